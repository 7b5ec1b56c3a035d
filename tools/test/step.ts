/** What a step of the test command found. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, in words; nothing when all passed. */
  readonly details: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Names of earlier steps without which this one cannot run. */
  readonly needs?: readonly string[];
  /** Programs of the machine without which this one cannot run. */
  readonly programs?: readonly string[];
  run(): Promise<Tally> | Tally;
}

export const passed = (count: number): Tally => ({ passed: count, failed: 0, details: [] });

export const failed = (...details: readonly string[]): Tally => ({ passed: 0, failed: 1, details });

/** What cannot run is a failure: says why the step was not run, or null when it can be. */
function obstacle(
  { needs = [], programs = [] }: Step,
  broken: ReadonlySet<string>,
  missing: ReadonlyMap<string, string>,
): string | null {
  const need = needs.find((name) => broken.has(name));
  if (need !== undefined) return `Not run, because it needs a step that failed: ${need}.`;
  const program = programs.find((name) => missing.has(name));
  return program === undefined ? null : `Not run: ${missing.get(program)}`;
}

const attempt = async (step: Step): Promise<Tally> => {
  try {
    const tally = await step.run();
    return tally.passed + tally.failed > 0 ? tally : failed('It ran, and tested nothing.');
  } catch (error) {
    return failed(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

const line = (name: string, { passed, failed }: Tally, seconds: number): string =>
  [
    failed > 0 ? 'failed' : 'passed',
    name.padEnd(28),
    `${seconds.toFixed(1)} s`.padStart(8),
    failed > 0 ? `   ${passed} passed, ${failed} failed` : `   ${passed}`,
  ].join('  ');

/**
 * Runs the steps in order, all of them, whatever fails on the way.
 *
 * @param steps what to run
 * @param missing for each program that is not there, a sentence that says how to install it
 * @param say prints a line
 * @returns the sums over all steps
 */
export async function runSteps(
  steps: readonly Step[],
  missing: ReadonlyMap<string, string>,
  say: (text: string) => void,
): Promise<{ passed: number; failed: number }> {
  const broken = new Set<string>();
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const start = performance.now();
    const reason = obstacle(step, broken, missing);
    const tally = reason === null ? await attempt(step) : failed(reason);
    if (tally.failed > 0) broken.add(step.name);
    total.passed += tally.passed;
    total.failed += tally.failed;
    say(line(step.name, tally, (performance.now() - start) / 1000));
    for (const detail of tally.details) say(detail.replace(/^(?=.)/gmu, '    '));
  }
  return total;
}
