import { z } from 'zod';
import { badNotation, judge, type Verdict } from '../../engine/judge.ts';
import { readPlay, writePlay } from '../../engine/notation.ts';
import { REASON_CODES, RULE_OF, type Reason } from '../../engine/reasons.ts';
import { explain } from '../../engine/result.ts';
import { tellReason } from '../reason-words.ts';
import type { Scene } from '../scene.ts';
import { listed, ltr, type Word, type Words } from '../words.ts';
import { kind, whyNoPlays, type Fact, type Refutation } from './kind.ts';

/** A play as a claim writes it, judged on the scene; undefined where there is no roll to play. */
export function judgeText(scene: Scene, text: string): Verdict | undefined {
  const { position, dice, outcome } = scene;
  if (!dice && !outcome) return undefined;
  const written = readPlay(text);
  if (!written.ok) return refused(badNotation(explain(written.problems)));
  return outcome || !dice
    ? refused({ code: 'game-over', rule: RULE_OF['game-over'] })
    : judge(position, dice, written.value);
}

const refused = (reason: Reason): Verdict => ({ legal: false, reasons: [reason] });

/** A play as its author wrote it, in Latin letters, which read well beside digits; no moves are a pass. */
export function playInWords(text: string): Word {
  const play = text.trim().toLowerCase().replaceAll('בר', 'bar');
  return play === '' ? 'ויתור על התור' : ltr(play);
}

interface AboutPlay {
  readonly show: boolean;
}

/** The claim that is true of a play which was judged legal, shown on the board if the false one was. */
export const legalClaim = (play: string, { show }: AboutPlay): object => ({
  legal: play,
  ...(show && { show }),
});

/** The same of a play which was judged illegal. */
export const illegalClaim = (
  play: string,
  reasons: readonly Reason[],
  { show }: AboutPlay,
): object => ({
  illegal: play,
  because: reasons.map(({ code }) => code),
  ...(show && { show }),
});

/** What the engine holds against a play, and what it shows for it. */
export const codesOf = (reasons: readonly Reason[]): string =>
  reasons
    .map((reason) => {
      if ('what' in reason) return `${reason.code} (${reason.what})`;
      if ('witness' in reason) return `${reason.code} (${writePlay(reason.witness.moves)})`;
      return reason.code;
    })
    .join(' and ');

export const legal = kind({
  form: z.strictObject({ legal: z.string(), show: z.boolean().default(false) }),
  confirmedBy: () => 'results',
  refute(scene, claim): Refutation | undefined {
    const verdict = judgeText(scene, claim.legal);
    if (!verdict) return whyNoPlays(scene);
    if (verdict.legal) return undefined;
    return {
      found: `${claim.legal} is illegal because of ${codesOf(verdict.reasons)}`,
      right: [illegalClaim(claim.legal, verdict.reasons, claim)],
    };
  },
  tell: (_, claim): Words => [playInWords(claim.legal), ' מותר'],
  facts: (_, claim) => ({ '': { words: [playInWords(claim.legal)] } }),
});

export const illegal = kind({
  form: z.strictObject({
    illegal: z.string(),
    because: z.array(z.enum(REASON_CODES)).min(1, 'name at least one reason'),
    show: z.boolean().default(false),
  }),
  confirmedBy: () => null,
  refute(scene, claim): Refutation | undefined {
    const verdict = judgeText(scene, claim.illegal);
    if (!verdict) return whyNoPlays(scene);
    if (verdict.legal) {
      return { found: `${claim.illegal} is legal`, right: [legalClaim(claim.illegal, claim)] };
    }
    const codes = new Set(verdict.reasons.map(({ code }) => code));
    if (codes.symmetricDifference(new Set(claim.because)).size === 0) return undefined;
    return {
      found: `${claim.illegal} is illegal because of ${codesOf(verdict.reasons)}`,
      right: [illegalClaim(claim.illegal, verdict.reasons, claim)],
    };
  },
  tell: (scene, claim): Words => [
    playInWords(claim.illegal),
    ' אסור: ',
    ...reasonsOf(scene, claim.illegal).flatMap((reason, i): Words => [
      ...(i > 0 ? ['; '] : []),
      ...tellReason(reason, scene.state.turn),
      ' (',
      { rule: reason.rule },
      ')',
    ]),
  ],
  facts(scene, claim): Record<string, Fact> {
    const facts: Record<string, Fact> = { '': { words: [playInWords(claim.illegal)] } };
    for (const reason of reasonsOf(scene, claim.illegal)) {
      if (reason.code === 'point-blocked') {
        facts['blocked'] = { words: [listed(reason.points.map(String))] };
      }
      if ('witness' in reason) {
        facts['witness'] = { words: [ltr(writePlay(reason.witness.moves))] };
      }
    }
    return facts;
  },
});

function reasonsOf(scene: Scene, text: string): readonly Reason[] {
  const verdict = judgeText(scene, text);
  return verdict && !verdict.legal ? verdict.reasons : [];
}
