import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import {
  candidateFromGame,
  candidatesFromGenerator,
  type Candidate,
} from '../../tools/candidates/candidates.ts';
import { verifyPuzzleText } from '../../src/puzzles/verify.ts';
import { board, START, THEIR_START } from '../engine/board.ts';
import { proved, rawOf } from '../puzzles/raw.ts';

/** The file that an author would make of a candidate. */
const fileOf = ({ kind, board: parts, rules }: Candidate): string =>
  stringify({
    id: 'candidate',
    kind,
    ...parts,
    rules,
    title: 'חידה',
    prompt: 'מה משחקים?',
    explanation: 'כי כך אומר הכלל.',
  });

describe('a roll from a game', () => {
  const momentOf = (id: string) => {
    const { scene } = proved(rawOf(id));
    return { position: scene.position, dice: scene.dice!, by: scene.state.turn };
  };

  test('is a candidate with the rules that refuse somebody, and with its plays', () => {
    const candidate = candidateFromGame(momentOf('one-runner-left'))!;
    expect(candidate).toMatchObject({ kind: 'only-play', difficulty: 'hard' });
    expect(candidate.rules).toContain('larger-die');
    expect(candidate.notes).toContain('1 legal: 12/6');
    expect(candidate.notes).toContain('larger-die: 12/7?');
    expect(verifyPuzzleText(fileOf(candidate), () => undefined).ok).toBe(true);
  });

  test('is none when anything goes, or nothing', () => {
    const start = board(START, THEIR_START);
    expect(candidateFromGame({ position: start, dice: [3, 1], by: 'white' })).toBeUndefined();
    const shut = board({ bar: 1 }, { 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 });
    expect(candidateFromGame({ position: shut, dice: [3, 1], by: 'white' })).toBeUndefined();
  });

  test('of Black is written as Black sees it', () => {
    const moment = { ...momentOf('one-runner-left'), by: 'black' as const };
    const verified = verifyPuzzleText(fileOf(candidateFromGame(moment)!), () => undefined);
    expect(verified.ok && verified.value.scene.position).toEqual(moment.position);
  });
});

test('what the generator offers becomes a puzzle as soon as it has texts', () => {
  const kinds = ['find-play', 'only-play', 'worth'];
  const candidates = candidatesFromGenerator(2).filter(({ kind }) => kinds.includes(kind));
  expect(candidates.length).toBeGreaterThan(15);
  for (const candidate of candidates) {
    expect(verifyPuzzleText(fileOf(candidate), () => undefined)).toMatchObject({ ok: true });
  }
});
