import Compare from './Compare.astro';
import Mistake from './Mistake.astro';
import Move from './Move.astro';
import PlayNow from './PlayNow.astro';
import Rule from './Rule.astro';
import RuleLink from './RuleLink.astro';
import Spread from './Spread.astro';

/** What a chapter can say beside Markdown, without importing it. */
export const vocabulary = { Compare, Mistake, Move, PlayNow, Rule, RuleLink, Spread };
