import Fact from './Fact.astro';
import FigureLink from './FigureLink.astro';
import Move from './Move.astro';
import PageLink from './PageLink.astro';
import RuleLink from './RuleLink.astro';

/** What can stand in the middle of a sentence: all that an answer or a mistake says beside Markdown. */
export const phrases = { Fact, FigureLink, Move, PageLink, RuleLink };
