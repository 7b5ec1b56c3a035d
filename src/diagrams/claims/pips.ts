import { z } from 'zod';
import { pipCount, turned } from '../../engine/position.ts';
import type { Scene } from '../scene.ts';
import type { Words } from '../words.ts';
import { kind, type Fact, type Refutation } from './kind.ts';

/** How many pips each colour needs to bear off. */
export function pipsOf({ position, state }: Scene): { white: number; black: number } {
  const mine = pipCount(position);
  const theirs = pipCount(turned(position));
  return state.turn === 'white' ? { white: mine, black: theirs } : { white: theirs, black: mine };
}

export const pips = kind({
  form: z.strictObject({
    pips: z
      .strictObject({ white: z.int().optional(), black: z.int().optional() })
      .refine((sides) => Object.keys(sides).length > 0, 'it must count white, black or both'),
  }),
  confirmedBy: () => 'pips',
  refute(scene, claim): Refutation | undefined {
    const counted = pipsOf(scene);
    const wrong = (['white', 'black'] as const).filter(
      (colour) => claim.pips[colour] !== undefined && claim.pips[colour] !== counted[colour],
    );
    if (wrong.length === 0) return undefined;
    return {
      found: wrong.map((colour) => `${colour} needs ${counted[colour]} pips`).join(' and '),
      right: [{ pips: counted }],
    };
  },
  tell: (scene): Words => {
    const { white, black } = pipsOf(scene);
    return [`ספירת צעדים: לבן ${white}, שחור ${black}`];
  },
  facts(scene): Record<string, Fact> {
    const { white, black } = pipsOf(scene);
    return {
      white: { count: white, noun: 'pips' },
      black: { count: black, noun: 'pips' },
    };
  },
});
