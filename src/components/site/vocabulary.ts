import Compare from './Compare.astro';
import Diagram from './Diagram.astro';
import MarsRows from './MarsRows.astro';
import Mistake from './Mistake.astro';
import OnScreen from './OnScreen.astro';
import { phrases } from './phrases.ts';
import Puzzle from './Puzzle.astro';
import Quarters from './Quarters.astro';
import Rule from './Rule.astro';
import SetUp from './SetUp.astro';
import Spread from './Spread.astro';
import StartTable from './StartTable.astro';
import WinCalculator from './WinCalculator.astro';

/** What a chapter can say beside Markdown, without importing it. */
export const vocabulary = {
  ...phrases,
  Compare,
  Diagram,
  MarsRows,
  Mistake,
  OnScreen,
  Puzzle,
  Quarters,
  Rule,
  SetUp,
  Spread,
  StartTable,
  WinCalculator,
};
