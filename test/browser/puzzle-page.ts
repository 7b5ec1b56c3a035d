import { expect, type Locator, type Page } from '@playwright/test';

/** A puzzle on a page: its board, the line under it, and what can be pressed. */
export class Puzzle {
  readonly page: Page;
  readonly whole: Locator;
  /** The line that says why not, or why. */
  readonly line: Locator;
  readonly mark: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.whole = page.locator(`#puzzle-${id}`);
    this.line = this.whole.getByRole('status').first();
    this.mark = this.whole.getByText('נפתרה', { exact: true });
  }

  static async open(page: Page, id: string): Promise<Puzzle> {
    await page.goto(`/puzzles/${id}/`);
    const puzzle = new Puzzle(page, id);
    await expect(puzzle.button('הראו לי')).toBeVisible();
    return puzzle;
  }

  button(name: string): Locator {
    return this.whole.getByRole('button', { name, exact: true });
  }

  get board(): Locator {
    return this.whole.getByRole('group', { name: /לוח ל(משחק|סימון)/u });
  }

  /** A point by its printed number, the bar (`הבר`) or the tray (`הוצאה`). */
  place(place: number | string): Locator {
    const name = typeof place === 'number' ? `משולש ${place},` : place;
    return this.board.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  }

  async begin(): Promise<void> {
    await this.button('לפתור').click();
    await expect(this.board).toBeVisible();
  }

  /** Plays a checker by two presses. */
  async move(from: number | string, to: number | string): Promise<void> {
    await this.place(from).click();
    await this.place(to).click();
  }
}

/** What the device remembers of puzzles. */
export const remembered = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('puzzles-solved'));
