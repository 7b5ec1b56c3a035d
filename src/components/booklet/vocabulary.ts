import MarsRows from '../site/MarsRows.astro';
import Quarters from '../site/Quarters.astro';
import Spread from '../site/Spread.astro';
import StartTable from '../site/StartTable.astro';
import Compare from './Compare.astro';
import Figure from './Figure.astro';
import Heading from './Heading.astro';
import LeftOut from './LeftOut.astro';
import Mistake from './Mistake.astro';
import { phrases } from './phrases.ts';
import Rule from './Rule.astro';

/** How the booklet says what chapters say, all on one page. */
export const vocabulary = {
  ...phrases,
  Compare,
  Diagram: Figure,
  MarsRows,
  Mistake,
  OnScreen: LeftOut,
  Puzzle: LeftOut,
  Quarters,
  Rule,
  SetUp: LeftOut,
  Spread,
  StartTable,
  WinCalculator: LeftOut,
  h2: Heading,
};
