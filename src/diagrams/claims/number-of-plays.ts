import { z } from 'zod';
import { readPlay, writePlay } from '../../engine/notation.ts';
import { BAR, OFF } from '../../engine/position.ts';
import type { Words } from '../words.ts';
import { codesOf, illegalClaim, judgeText, legalClaim, playInWords } from './legality.ts';
import { kind, whyNoPlays, type Fact, type Refutation } from './kind.ts';

const resultsInWords = (count: number): string =>
  count === 1 ? 'there is 1 result' : `there are ${count} different results`;

export const plays = kind({
  form: z.strictObject({ plays: z.int().min(0) }),
  confirmedBy: () => 'results',
  refute(scene, claim): Refutation | undefined {
    if (!scene.plays) return whyNoPlays(scene);
    const count = scene.plays.length;
    if (count === claim.plays) return undefined;
    return { found: `${resultsInWords(count)}, not ${claim.plays}`, right: [{ plays: count }] };
  },
  tell: (_, claim): Words => [`מספר התוצאות השונות שאפשר להגיע אליהן: ${claim.plays}`],
  facts: (_, claim) => ({ '': { count: claim.plays, noun: 'ways' } }),
});

export const forced = kind({
  form: z.strictObject({ forced: z.string(), show: z.boolean().default(false) }),
  confirmedBy: () => 'results',
  refute(scene, claim): Refutation | undefined {
    const verdict = judgeText(scene, claim.forced);
    if (!verdict || !scene.plays) return whyNoPlays(scene);
    const only = scene.plays.length === 1 ? [{ forced: writePlay(scene.plays[0]!.moves) }] : [];
    if (!verdict.legal) {
      return {
        found: `${claim.forced} is illegal because of ${codesOf(verdict.reasons)}`,
        right: [illegalClaim(claim.forced, verdict.reasons, claim), ...only],
      };
    }
    if (only.length === 1) return undefined;
    return {
      found:
        scene.plays.length === 0
          ? 'nothing can be played'
          : `it is legal, but ${resultsInWords(scene.plays.length)}`,
      right: [
        scene.plays.length === 0 ? { 'no-play': true } : legalClaim(claim.forced, claim),
        { plays: scene.plays.length },
      ],
    };
  },
  tell: (_, claim): Words => ['רק תוצאה אחת אפשרית: ', playInWords(claim.forced)],
  facts(scene, claim): Record<string, Fact> {
    const [only] = scene.plays ?? [];
    const written = readPlay(claim.forced);
    const [move, ...more] = written.ok ? written.value : [];
    const ends = move && more.length === 0 ? { from: move.from, to: move.to } : {};
    const points = Object.entries(ends).filter(([, place]) => place !== BAR && place !== OFF);
    return {
      '': { words: [playInWords(claim.forced)] },
      moves: { count: only?.moves.length ?? 0, noun: 'moves' },
      ...Object.fromEntries(points.map(([end, point]) => [end, { words: [String(point)] }])),
    };
  },
});

export const noPlay = kind({
  form: z.strictObject({ 'no-play': z.literal(true) }),
  confirmedBy: () => 'results',
  refute(scene): Refutation | undefined {
    if (!scene.plays) return whyNoPlays(scene);
    const [first, ...more] = scene.plays;
    if (!first) return undefined;
    const play = writePlay(first.moves);
    return {
      found: `${play} can be played`,
      right: [more.length === 0 ? { forced: play } : { plays: scene.plays.length }],
    };
  },
  tell: (): Words => ['אין שום מהלך חוקי, והתור עובר'],
  facts: () => ({}),
});
