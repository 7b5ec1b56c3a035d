/** Practice without end: the reader chooses a rule and a difficulty, and gets one puzzle after another. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { counted, NOUNS } from '../../diagrams/words.ts';
import { DIFFICULTIES, type Difficulty } from '../../puzzles/difficulties.ts';
import { LEVELS, type PracticeRule } from '../../puzzles/generate/levels.ts';
import type { Wish } from '../../puzzles/generate/wish.ts';
import {
  firstWish,
  nearestLevel,
  readPractice,
  seedFrom,
  tellWrongAddress,
  withSeed,
  writePractice,
} from '../../puzzles/practice.ts';
import { PUZZLE_KINDS } from '../../puzzles/question.ts';
import type { Brought } from './dealing.ts';
import type { Rulebook } from './dealt.ts';
import { mounted, type AtDesk } from './desk.tsx';
import { LostPuzzle } from './lost-puzzle.tsx';

export interface PracticeProps extends Rulebook {
  /** The rules that can be practised, by their chapters. */
  readonly chapters: readonly { readonly title: string; readonly rules: readonly PracticeRule[] }[];
}

/** Nobody deals while the page is being built. */
type DeskProps = PracticeProps & Partial<AtDesk>;

/** Where the desk stands: a puzzle is on its way, is here, could not be had, or the address means none. */
type State =
  | { readonly is: 'waiting' }
  | {
      readonly is: 'dealt';
      readonly wish: Wish;
      readonly brought: Brought;
      /** The puzzle after this one, which is made while this one is solved. */
      readonly next: Wish;
    }
  | { readonly is: 'lost'; readonly wish: Wish }
  | { readonly is: 'wrong'; readonly sentences: readonly string[] };

type Wanted = Pick<Wish, 'rule' | 'difficulty'>;

const addressOf = (wish: Wish): string =>
  `${location.origin}${location.pathname}${writePractice(wish)}`;
const drawSeed = (): string => seedFrom(crypto.getRandomValues(new Uint32Array(2)));
const fresh = ({ rule, difficulty }: Wanted): Wish => ({
  ...firstWish(drawSeed()),
  rule,
  difficulty,
});

export default function PracticeDesk({ bring, onReady, rules, laws, chapters }: DeskProps) {
  const [wanted, setWanted] = useState<Wanted>(firstWish(''));
  const [state, setState] = useState<State>({ is: 'waiting' });
  const [said, setSaid] = useState('');
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  /** What was asked for last; what comes late for an earlier wish is not shown. */
  const asked = useRef<Wish>();

  /** Brings the puzzle of a wish. What is said before it is said with it. */
  const show = async (wish: Wish, before = '') => {
    asked.current = wish;
    setWanted(wish);
    const brought = await bring!(wish);
    if (asked.current !== wish) return;
    if (!brought) {
      setState({ is: 'lost', wish });
      return;
    }
    const next = fresh(wish);
    setState({ is: 'dealt', wish, brought, next });
    setSaid(`${before} חידה חדשה: ${PUZZLE_KINDS[brought.dealt.kind]}.`.trim());
    void bring!(next);
  };
  const go = (wish: Wish, before?: string) => {
    history.pushState(null, '', writePractice(wish));
    void show(wish, before);
  };
  const follow = () => {
    const query = withSeed(location.search, drawSeed());
    const read = readPractice(query);
    if (!read.ok) {
      asked.current = undefined;
      setState({ is: 'wrong', sentences: tellWrongAddress(query) });
      return;
    }
    if (query !== location.search) history.replaceState(null, '', writePractice(read.value));
    void show(read.value);
  };
  const goOn = () => {
    takesFocus.current = true;
    go(state.is === 'dealt' ? state.next : fresh(wanted));
  };
  const want = ({ rule, difficulty }: Wanted) => {
    const level = nearestLevel(rule, difficulty);
    const isOther = level !== difficulty && level !== 'any';
    go(
      fresh({ rule, difficulty: level }),
      isOther
        ? `אין לכלל הזה חידות ברמה שבחרתם, ולכן עברנו לרמה אחרת: ${DIFFICULTIES[level]}.`
        : '',
    );
  };

  useEffect(() => {
    if (!bring) return;
    const back = () => {
      takesFocus.current = true;
      follow();
    };
    follow();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [bring]);
  useLayoutEffect(() => {
    if (state.is !== 'waiting') onReady?.();
    if (state.is === 'waiting' || !takesFocus.current) return;
    takesFocus.current = false;
    heading.current?.focus();
  }, [state]);

  const { rule, difficulty } = wanted;
  const levels = rule === 'any' ? (Object.keys(DIFFICULTIES) as Difficulty[]) : LEVELS[rule];
  const isAlive = bring !== undefined;
  return (
    <>
      <div class="practice">
        <label>
          כלל
          <select
            class="button"
            value={rule}
            disabled={!isAlive}
            onChange={({ currentTarget: { value } }) =>
              want({ rule: value as Wish['rule'], difficulty })
            }
          >
            <option value="any">כל הכללים</option>
            {chapters.map(({ title, rules: inChapter }) => (
              <optgroup key={title} label={title}>
                {inChapter.map((id) => (
                  <option key={id} value={id}>{`${rules[id]![0]} ${rules[id]![1]}`}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          רמה
          <select
            class="button"
            value={difficulty}
            disabled={!isAlive}
            onChange={({ currentTarget: { value } }) =>
              want({ rule, difficulty: value as Wish['difficulty'] })
            }
          >
            <option value="any">כל הרמות</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {DIFFICULTIES[level]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" disabled={!isAlive} onClick={goOn}>
          חידה חדשה
        </button>
      </div>
      <p class="unseen" role="status">
        {said}
      </p>
      {draw()}
      {state.is !== 'wrong' && (
        <div class="after">
          <button
            type="button"
            class="button"
            disabled={state.is !== 'dealt'}
            data-copy={state.is === 'dealt' ? addressOf(state.wish) : ''}
            data-copied="הקישור הועתק"
          >
            העתקת הקישור לחידה
          </button>
        </div>
      )}
      <p class="note">
        {solved.size > 0 && `פתרתם בביקור הזה: ${counted(solved.size, NOUNS.puzzles)}.`}
      </p>
    </>
  );

  function draw() {
    switch (state.is) {
      case 'waiting':
        return null;
      case 'dealt': {
        const { wish, next } = state;
        const { dealt, DealtPuzzle } = state.brought;
        const id = writePractice(wish);
        return (
          <DealtPuzzle
            id="practice"
            round={id}
            dealt={dealt}
            heading={heading}
            rules={rules}
            laws={laws}
            next={{ href: writePractice(next), label: 'לחידה הבאה', onFollow: goOn }}
            onSolved={() => setSolved(new Set([...solved, id]))}
          />
        );
      }
      case 'lost':
        return <LostPuzzle onAgain={() => void show(state.wish)} />;
      case 'wrong':
        return (
          <div class="puzzle">
            <h2 tabIndex={-1} ref={heading}>
              הכתובת לא מובילה לחידה
            </h2>
            {state.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <div class="controls">
              <button type="button" class="button main" onClick={goOn}>
                לחידה חדשה
              </button>
            </div>
          </div>
        );
    }
  }
}

export const mount = mounted<PracticeProps>(PracticeDesk);
