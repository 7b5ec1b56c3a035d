/** A text of a puzzle, with its notation isolated and its rules as links. */
import type { Words } from '../../diagrams/words.ts';
import { RuleLink, type RuleLinks } from './rule-link.tsx';

interface SentenceProps {
  readonly words: Words;
  readonly rules: RuleLinks;
  /** Turns a sentence to the reader's view. */
  readonly say: (text: string) => string;
}

export const Sentence = ({ words, rules, say }: SentenceProps) => (
  <>
    {words.map((word) =>
      typeof word === 'string' ? (
        say(word)
      ) : 'ltr' in word ? (
        <bdi dir="ltr" class="mv">
          {word.ltr}
        </bdi>
      ) : (
        <RuleLink rule={word.rule} rules={rules} />
      ),
    )}
  </>
);
