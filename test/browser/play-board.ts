import { expect, type Locator, type Page } from '@playwright/test';

/** A diagram that stands on a page, with the controls under it. */
export class Figure {
  readonly page: Page;
  readonly whole: Locator;
  /** The line that says what can be done, and why not. */
  readonly line: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.whole = page.locator(`#fig-${id}`);
    this.line = this.whole.getByRole('status').first();
  }

  button(name: string): Locator {
    return this.whole.getByRole('button', { name, exact: true });
  }

  /** A point by its printed number, the bar (`הבר`) or the tray (`הוצאה`). */
  place(place: number | string): Locator {
    const name = typeof place === 'number' ? `משולש ${place},` : place;
    return this.board.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  }

  get board(): Locator {
    return this.whole.getByRole('group', { name: /לוח למשחק/u });
  }

  /** Begins to play on the diagram, once it came to life. */
  async play(): Promise<void> {
    await this.whole.scrollIntoViewIfNeeded();
    await this.button('נסו בעצמכם').click();
    await expect(this.board).toBeVisible();
  }

  /** Plays a checker by two presses. */
  async move(from: number | string, to: number | string): Promise<void> {
    await this.place(from).click();
    await this.place(to).click();
  }
}

/** Opens a page and begins to play on one of its diagrams. */
export async function playOn(page: Page, path: string, id: string): Promise<Figure> {
  await page.goto(path);
  const figure = new Figure(page, id);
  await figure.play();
  return figure;
}

/** What the page tells the island of the diagram of a dead end, up to its position. */
const DEAD_END = /(id="fig-dead-end".*?data-props=.*?)XGID=[^&]*/u;

/** Plays on the diagram of a dead end as if the page had another position there. */
export async function playFrom(page: Page, xgid: string): Promise<Figure> {
  await page.route('**/rules/two-dice/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(DEAD_END, `$1${xgid}`) });
  });
  return playOn(page, '/rules/two-dice/', 'dead-end');
}
