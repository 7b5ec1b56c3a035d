import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { failed, type Tally } from './step.ts';

export interface Finished {
  /** The exit code; null when the command was killed or could not be started. */
  readonly code: number | null;
  /** Standard output and standard error, as they came, without colours. */
  readonly output: string;
}

export interface RunOptions {
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** After how many minutes the command is stopped. */
  readonly minutes?: number;
}

const QUIETLY = { FORCE_COLOR: undefined, ASTRO_TELEMETRY_DISABLED: '1' };

/** Runs a command to its end and keeps what it prints. A command that cannot be started is told. */
export const run = (
  command: string,
  args: readonly string[],
  { env = {}, minutes = 10 }: RunOptions = {},
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...QUIETLY, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * 60_000,
      // A runner that is asked to stop still closes its servers and writes its report.
      killSignal: 'SIGINT',
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code, signal) => {
      const printed = stripVTControlCharacters(Buffer.concat(chunks).toString());
      const stopped = signal === null ? '' : `\nStopped by ${signal} (limit ${minutes} minutes).`;
      resolve({ code, output: `${printed}${stopped}` });
    });
  });

const LINES_SHOWN = 60;

/** The end of a long output, where a command says what went wrong. */
export function ending(output: string): string {
  const lines = output.trimEnd().split('\n');
  const hidden = lines.length - LINES_SHOWN;
  return hidden > 0
    ? [`(${hidden} earlier lines)`, ...lines.slice(hidden)].join('\n')
    : lines.join('\n');
}

/** The tally of a command that only says yes or no: one test, passed when the exit code is 0. */
export const exitTally = ({ code, output }: Finished): Tally =>
  code === 0 ? { passed: 1, failed: 0, details: [] } : failed(ending(output) || 'It said nothing.');

/**
 * The tally of a command that says how many things it tested.
 *
 * @param finished the command, run to its end
 * @param good finds, as its first group, how many passed in what was printed
 * @param bad finds how many failed
 */
export function countedTally(finished: Finished, good: RegExp, bad: RegExp): Tally {
  const said = (pattern: RegExp): number => Number(pattern.exec(finished.output)?.[1] ?? 0);
  if (finished.code !== 0) return { ...exitTally(finished), failed: Math.max(1, said(bad)) };
  const count = said(good);
  return count > 0
    ? { passed: count, failed: 0, details: [] }
    : failed(`It did not say how many it tested.\n${ending(finished.output)}`);
}
