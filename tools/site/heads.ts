import { parsePage, type Page, type PageDocument } from './pages.ts';

const textOf = (document: PageDocument, selector: string): string =>
  document.querySelector(selector)?.textContent.trim() ?? '';

const descriptionOf = (document: PageDocument): string =>
  document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim() ?? '';

/** Boards and images that a reader who does not see them is not told of. */
function undescribed(document: PageDocument): string[] {
  const boards = [...document.querySelectorAll('svg[role="img"]')].filter((board) =>
    ['aria-labelledby', 'aria-describedby'].some(
      (reference) => !textOf(document, `[id="${board.getAttribute(reference) ?? ''}"]`),
    ),
  );
  const images = [...document.querySelectorAll('img:not([alt]), img[alt=""]:not([aria-hidden])')];
  return [
    ...(boards.length > 0 ? [`Boards without a title or a description: ${boards.length}.`] : []),
    ...(images.length > 0 ? [`Images without a description: ${images.length}.`] : []),
  ];
}

/**
 * What is wrong with how pages are told: each needs a title and a description that no other page has, and
 * a description of every board.
 *
 * @returns sentences by the address of each page; none for a page that is right
 */
export function headProblems(pages: readonly Page[]): Map<string, string[]> {
  const told = pages.map(({ path, html }) => {
    const document = parsePage(html);
    return {
      path,
      document,
      title: textOf(document, 'title'),
      description: descriptionOf(document),
    };
  });
  const check = (kind: 'title' | 'description', path: string, text: string): string[] => {
    if (text === '') return [`It has no ${kind}.`];
    const other = told.find((page) => page.path !== path && page[kind] === text);
    return other ? [`Its ${kind} is that of ${other.path} too: “${text}”.`] : [];
  };
  return new Map(
    told.map(({ path, document, title, description }) => [
      path,
      [
        ...check('title', path, title),
        ...check('description', path, description),
        ...undescribed(document),
      ],
    ]),
  );
}
