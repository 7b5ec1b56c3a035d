/** Tells what can be played: one XGID for a person, or JSON lines for a program. */
import { pipeline } from 'node:stream/promises';
import { answer } from './referee/answer.ts';
import { readGame } from './referee/game.ts';
import { linesOf } from './referee/lines.ts';
import { writeReport } from './referee/report.ts';
import { explain } from '../src/engine/result.ts';

const USAGE = `Usage:
  npm run -s referee -- "XGID=…"   prints the board, the legal plays, and a diagram of them;
                                   all of it together is a diagram's file
  npm run -s referee -- --json     answers each line of standard input with a line:
    {"xgid": "XGID=…"}                           every legal play
    {"xgid": "XGID=…", "play": "24/18 13/8"}     whether this play is legal, or why not
    {"positionId": "4HPwATDgc/ABMA", "dice": [6, 5]}, with or without "play"
`;

async function* answersTo(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const lines of linesOf(input)) {
    yield lines.map((line) => `${JSON.stringify(answer(line))}\n`).join('');
  }
}

async function answerLines(): Promise<void> {
  try {
    await pipeline(process.stdin, answersTo, process.stdout, { end: false });
  } catch (error) {
    // Whoever reads the answers may stop early.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

function report(xgid: string): void {
  const game = readGame(xgid);
  if (game.ok) {
    process.stdout.write(writeReport(game.value));
  } else {
    console.error(explain(game.problems));
    process.exitCode = 1;
  }
}

const [argument, ...more] = process.argv.slice(2);
if (argument === '--json' && more.length === 0) {
  await answerLines();
} else if (argument === undefined || more.length > 0 || /^--?[a-z]+$/.test(argument)) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  report(argument);
}
