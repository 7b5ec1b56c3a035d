import { describe, expect, test } from 'vitest';
import { countedTally, run } from '../../tools/test/command.ts';
import { tallyPlaywright, tallyVitest } from '../../tools/test/reports.ts';
import { failed, passed, runSteps, type Step } from '../../tools/test/step.ts';

const runQuietly = async (
  steps: readonly Step[],
  missing: ReadonlyMap<string, string> = new Map(),
): Promise<{ passed: number; failed: number; said: string }> => {
  const said: string[] = [];
  const total = await runSteps(steps, missing, (text) => said.push(text));
  return { ...total, said: said.join('\n') };
};

describe('the test command', () => {
  test('adds up what its steps found', async () => {
    const steps: Step[] = [
      { name: 'one', run: () => passed(3) },
      { name: 'two', run: () => ({ passed: 1, failed: 2, details: ['a checker is missing'] }) },
    ];
    const { said, ...total } = await runQuietly(steps);
    expect(total).toEqual({ passed: 4, failed: 2 });
    expect(said).toContain('    a checker is missing');
  });

  test('goes on after a failure', async () => {
    const steps: Step[] = [
      { name: 'broken', run: () => failed('it broke') },
      { name: 'next', run: () => passed(1) },
    ];
    expect(await runQuietly(steps)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('counts a step that throws as failed, and says what it threw', async () => {
    const step: Step = {
      name: 'crash',
      run: () => {
        throw new Error('the board fell off the table');
      },
    };
    const { failed: count, said } = await runQuietly([step]);
    expect(count).toBe(1);
    expect(said).toContain('the board fell off the table');
  });

  test('counts a step that tested nothing as failed', async () => {
    const { failed: count, said } = await runQuietly([{ name: 'empty', run: () => passed(0) }]);
    expect(count).toBe(1);
    expect(said).toContain('tested nothing');
  });

  test('counts a step that could not run as failed, and says why', async () => {
    const steps: Step[] = [
      { name: 'build', run: () => failed('no') },
      { name: 'links', needs: ['build'], run: () => passed(1) },
      { name: 'ask', programs: ['gnubg'], run: () => passed(1) },
    ];
    const { said, ...total } = await runQuietly(steps, new Map([['gnubg', 'Install gnubg.']]));
    expect(total).toEqual({ passed: 0, failed: 3 });
    expect(said).toContain('needs a step that failed: build');
    expect(said).toContain('Install gnubg.');
  });
});

describe('a report of Vitest', () => {
  const report = (
    assertionResults: readonly object[],
    { success = true, status = 'passed', message = '' } = {},
  ): string =>
    JSON.stringify({
      numPassedTests: assertionResults.filter(
        (test) => 'status' in test && test.status === 'passed',
      ).length,
      success,
      testResults: [{ name: 'a.test.ts', status, message, assertionResults }],
    });

  test('sums what passed', () => {
    const text = report([{ fullName: 'a', status: 'passed' }]);
    expect(tallyVitest(text)).toEqual({ passed: 1, failed: 0, details: [] });
  });

  test('tells what failed, with its seed', () => {
    const text = report(
      [
        { fullName: 'a', status: 'passed' },
        { fullName: 'b', status: 'failed', failureMessages: ['{ seed: 7 }'] },
      ],
      { success: false, status: 'failed' },
    );
    const { details, ...sums } = tallyVitest(text);
    expect(sums).toEqual({ passed: 1, failed: 1 });
    expect(details).toEqual(['a.test.ts: b\n  { seed: 7 }']);
  });

  test('counts a skipped test as failed', () => {
    expect(tallyVitest(report([{ fullName: 'a', status: 'skipped' }]))).toMatchObject({
      failed: 1,
    });
  });

  test('counts a file that could not be loaded as failed', () => {
    const text = report([], { success: false, status: 'failed', message: 'SyntaxError' });
    expect(tallyVitest(text)).toMatchObject({ failed: 1, details: ['a.test.ts\n  SyntaxError'] });
  });

  test('counts an error outside any test as failed', () => {
    const text = report([{ fullName: 'a', status: 'passed' }], { success: false });
    expect(tallyVitest(text)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('a report of Playwright', () => {
  const spec = (status: string, errors: readonly object[] = []): object => ({
    title: 'a page',
    file: 'a.spec.ts',
    line: 3,
    tests: [{ projectName: 'phone', status, results: [{ errors }] }],
  });
  const report = (specs: readonly object[], errors: readonly object[] = []): string =>
    JSON.stringify({
      errors,
      suites: [{ title: 'a', specs: [], suites: [{ title: 'b', specs }] }],
    });

  test('sums what passed, in suites within suites', () => {
    expect(tallyPlaywright(report([spec('expected')]))).toEqual({
      passed: 1,
      failed: 0,
      details: [],
    });
  });

  test('tells what failed', () => {
    const text = report([spec('unexpected', [{ message: 'no board' }])]);
    expect(tallyPlaywright(text)).toEqual({
      passed: 0,
      failed: 1,
      details: ['phone: a.spec.ts:3 a page\n  no board'],
    });
  });

  test.each(['skipped', 'flaky'])('counts a %s test as failed', (status) => {
    expect(tallyPlaywright(report([spec(status)]))).toMatchObject({ passed: 0, failed: 1 });
  });

  test('counts an error outside any test as failed', () => {
    const text = report([spec('expected')], [{ message: 'the server did not start' }]);
    expect(tallyPlaywright(text)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('a command that is run', () => {
  test('gives its exit code and all it printed, without colours', async () => {
    const code = "process.stdout.write('\\u001b[31mred\\u001b[39m'); process.exit(3)";
    expect(await run(process.execPath, ['-e', code])).toEqual({ code: 3, output: 'red' });
  });

  test('that does not exist is told', async () => {
    const { code, output } = await run('no-such-command', []);
    expect(code).toBeNull();
    expect(output).toContain('ENOENT');
  });

  test('that takes too long is stopped', async () => {
    const { code, output } = await run(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
      minutes: 0.005,
    });
    expect(code).toBeNull();
    expect(output).toContain('Stopped');
  });
});

describe('a command that counts what it tests', () => {
  const tally = (code: number, output: string): object =>
    countedTally({ code, output }, /(\d+) diagrams/u, /(\d+) failures/u);

  test('passes as often as it says', () => {
    expect(tally(0, '14 diagrams proved')).toEqual({ passed: 14, failed: 0, details: [] });
  });

  test('fails as often as it says, or once when it crashes', () => {
    expect(tally(1, 'a\n\n3 failures in 14 files')).toMatchObject({ passed: 0, failed: 3 });
    expect(tally(1, 'SyntaxError')).toMatchObject({ passed: 0, failed: 1 });
  });

  test('fails when it ends well and says nothing', () => {
    expect(tally(0, '')).toMatchObject({ passed: 0, failed: 1 });
  });
});
