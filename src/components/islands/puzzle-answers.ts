/** What the island of a puzzle is told of its board and its answers, with the reason why each wrong one is wrong. */
import type { Dice, Die } from '../../engine/dice.ts';
import { BAR, OFF, type Position } from '../../engine/position.ts';
import type { Reason } from '../../engine/reasons.ts';
import type { RuleId } from '../../engine/rules.ts';
import type { Colour } from '../../engine/setup.ts';
import * as bearOff from '../../puzzles/bear-off.ts';
import { ruleCited } from '../../puzzles/cases.ts';
import * as enter from '../../puzzles/enter.ts';
import { permissionsDenied, tellDenied } from '../../puzzles/denied.ts';
import { mistakes, pipsOf } from '../../puzzles/pips.ts';
import { POINTS } from '../../puzzles/printed.ts';
import type { Question, Wrong } from '../../puzzles/question.ts';
import * as reach from '../../puzzles/reach.ts';
import type { VerifiedPuzzle } from '../../puzzles/verify.ts';
import { refusedArrow } from './arrows.ts';
import { CITED } from './cited.ts';
import { onBoard } from './places.ts';
import { lean, marksOf, puzzlePicture } from './puzzle-picture.ts';
import type { PlayProps } from './puzzle-board.tsx';
import { choicesOfRuling, choicesOfWorth } from './puzzle-choices.ts';
import type { ChoiceProps } from './puzzle-choosing.tsx';
import type { EnterProps } from './puzzle-enter.tsx';
import type { PointOption, PointsProps } from './puzzle-marking.tsx';
import type { PipsProps } from './puzzle-pips.tsx';
import { tellRefusal } from './refusal.ts';
import { begin } from './turn.ts';

/** What a kind is told beside what every puzzle is. */
export type Answers = PlayProps | PointsProps | EnterProps | ChoiceProps | PipsProps;

/** The same without the picture of the board. */
type Bare<Props> = Omit<Props, 'picture'>;

/** A move that is refused, and where. */
interface Tried {
  readonly position: Position;
  readonly dice: Dice;
  readonly by: Colour;
  readonly from: number;
  readonly to: number;
}

/** Each reason as a sentence about the very move. */
function inWords(reasons: readonly Reason[], { position, dice, by, from, to }: Tried): Wrong[] {
  const [first, ...rest] = reasons;
  if (!first) return [];
  const turn = begin(position, dice);
  const told = tellRefusal({ from, to, reasons: [first, ...rest] }, turn, by);
  return reasons.map(({ rule }, i) => ({ rule, why: [told[i]!] }));
}

/** The same of a move by one number alone, with the puzzle's own rule where it is about this very case. */
function inWordsOfNumber(
  reasons: readonly Reason[],
  tried: Omit<Tried, 'dice'> & { readonly number: Die },
  rules: readonly RuleId[],
): Wrong[] {
  const { position, number, to } = tried;
  const dice: Dice = [number, number];
  return inWords(reasons, { ...tried, dice }).map((wrong, i) => {
    const refused = { reason: reasons[i]!, landings: [to], tried: { number, board: position } };
    return { ...wrong, rule: ruleCited({ position, dice }, refused, rules) };
  });
}

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

function answersOfReach(question: Of<'reach'>): Bare<PointsProps> {
  const { by, dice, from } = question;
  const right = reach.pointsReached(question);
  const options = POINTS.filter((point) => point !== from).map((to): PointOption => {
    const wrong = inWords(reach.whyOutOfReach(question, to), { ...question, to });
    return {
      value: onBoard(to, by) as number,
      wrong,
      ...(right.includes(to)
        ? { missed: reach.whyMissed(question, to) }
        : { arrow: refusedArrow({ from, to }, dice, by) }),
    };
  });
  return { by, mark: 'landing', options };
}

function answersOfBearOff(question: Of<'bear-off'>, rules: readonly RuleId[]): Bare<PointsProps> {
  const { by, number, position } = question;
  const dice: Dice = [number, number];
  const right = bearOff.leaving(question);
  const options = POINTS.map((from): PointOption => {
    const move = { from, to: OFF };
    const reasons = bearOff.whyStays(question, from);
    const wrong = inWordsOfNumber(reasons, { position, number, by, ...move }, rules);
    return {
      value: onBoard(from, by) as number,
      wrong,
      ...(right.includes(from)
        ? { missed: bearOff.whyMissed(question, from) }
        : position[from]! > 0 && { arrow: refusedArrow(move, dice, by) }),
    };
  });
  return { by, mark: 'checker', options, none: 'אף אבן' };
}

function answersOfEnter(question: Of<'enter'>, rules: readonly RuleId[]): Bare<EnterProps> {
  const right = enter.entering(question);
  const options = enter.NUMBERS.map((die: Die) => {
    const move = { from: BAR, to: BAR - die };
    const reasons = enter.whyShut(question, die);
    return {
      value: die,
      wrong: inWordsOfNumber(reasons, { ...question, number: die, ...move }, rules),
      missed: right.includes(die) ? enter.whyMissed(question, die) : undefined,
    };
  });
  return { options };
}

/**
 * What the island of a puzzle is told.
 *
 * @param nameOf what a rule is called, by its number and name
 */
export function answersOf(
  puzzle: Pick<VerifiedPuzzle, 'question' | 'scene' | 'xgid' | 'rules'>,
  nameOf: (rule: RuleId) => string,
): Answers {
  const { question, xgid, rules } = puzzle;
  if ('plays' in question) {
    const denied = tellDenied(permissionsDenied(question), rules);
    return { xgid, marks: marksOf(question), ...(denied.length > 0 && { denied }) };
  }
  return { ...bareAnswers(question, nameOf, rules), picture: lean(puzzlePicture(puzzle)) };
}

function bareAnswers(
  question: Exclude<Question, { plays: unknown }>,
  nameOf: (rule: RuleId) => string,
  rules: readonly RuleId[],
): Bare<PointsProps> | Bare<EnterProps> | Bare<ChoiceProps> | Bare<PipsProps> {
  switch (question.kind) {
    case 'reach':
      return answersOfReach(question);
    case 'bear-off':
      return answersOfBearOff(question, rules);
    case 'enter':
      return answersOfEnter(question, rules);
    case 'legal-or-not':
      return { choices: choicesOfRuling(question, nameOf, rules) };
    case 'worth':
      return { choices: choicesOfWorth(question) };
    case 'pips':
      return { right: pipsOf(question), mistakes: mistakes(question) };
  }
}

/** The rules that a reply to a wrong answer may cite. */
export function rulesCited(answers: Answers): ReadonlySet<RuleId> {
  const wrongs = (): readonly Wrong[] => {
    if ('options' in answers) {
      return answers.options.flatMap(({ wrong, missed }) => [
        ...wrong,
        ...(missed ? [missed] : []),
      ]);
    }
    if ('choices' in answers) return answers.choices.flatMap(({ wrong }) => wrong);
    if ('mistakes' in answers) return answers.mistakes.map(({ wrong }) => wrong);
    return [];
  };
  if (!('xgid' in answers)) return new Set(wrongs().map(({ rule }) => rule));
  return new Set([...CITED, ...(answers.denied ?? []).map(({ rule }) => rule)]);
}
