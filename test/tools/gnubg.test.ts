import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAnswers } from '../../tools/gnubg/answers.ts';
import { askGnubg } from '../../tools/gnubg/driver.ts';

const ENTERING = 'XGID=-B-----------------a-----A:0:0:1:31:0:0:0:0:10';
const SHUT_OUT = 'XGID=-B-----------------bbbbbbA:0:0:1:31:0:0:0:0:10';

const reply = (parts: object) =>
  `${JSON.stringify({ positionId: 'AAAA', pips: { white: 27, black: 6 }, plays: [], score: null, ...parts })}\n`;

describe('reading what GNU Backgammon answered', () => {
  test('answers keep the order of the questions and carry them', () => {
    const lines = reply({ positionId: 'first' }) + reply({ positionId: 'second' });
    const answers = parseAnswers([ENTERING, SHUT_OUT], lines, '');
    expect(answers.map(({ xgid, positionId }) => [xgid, positionId])).toEqual([
      [ENTERING, 'first'],
      [SHUT_OUT, 'second'],
    ]);
  });

  test('plays and results are sorted, whichever play GNU Backgammon liked best', () => {
    const plays = [
      { play: 'bar/22 6/5', result: '-C' },
      { play: 'bar/21', result: '-B' },
    ];
    const [answer] = parseAnswers([ENTERING], reply({ plays }), '');
    expect(answer?.plays?.map(({ play }) => play)).toEqual(['bar/21', 'bar/22 6/5']);
    expect(answer?.results).toEqual(['-B', '-C']);
  });

  test('two ways to bear off the last checker are two plays and one result', () => {
    const plays = [
      { play: '4/off', result: 'won' },
      { play: '4/2*/off', result: 'won' },
    ];
    const [answer] = parseAnswers([ENTERING], reply({ plays }), '');
    expect(answer?.plays).toHaveLength(2);
    expect(answer?.results).toEqual(['won']);
  });

  test('a roll that cannot be played has no results, which is not the same as no roll', () => {
    const [shutOut, noRoll] = parseAnswers(
      [SHUT_OUT, ENTERING],
      reply({ plays: [] }) + reply({ plays: null }),
      '',
    );
    expect(shutOut?.results).toEqual([]);
    expect(noRoll?.results).toBeNull();
  });

  test('an answer too few names the question that stopped the program', () => {
    expect(() => parseAnswers([ENTERING, SHUT_OUT], reply({}), 'SIGABRT')).toThrow(
      expect.objectContaining({
        failure: 'stopped',
        message: `GNU Backgammon answered 1 of 2 questions and stopped at ${SHUT_OUT} (SIGABRT)`,
      }),
    );
  });

  test('an answer cut off in the middle of its line does not count', () => {
    expect(() => parseAnswers([ENTERING], '{"positionId": "AA', 'SIGKILL')).toThrow(
      expect.objectContaining({ failure: 'stopped' }),
    );
  });

  test('an answer too many is not trusted', () => {
    expect(() => parseAnswers([ENTERING], reply({}) + reply({}), '')).toThrow(
      expect.objectContaining({ failure: 'unreadable' }),
    );
  });

  test.each(['nonsense\n', '{}\n', reply({ pips: { white: 27 } }), reply({ score: 2 })])(
    'a line that is no answer is told as such: %s',
    (line) => {
      expect(() => parseAnswers([ENTERING], line, '')).toThrow(
        expect.objectContaining({ failure: 'unreadable' }),
      );
    },
  );

  test('a refused question is named with the reason', () => {
    expect(() => parseAnswers([ENTERING], '{"error": "it is not an XGID"}\n', '')).toThrow(
      expect.objectContaining({
        failure: 'refused',
        message: `GNU Backgammon cannot judge ${ENTERING}: it is not an XGID`,
      }),
    );
  });
});

describe('running GNU Backgammon', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function standIn(greeting: string, run: string): Promise<string> {
    const program = join(folder, 'gnubg');
    await writeFile(
      program,
      `#!/bin/sh\nif [ "$1" = --version ]; then echo '${greeting}'; exit; fi\n${run}\n`,
    );
    await chmod(program, 0o755);
    return program;
  }

  test('a program that is not there is told with the way to install it', async () => {
    await expect(askGnubg([ENTERING], join(folder, 'gnubg'))).rejects.toMatchObject({
      name: 'GnubgError',
      failure: 'not-installed',
      message: expect.stringContaining('apt-get install gnubg') as string,
    });
  });

  test('another program is not taken for GNU Backgammon', async () => {
    const program = await standIn('GNU Chess 6.2.9', '');
    await expect(askGnubg([ENTERING], program)).rejects.toMatchObject({ failure: 'unreadable' });
  });

  test('a crash is told with the question and the last words of the program', async () => {
    const program = await standIn('GNU Backgammon 1.07', 'echo smashed >&2; kill -ABRT $$');
    await expect(askGnubg([ENTERING], program)).rejects.toMatchObject({
      failure: 'stopped',
      message: `GNU Backgammon answered 0 of 1 questions and stopped at ${ENTERING} (SIGABRT smashed)`,
    });
  });

  test('it runs in a home of its own, which is gone afterwards', async () => {
    const line = reply({ positionId: 'HOME' }).trim().replace('HOME', '%s');
    const program = await standIn(
      'GNU Backgammon 1.07',
      `printf '${line}\\n' "$HOME" >> answers.jsonl`,
    );
    const { answers } = await askGnubg([ENTERING], program);
    const home = answers[0]?.positionId ?? '';
    expect(home).toContain(tmpdir());
    expect(home).not.toBe(homedir());
    expect(existsSync(home)).toBe(false);
  });

  test('a long list is shared out to several runs and comes back in order', async () => {
    const line = reply({ positionId: 'QUESTION' }).trim().replace('QUESTION', '%s');
    const program = await standIn(
      'GNU Backgammon 1.07',
      `tr -d '"' < questions.jsonl | while read -r question; do printf '${line}\\n' "$question" >> answers.jsonl; done`,
    );
    const questions = Array.from({ length: 173 }, (_, number) => `question ${number}`);
    const { program: version, answers } = await askGnubg(questions, program);
    expect(version).toBe('GNU Backgammon 1.07');
    expect(answers.map(({ positionId }) => positionId)).toEqual(questions);
  });
});
