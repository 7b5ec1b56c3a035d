import type { RuleId } from '../../engine/rules.ts';

/** What a word is called in another language. */
export interface Abroad {
  readonly lang: 'en' | 'tr' | 'ru' | 'fa';
  readonly name: string;
}

export interface Term {
  /** Its address on the page. */
  readonly id: string;
  readonly term: string;
  /** One sentence. */
  readonly means: string;
  /** The rule that it belongs to, or a page of this site about it. */
  readonly see: { readonly rule: RuleId } | { readonly path: string; readonly label: string };
  /** What else it is called in Hebrew. */
  readonly also?: readonly string[];
  readonly abroad?: readonly Abroad[];
}

export interface TermGroup {
  readonly id: string;
  readonly title: string;
  readonly terms: readonly Term[];
}

/** Words that are mistaken for one another. */
export interface Confused {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly rule: RuleId;
}

/** What a roll is called. */
export interface RollName {
  readonly high: number;
  readonly low: number;
  readonly turkish: readonly string[];
  readonly hebrew: readonly string[];
  /** Hebrew books have the name; the others are only Turkish names in Hebrew letters. */
  readonly attested?: true;
}
