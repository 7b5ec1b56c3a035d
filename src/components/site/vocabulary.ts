import Compare from './Compare.astro';
import Diagram from './Diagram.astro';
import Fact from './Fact.astro';
import FigureLink from './FigureLink.astro';
import MarsRows from './MarsRows.astro';
import Mistake from './Mistake.astro';
import Move from './Move.astro';
import PlayNow from './PlayNow.astro';
import Puzzle from './Puzzle.astro';
import Quarters from './Quarters.astro';
import Rule from './Rule.astro';
import RuleLink from './RuleLink.astro';
import SetUp from './SetUp.astro';
import Spread from './Spread.astro';
import StartTable from './StartTable.astro';
import WinCalculator from './WinCalculator.astro';

/** What a chapter can say beside Markdown, without importing it. */
export const vocabulary = {
  Compare,
  Diagram,
  Fact,
  FigureLink,
  MarsRows,
  Mistake,
  Move,
  PlayNow,
  Puzzle,
  Quarters,
  Rule,
  RuleLink,
  SetUp,
  Spread,
  StartTable,
  WinCalculator,
};
