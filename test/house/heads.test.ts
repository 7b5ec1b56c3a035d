import { describe, expect, test } from 'vitest';
import { headProblems } from '../../tools/site/heads.ts';

const page = (path: string, title: string, description: string, body = '') => ({
  path,
  html: `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}"></head><body>${body}</body></html>`,
});

const RULES = page('/rules/', 'כללים', 'כל הכללים');

const problems = (...body: [title: string, description: string, body?: string]): string[] =>
  headProblems([RULES, page('/bar/', ...body)]).get('/bar/') ?? [];

describe('a page is told by a title and a description of its own', () => {
  test('and is right with both', () => {
    expect(problems('הבר', 'איך נכנסים')).toEqual([]);
  });

  test('so it may lack neither', () => {
    expect(problems(' ', '')).toEqual(['It has no title.', 'It has no description.']);
  });

  test('and share neither', () => {
    expect(problems('כללים', 'כל הכללים')).toEqual([
      'Its title is that of /rules/ too: “כללים”.',
      'Its description is that of /rules/ too: “כל הכללים”.',
    ]);
  });
});

describe('a board is described', () => {
  const board = (describedBy: string): string =>
    `<svg role="img" aria-labelledby="t" aria-describedby="${describedBy}"><title id="t">תרשים</title><desc id="d">לבן: אבן אחת</desc><desc id="e"></desc></svg>`;

  test('in words', () => {
    expect(problems('הבר', 'איך נכנסים', board('d'))).toEqual([]);
  });

  test.each(['e', 'nowhere'])('and not by nothing (%s)', (id) => {
    expect(problems('הבר', 'איך נכנסים', board(id))).toEqual([
      'Boards without a title or a description: 1.',
    ]);
  });

  test('and so is an image', () => {
    expect(problems('הבר', 'איך נכנסים', '<img src="a.png">')).toEqual([
      'Images without a description: 1.',
    ]);
  });
});
