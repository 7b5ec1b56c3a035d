import { expect, PATHS, test } from './site.ts';

test('a page has every rule of the site’s styles that is about something on it', async ({
  page,
}) => {
  await page.goto('/');
  const missing = await page.evaluate(async (paths) => {
    /** What each rule for the screen is about, by its condition and selector, with what it is nested in written out. */
    const rulesIn = (sheet: CSSStyleSheet): Map<string, string> => {
      const found = new Map<string, string>();
      const collect = (rules: CSSRuleList, parent: string, condition: string): void => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            const nested = rule.selectorText.replaceAll('&', `:is(${parent})`);
            const selector = parent === '' ? rule.selectorText : nested;
            if (rule.style.length > 0) found.set(`${condition}${selector}`, selector);
            collect(rule.cssRules, selector, condition);
          } else if (rule instanceof CSSMediaRule && !rule.conditionText.includes('print')) {
            collect(rule.cssRules, parent, `${condition}${rule.conditionText} `);
          }
        }
      };
      collect(sheet.cssRules, '', '');
      return found;
    };
    const textAt = async (path: string): Promise<string> => (await fetch(path)).text();
    const stylesOf = async (whole: ParentNode): Promise<Map<string, string>> => {
      const links = [...whole.querySelectorAll('link[rel=stylesheet]:not([media=print])')];
      const linked = await Promise.all(links.map((link) => textAt(link.getAttribute('href')!)));
      const inPage = [...whole.querySelectorAll('style')].map(({ textContent }) => textContent);
      return new Map([...inPage, ...linked].flatMap((text) => [...rulesIn(sheetOf(text))]));
    };
    const sheetOf = (text: string): CSSStyleSheet => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };
    const pages = await Promise.all(
      paths.map(async (path) => {
        const template = document.createElement('template');
        template.innerHTML = await textAt(path);
        return { path, whole: template.content, own: await stylesOf(template.content) };
      }),
    );
    const all = new Map(pages.flatMap(({ own }) => [...own]));
    return pages.flatMap(({ path, whole, own }) =>
      [...all]
        .filter(([name]) => !own.has(name))
        .filter(([, selector]) => whole.querySelector(selector.replaceAll(/::[a-z-]+/gu, '')))
        .map(([name]) => `${path} lacks ${name}`),
    );
  }, PATHS);
  expect(missing).toEqual([]);
});
