import { phrases as onPages } from '../site/phrases.ts';
import PageLink from './PageLink.astro';
import RuleLink from './RuleLink.astro';

/** As on the site's pages, but that the whole book is here and all else is elsewhere. */
export const phrases = { ...onPages, PageLink, RuleLink };
