import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { verifyText } from '../../src/diagrams/file.ts';
import { readLines } from '../fixtures/read.ts';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10';
const REFEREE = new URL('../../tools/referee.ts', import.meta.url).pathname;

const start = (...args: string[]) => spawn(process.execPath, [REFEREE, ...args]);

async function run(args: readonly string[], input = '') {
  const child = start(...args);
  child.stdin.end(input);
  const [out, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, out, errors };
}

describe('The referee’s command', () => {
  test('prints a board, its plays and a diagram, which are a file that can be proved', async () => {
    const { code, out, errors } = await run([START]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('# White is to play 6-5: 7 legal plays.');
    expect(verifyText(out)).toMatchObject({ ok: true });
  });

  test('says what is wrong with an XGID, and fails', async () => {
    expect(await run([START.replace(':65:', ':75:')])).toEqual({
      code: 1,
      out: '',
      errors: 'XGID, dice: they are two digits from 1 to 6, or 00, D, B or R, not "75"\n',
    });
  });

  test.each([[[]], [['--jsn']], [['-h']], [['--json', START]], [[START, START]]])(
    'tells how it is used when it is called otherwise: %j',
    async (args) => {
      const { code, out, errors } = await run(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(errors).toMatch(/^Usage:\n {2}npm run -s referee -- "XGID=…"/);
    },
  );

  test('answers each line of a whole file in order, whatever its ends of lines are', async () => {
    const games = readLines('natural.jsonl');
    const questions = games.map(({ xgid }) => `{"xgid": "${xgid}"}`);
    const { code, out, errors } = await run(['--json'], `\ufeff${questions.join('\r\n')}`);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const answers = out.split('\n');
    expect(answers.pop()).toBe('');
    const counts = answers.map((line) => (JSON.parse(line) as { plays: object[] }).plays.length);
    expect(counts).toEqual(games.map(({ results }) => results.length));
  });

  test('answers the lines around one that cannot be read', async () => {
    const question = JSON.stringify({ xgid: START, play: '24/13' });
    const { code, out } = await run(['--json'], `${question}\n\nnonsense\n${question}\n`);
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(answers).toEqual([
      expect.objectContaining({ legal: true }),
      { error: 'line: it is blank' },
      { error: expect.stringMatching(/^line: it is not JSON/) as string },
      expect.objectContaining({ legal: true }),
    ]);
  });

  test('answers a line before the next one is asked', async () => {
    const child = start('--json');
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const play of ['24/13', '24/18']) {
      child.stdin.write(`${JSON.stringify({ xgid: START, play })}\n`);
      const { value } = (await answers.next()) as { value: string };
      expect(JSON.parse(value)).toMatchObject({ legal: play === '24/13' });
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('stops in silence when nobody reads its answers any more', async () => {
    const child = start('--json');
    const errors = text(child.stderr);
    child.stdin.on('error', () => undefined);
    child.stdin.end(`${JSON.stringify({ xgid: START })}\n`.repeat(20_000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(await errors).toBe('');
  });
});
