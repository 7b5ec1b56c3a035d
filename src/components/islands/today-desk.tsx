/** The puzzle of the day: the same for everybody, by the date in Israel. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { askedDay } from '../../puzzles/daily/asked-day.ts';
import {
  forgetBeginning,
  keepBeginning,
  NOTHING,
  readBeginning,
} from '../../puzzles/daily/beginnings.ts';
import { shareText, wishOfDay, type Ending } from '../../puzzles/daily/daily.ts';
import { dayBefore, dayInIsrael, dayInWords, type Day } from '../../puzzles/daily/day.ts';
import { keepEnding, readEndings } from '../../puzzles/daily/endings.ts';
import type { Brought } from './dealing.ts';
import type { Rulebook } from './dealt.ts';
import { mounted, type AtDesk } from './desk.tsx';
import { LostPuzzle } from './lost-puzzle.tsx';
import { Sentence } from './puzzle-sentence.tsx';
import type { Step } from './puzzle.tsx';

export interface TodayProps extends Rulebook {
  /** Where there are more puzzles. */
  readonly practice: string;
}

/** How often an open page looks at the calendar, in milliseconds. */
const LOOKS = 10_000;

const device = () => localStorage;

function today(): Day {
  const day = dayInIsrael(new Date());
  if (!day.ok) throw new Error('The clock of this device tells no date.');
  return day.value;
}

/** The day that it is in Israel, also after midnight has passed. */
function useToday(): Day {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => setDay(today());
    const looking = setInterval(look, LOOKS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}

/** What came of a day's puzzle. */
interface Opened {
  readonly day: Day;
  readonly brought: Brought | 'lost';
}

function TodayDesk({ bring, onReady, rules, laws, practice }: TodayProps & AtDesk) {
  const now = useToday();
  /** What it was when the puzzle was opened. */
  const [opened, setOpened] = useState(now);
  const [shown, setShown] = useState<Opened>();
  const [ending, setEnding] = useState<Ending>();
  const [isKept, setKept] = useState(true);
  /** What was done at the day's puzzle, on this visit and before it. */
  const soFar = useRef(NOTHING);
  /** Each visit begins with the first hint: one that was taken before is no other hint. */
  const hintsNow = useRef(0);
  /** The day that was asked for last; what comes late for an earlier one is not shown. */
  const awaited = useRef<Day>();
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  const asked = askedDay(location.search, opened);
  const day = asked.ok ? asked.day : undefined;

  const open = async (of: Day) => {
    awaited.current = of;
    const wish = wishOfDay(of);
    const brought = (wish.ok ? await bring(wish.value) : undefined) ?? 'lost';
    if (awaited.current === of) setShown({ day: of, brought });
  };
  const end = (of: Day, solved: boolean) => {
    if (ending) return;
    const { wrong, hints } = soFar.current;
    const how = { solved, tries: wrong + 1, hints };
    setEnding(how);
    setKept(keepEnding(of, how, device));
    forgetBeginning(of, device);
  };
  const step = (of: Day, made: Step) => {
    if (ending) return;
    if (made === 'shown') {
      end(of, false);
      return;
    }
    const { wrong, hints } = soFar.current;
    if (made === 'hint') hintsNow.current++;
    soFar.current =
      made === 'wrong'
        ? { wrong: wrong + 1, hints }
        : { wrong, hints: Math.max(hints, hintsNow.current) };
    keepBeginning(of, soFar.current, device);
  };
  const openNew = () => {
    history.replaceState(null, '', location.pathname);
    takesFocus.current = true;
    setOpened(now);
  };

  useEffect(() => {
    if (day === undefined) {
      onReady();
      return;
    }
    soFar.current = readBeginning(day, device);
    hintsNow.current = 0;
    setEnding(readEndings(device).get(day));
    void open(day);
  }, [day]);
  useLayoutEffect(() => {
    if (!shown) return;
    onReady();
    if (!takesFocus.current) return;
    takesFocus.current = false;
    heading.current?.focus();
  }, [shown]);

  if (!asked.ok) {
    return (
      <div class="puzzle">
        <p role="alert">
          <Sentence words={asked.words} rules={rules} say={String} />
        </p>
        <div class="controls">
          <a class="button main" href={location.pathname}>
            לחידה של היום
          </a>
        </div>
      </div>
    );
  }
  return (
    <>
      <p class="date">
        {dayInWords(asked.day)} {ending?.solved && <span class="done">נפתרה</span>}
      </p>
      <div role="status">
        {now !== opened && (
          <div class="new-day">
            <p>בישראל כבר {dayInWords(now)}, ויש חידה חדשה.</p>
            <button type="button" class="button main" onClick={openNew}>
              לחידה החדשה
            </button>
          </div>
        )}
      </div>
      {show(asked.day)}
      {ending && <Share day={asked.day} ending={ending} isKept={isKept} />}
      <nav class="after" aria-label="עוד חידות">
        {asked.day !== opened && (
          <a class="button" href={location.pathname}>
            החידה של היום
          </a>
        )}
        <a class="button" href={`?day=${dayBefore(asked.day)}`}>
          {asked.day === opened ? 'החידה של אתמול' : 'החידה של היום שלפני'}
        </a>
        <a class="button" href={practice}>
          תרגול בלי סוף
        </a>
      </nav>
    </>
  );

  function show(of: Day) {
    if (shown?.day !== of) return null;
    if (shown.brought === 'lost') return <LostPuzzle onAgain={() => void open(of)} />;
    const { dealt, DealtPuzzle } = shown.brought;
    return (
      <DealtPuzzle
        id="today"
        round={of}
        dealt={dealt}
        heading={heading}
        rules={rules}
        laws={laws}
        next={{ href: practice, label: 'לתרגול בלי סוף' }}
        onSolved={() => end(of, true)}
        onStep={(made) => step(of, made)}
      />
    );
  }
}

interface ShareProps {
  readonly day: Day;
  readonly ending: Ending;
  readonly isKept: boolean;
}

/** What can be sent to friends; it tells nothing of the puzzle. */
function Share({ day, ending, isKept }: ShareProps) {
  const written = shareText(day, ending, `${location.origin}${location.pathname}`);
  if (!written.ok) return null;
  const text = written.value;
  const [title, how] = text.split('\n');
  return (
    <section class="share" aria-label="מה שולחים לחברים">
      <p>
        <b>{title}</b>
        <br />
        {how}
      </p>
      {!isKept && <p class="note">הדפדפן לא נותן לשמור, ולכן הסימון יימחק כשתעזבו את הדף.</p>}
      {'share' in navigator ? (
        <button type="button" class="button" onClick={() => void send(text)}>
          שיתוף
        </button>
      ) : (
        <button type="button" class="button" data-copy={text} data-copied="הועתק, אפשר להדביק">
          העתקה לשיתוף
        </button>
      )}
    </section>
  );
}

/** A reader who closes the list of recipients has changed their mind, which is no fault. */
const send = (text: string): Promise<void> => navigator.share({ text }).catch(() => undefined);

export const mount = mounted<TodayProps>(TodayDesk);

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function Unrendered() {
  return null;
}
