import type { Die } from './dice.ts';
import type { Play } from './plays.ts';
import type { RuleId } from './rules.ts';

/**
 * Why a play is not legal: a code, the rule that forbids it, and what a person needs to see it. Points are
 * the mover's; a witness is a legal play that proves that more dice, or the larger one, could be used.
 */
export type Reason =
  | { readonly code: 'bad-notation'; readonly rule: RuleId; readonly what: string }
  | { readonly code: 'game-over'; readonly rule: RuleId }
  | { readonly code: 'no-checker'; readonly rule: RuleId; readonly from: number }
  | {
      readonly code: 'wrong-direction';
      readonly rule: RuleId;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly code: 'not-rolled';
      readonly rule: RuleId;
      readonly from: number;
      readonly to: number;
      /** The numbers that were still unused. */
      readonly left: readonly Die[];
    }
  | { readonly code: 'bar-first'; readonly rule: RuleId; readonly onBar: number }
  | { readonly code: 'point-blocked'; readonly rule: RuleId; readonly points: readonly number[] }
  | { readonly code: 'not-all-home'; readonly rule: RuleId; readonly furthest: number }
  | {
      readonly code: 'checker-behind';
      readonly rule: RuleId;
      readonly from: number;
      readonly behind: number;
    }
  | { readonly code: 'must-play-more'; readonly rule: RuleId; readonly witness: Play }
  | { readonly code: 'must-play-larger'; readonly rule: RuleId; readonly witness: Play };

export const REASON_CODES = [
  'bad-notation',
  'game-over',
  'no-checker',
  'wrong-direction',
  'not-rolled',
  'bar-first',
  'point-blocked',
  'not-all-home',
  'checker-behind',
  'must-play-more',
  'must-play-larger',
] as const satisfies readonly Reason['code'][];

export type ReasonCode = (typeof REASON_CODES)[number];

/** The rule behind each reason; `must-play-more` has several and chooses among them. */
export const RULE_OF = {
  'bad-notation': 'notation',
  'game-over': 'win-at-once',
  'no-checker': 'own-checkers',
  'wrong-direction': 'forward-only',
  'not-rolled': 'die-by-die',
  'bar-first': 'bar-first',
  'point-blocked': 'blocked-point',
  'not-all-home': 'all-home',
  'checker-behind': 'larger-off',
  'must-play-larger': 'larger-die',
} as const satisfies Partial<Record<ReasonCode, RuleId>>;

/** One reason of each code, in the order of the list; blocked points are gathered into one. */
export function gather(reasons: readonly Reason[]): Reason[] {
  const blocked = reasons.flatMap((reason) =>
    reason.code === 'point-blocked' ? reason.points : [],
  );
  return REASON_CODES.flatMap((code) => {
    const reason = reasons.find((candidate) => candidate.code === code);
    if (reason?.code !== 'point-blocked') return reason ?? [];
    return { ...reason, points: [...new Set(blocked)].sort((a, b) => b - a) };
  });
}
