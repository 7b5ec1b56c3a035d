/** The reader sets the loser's last checkers, the cube and the house's terms, and sees what the win is worth and why. */
import { hydrate } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { KINDS_IN_HEBREW } from '../../diagrams/kinds-in-hebrew.ts';
import { counted, listed, NOUNS } from '../../diagrams/words.ts';
import { PLAIN_TERMS, score, type Score, type Terms } from '../../engine/score.ts';
import { CHECKERS } from '../../engine/position.ts';
import type { RuleId } from '../../engine/rules.ts';
import { MOST_OFF, withCount, type LastCheckers } from './last-checkers.ts';
import type { WinBoardProps } from './win-board.tsx';

const RULES = {
  single: 'single',
  gammon: 'mars',
  backgammon: 'turkish-mars',
  'star-mars': 'agreed-terms',
} as const satisfies Record<Score['kind'], RuleId>;

/** The rules that the calculator links to. */
export const CITED = [...new Set([...Object.values(RULES), 'one-off-saves', 'jacoby'] as const)];

type RuleLinks = Readonly<
  Record<(typeof CITED)[number], { readonly label: string; readonly href: string }>
>;

export interface WinCalculatorProps {
  readonly rules: RuleLinks;
  /** Where the board is; nothing while the page is being built. */
  readonly board?: Element | undefined;
}

/** What the page opens with. */
export const AT_FIRST: LastCheckers = { off: 0, bar: 1, home: 0 };

const CUBES = [1, 2, 4, 8, 16, 32, 64];

const TERMS: Readonly<Record<Terms['backgammon'], string>> = {
  'bar-or-home': 'על הבר או בלוח הבית',
  home: 'רק בלוח הבית',
  bar: 'רק על הבר',
  none: 'לא סופרים מארס טורקי',
};

const PLACES = [
  { place: 'off', label: 'בחוץ', most: MOST_OFF },
  { place: 'bar', label: 'על הבר', most: CHECKERS },
  { place: 'home', label: 'בלוח הבית של המנצח', most: CHECKERS },
] as const;

/** Why the win is of its kind, in one sentence. */
export function why({ off, bar, home }: LastCheckers, { jacoby, cubeCentred }: Terms): string {
  if (off > 0) return `המפסיד הוציא ${counted(off, NOUNS.checkers)}.`;
  if (jacoby && cubeCentred)
    return 'לפי כלל ג׳קובי, כל עוד איש לא הכפיל, כל ניצחון נספר כניצחון רגיל.';
  const left = [
    bar > 0 ? `${counted(bar, NOUNS.checkers)} על הבר` : '',
    home > 0 ? `${counted(home, NOUNS.checkers)} בלוח הבית של המנצח` : '',
  ].filter((text) => text !== '');
  if (left.length === 0) {
    return 'המפסיד לא הוציא אף אבן, ואין לו אבן על הבר או בלוח הבית של המנצח.';
  }
  return `המפסיד לא הוציא אף אבן, ויש לו עוד ${listed(left)}.`;
}

function ruleOf({ kind }: Score, { off, bar, home }: LastCheckers): (typeof CITED)[number] {
  if (kind === 'gammon' && bar + home > 0) return 'agreed-terms';
  if (kind !== 'single') return RULES[kind];
  if (off === 0) return 'jacoby';
  return bar + home > 0 ? 'one-off-saves' : 'single';
}

/** The drawing comes only when the reader changes something. A board that cannot follow the numbers is taken away. */
async function draw(element: Element, board: WinBoardProps): Promise<void> {
  try {
    const { drawWinBoard } = await import('./win-board.tsx');
    drawWinBoard(element, board);
  } catch {
    element.remove();
  }
}

export default function WinCalculator({ rules, board }: WinCalculatorProps) {
  const [last, setLast] = useState(AT_FIRST);
  const [terms, setTerms] = useState<Terms>(PLAIN_TERMS);
  const worth = score({ loser: last }, terms);
  const rule = rules[ruleOf(worth, last)];
  // Until the script has come, what is typed would be lost.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const isFirst = useRef(true);
  useEffect(() => {
    if (board && !isFirst.current)
      void draw(board, { last, cube: terms.cube, description: why(last, PLAIN_TERMS) });
    isFirst.current = false;
  }, [board, last, terms.cube]);
  const set = (change: Partial<Terms>): void => setTerms({ ...terms, ...change });

  return (
    <div role="group" aria-label="כמה שווה הניצחון">
      <fieldset disabled={!isAlive}>
        <legend>האבנים של המפסיד</legend>
        {PLACES.map(({ place, label, most }) => (
          <label key={place}>
            {label}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              value={last[place]}
              onInput={({ currentTarget: { valueAsNumber } }) => {
                if (Number.isInteger(valueAsNumber)) setLast(withCount(last, place, valueAsNumber));
              }}
              onBlur={({ currentTarget }) => {
                // What is no count was not taken, and does not stay in the field.
                currentTarget.value = String(last[place]);
              }}
            />
          </label>
        ))}
      </fieldset>
      <fieldset disabled={!isAlive}>
        <legend>מה סיכמתם</legend>
        <label>
          מארס טורקי
          <select
            value={terms.backgammon}
            onChange={({ currentTarget: { value } }) =>
              set({ backgammon: value as Terms['backgammon'] })
            }
          >
            {Object.entries(TERMS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          קוביית הכפלה
          <select
            value={String(terms.cube)}
            onChange={({ currentTarget: { value } }) =>
              set({ cube: Number(value), cubeCentred: value === '1' })
            }
          >
            {CUBES.map((cube) => (
              <option key={cube} value={String(cube)}>
                {cube === 1 ? 'איש לא הכפיל' : cube}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={terms.starMars}
            onChange={({ currentTarget: { checked } }) => set({ starMars: checked })}
          />
          מארס כוכבים
        </label>
        <label>
          <input
            type="checkbox"
            checked={terms.jacoby}
            onChange={({ currentTarget: { checked } }) => set({ jacoby: checked })}
          />
          כלל ג׳קובי
        </label>
      </fieldset>
      <p class="sum">
        <output>
          <b>
            {KINDS_IN_HEBREW[worth.kind]}: {counted(worth.points, NOUNS.points)}.
          </b>{' '}
          {why(last, terms)}
          {terms.cube > 1 && (
            <>
              {' '}
              <bdi dir="ltr" class="mv">{`${worth.times} × ${terms.cube} = ${worth.points}`}</bdi>.
            </>
          )}
        </output>{' '}
        <a href={rule.href}>{rule.label}</a>
      </p>
    </div>
  );
}

/** Takes over the calculator that the page has in an element. */
export function mount(element: HTMLElement): void {
  const { rules } = JSON.parse(element.dataset['props']!) as { rules: RuleLinks };
  const board = element.querySelector('.still') ?? undefined;
  hydrate(<WinCalculator {...{ rules, board }} />, element.querySelector('.desk')!);
}
