import { z } from 'zod';
import { PLAIN_TERMS, score as scoreOf, type Terms } from '../../engine/score.ts';
import { other, type Colour } from '../../engine/setup.ts';
import { KINDS_IN_HEBREW } from '../kinds-in-hebrew.ts';
import type { Scene } from '../scene.ts';
import { counted, NOUNS, type Words } from '../words.ts';
import { kind, type Refutation } from './kind.ts';

const NOT_OVER: Refutation = { found: 'the game is not over: both sides have checkers left' };

/** The colour that won the scene's finished game. */
export function winnerOf({ outcome, state }: Scene): Colour {
  return outcome?.winner === 'mover' ? state.turn : other(state.turn);
}

const wonBy = (colour: Colour): string => (colour === 'white' ? 'לבן ניצח' : 'שחור ניצח');

export const outcome = kind({
  form: z.strictObject({
    outcome: z.strictObject({
      winner: z.enum(['white', 'black']),
      kind: z.enum(['single', 'gammon', 'backgammon']),
    }),
  }),
  confirmedBy: () => 'points',
  refute(scene, { outcome: claimed }): Refutation | undefined {
    if (!scene.outcome) return NOT_OVER;
    const found = { winner: winnerOf(scene), kind: scene.outcome.kind };
    if (found.winner === claimed.winner && found.kind === claimed.kind) return undefined;
    return { found: `${found.winner} has won a ${found.kind}`, right: [{ outcome: found }] };
  },
  tell: (_, { outcome: { winner, kind: won } }): Words => [
    `${wonBy(winner)}: ${KINDS_IN_HEBREW[won]}`,
  ],
  facts: (_, { outcome: { kind: won } }) => ({ '': { words: [KINDS_IN_HEBREW[won]] } }),
});

/** The terms that a claim names; the cube is the diagram's, and so is Jacoby where the claim says nothing of it. */
export const TermsForm = z
  .strictObject({
    jacoby: z.boolean().optional(),
    backgammon: z.enum(['bar-or-home', 'home', 'bar', 'none']).default('bar-or-home'),
    'star-mars': z.boolean().default(false),
  })
  .prefault({});

/** How a house that plays by the named terms counts the game of a scene. */
export function termsOf({ state }: Scene, terms: z.infer<typeof TermsForm>): Terms {
  return {
    ...PLAIN_TERMS,
    cube: state.cube.value,
    cubeCentred: state.cube.owner === null,
    jacoby: terms.jacoby ?? state.jacoby,
    backgammon: terms.backgammon,
    starMars: terms['star-mars'],
  };
}

/** Whether GNU Backgammon counts by these terms, whatever the cube. */
const isInternational = ({ jacoby, backgammon, starMars }: Terms): boolean =>
  !jacoby && backgammon === PLAIN_TERMS.backgammon && !starMars;

const AGREED: Readonly<Record<Terms['backgammon'], string>> = {
  'bar-or-home': '',
  home: 'כשמארס טורקי הוא רק בלוח הבית',
  bar: 'כשמארס טורקי הוא רק על הבר',
  none: 'כשלא סופרים מארס טורקי',
};

/** What a house has agreed on beside the international rules, as the beginning of a sentence. */
function agreedWords({ backgammon, starMars, jacoby }: Terms): string {
  const agreed = [
    AGREED[backgammon],
    starMars ? 'עם מארס כוכבים' : '',
    jacoby ? 'לפי כלל ג׳קובי' : '',
  ].filter((words) => words !== '');
  return agreed.length === 0 ? '' : `${agreed.join(', ')}: `;
}

export const score = kind({
  form: z.strictObject({ score: z.int(), terms: TermsForm }),
  confirmedBy: (scene, claim) => (isInternational(termsOf(scene, claim.terms)) ? 'points' : null),
  refute(scene, claim): Refutation | undefined {
    if (!scene.outcome) return NOT_OVER;
    const found = scoreOf(scene.outcome, termsOf(scene, claim.terms));
    if (found.points === claim.score) return undefined;
    return {
      found: `it is a ${found.kind}, ${found.times} times the cube of ${scene.state.cube.value}, and is worth ${found.points}`,
      right: [{ ...claim, score: found.points }],
    };
  },
  tell(scene, claim): Words {
    const terms = termsOf(scene, claim.terms);
    const { kind: won, points } = scoreOf(scene.outcome!, terms);
    const worth = `${KINDS_IN_HEBREW[won]}, ${counted(points, NOUNS.points)}`;
    return [`${agreedWords(terms)}${wonBy(winnerOf(scene))}, ${worth}`];
  },
  facts: (scene, claim) => ({
    '': { count: claim.score, noun: 'points' },
    kind: {
      words: [KINDS_IN_HEBREW[scoreOf(scene.outcome!, termsOf(scene, claim.terms)).kind]],
    },
  }),
});

export const drop = kind({
  form: z.strictObject({ drop: z.int() }),
  confirmedBy: () => null,
  refute({ state: { cube, crawford, turn }, outcome: ended }, claim): Refutation | undefined {
    const { value, owner } = cube;
    if (ended) return { found: 'the game is over, and nobody doubles any more' };
    if (crawford) return { found: 'nobody doubles in the Crawford game' };
    if (owner !== null && owner !== turn) {
      return { found: `${turn} may not double: the cube is ${owner}'s` };
    }
    if (claim.drop === value) return undefined;
    return {
      found: `a refused double costs the cube's value before it was offered, ${value}`,
      right: [{ drop: value }],
    };
  },
  tell: (_, claim): Words => [`מי שמסרב להכפלה מפסיד ${counted(claim.drop, NOUNS.points)}`],
  facts: (_, claim) => ({ '': { count: claim.drop, noun: 'points' } }),
});
