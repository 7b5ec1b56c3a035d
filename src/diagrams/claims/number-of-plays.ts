import { z } from 'zod';
import { readPlay, writePlay } from '../../engine/notation.ts';
import { ltr, type Words } from '../words.ts';
import { codesOf, illegalClaim, judgeText } from './legality.ts';
import { kind, NO_ROLL, type Fact, type Refutation } from './kind.ts';

export const plays = kind({
  form: z.strictObject({ plays: z.int().min(0) }),
  confirmedBy: 'results',
  refute({ plays: legal }, claim): Refutation | undefined {
    if (!legal) return NO_ROLL;
    if (legal.length === claim.plays) return undefined;
    return {
      found: `there are ${legal.length} different results, not ${claim.plays}`,
      right: [{ plays: legal.length }],
    };
  },
  tell: (_, claim): Words => [`מספר הדרכים השונות לשחק את ההטלה: ${claim.plays}`],
  facts: (_, claim) => ({ '': { count: claim.plays, noun: 'ways' } }),
});

export const forced = kind({
  form: z.strictObject({ forced: z.string(), show: z.boolean().default(false) }),
  confirmedBy: 'results',
  refute(scene, claim): Refutation | undefined {
    const verdict = judgeText(scene, claim.forced);
    if (!verdict || !scene.plays) return NO_ROLL;
    const only = scene.plays.length === 1 ? [{ forced: writePlay(scene.plays[0]!.moves) }] : [];
    if (!verdict.legal) {
      return {
        found: `${claim.forced} is illegal, because of ${codesOf(verdict.reasons)}`,
        right: [illegalClaim(claim.forced, verdict.reasons), ...only],
      };
    }
    if (only.length === 1) return undefined;
    return {
      found:
        scene.plays.length === 0
          ? 'nothing can be played'
          : `it is legal, but there are ${scene.plays.length} different results`,
      right: [
        scene.plays.length === 0 ? { 'no-play': true } : { legal: claim.forced },
        { plays: scene.plays.length },
      ],
    };
  },
  tell: (_, claim): Words => ['הדרך היחידה לשחק: ', ltr(claim.forced)],
  facts(scene, claim): Record<string, Fact> {
    const [only] = scene.plays ?? [];
    const written = readPlay(claim.forced);
    return {
      '': { words: [ltr(claim.forced)] },
      moves: { count: only?.moves.length ?? 0, noun: 'moves' },
      ...(written.ok && written.value.length === 1
        ? {
            from: { words: [String(written.value[0]!.from)] },
            to: { words: [String(written.value[0]!.to)] },
          }
        : {}),
    };
  },
});

export const noPlay = kind({
  form: z.strictObject({ 'no-play': z.literal(true) }),
  confirmedBy: 'results',
  refute({ plays: legal }): Refutation | undefined {
    if (!legal) return NO_ROLL;
    if (legal.length === 0) return undefined;
    const [first] = legal;
    return {
      found: `${writePlay(first!.moves)} can be played`,
      right: [legal.length === 1 ? { forced: writePlay(first!.moves) } : { plays: legal.length }],
    };
  },
  tell: (): Words => ['אין שום מהלך חוקי, והתור עובר'],
  facts: () => ({}),
});
