import { Figure } from './play-board.ts';
import { Puzzle } from './puzzle-page.ts';
import { expect, test } from './site.ts';

/** A puzzle of each kind that is begun with a press, and whose buttons then change. */
const BEGUN = [
  ['leave-room-for-six', 'find-play'],
  ['one-runner-left', 'only-play'],
  ['two-left-two-ways', 'all-plays'],
  ['wall-at-six', 'can-you-play'],
  ['how-far-with-sixes', 'reach'],
] as const;

for (const [id, kind] of BEGUN) {
  test(`the keyboard goes on where a button of a puzzle has gone (${kind})`, async ({ page }) => {
    const puzzle = await Puzzle.open(page, id);
    const inPuzzle = puzzle.whole.locator('button:focus');
    const press = async (name: string): Promise<void> => {
      await puzzle.button(name).press('Enter');
      await expect(inPuzzle).toBeVisible();
    };
    await puzzle.button('רמז').press('Enter');
    await expect(puzzle.board).toBeVisible();
    await expect(puzzle.button('עוד רמז')).toBeVisible();
    await expect(inPuzzle).toBeVisible();
    await press('עוד רמז');
    await press('עוד רמז');
    await press('הראו לי');
    await expect(puzzle.button('עכשיו אתם')).toBeFocused();

    await page.reload();
    await puzzle.button('הראו לי').press('Enter');
    await expect(puzzle.button('עכשיו אתם')).toBeFocused();
  });
}

test('the keyboard goes on at the list of plays, and at the board when a checker is put back', async ({
  page,
}) => {
  await page.goto('/rules/two-dice/');
  const figure = new Figure(page, 'dead-end');
  await figure.whole.scrollIntoViewIfNeeded();
  await figure.button('כל הדרכים לשחק').press('Enter');
  await expect(figure.board).toBeVisible();
  await expect(figure.button('כל הדרכים לשחק')).toBeFocused();
  const onBoard = figure.board.locator('button:focus');
  await figure.move(7, 6);
  await figure.button('להחזיר את האבן').press('Enter');
  await expect(onBoard).toBeVisible();
  await figure.move(7, 1);
  await figure.button('מהלך אחורה').press('Enter');
  await expect(onBoard).toBeVisible();
  await figure.move(7, 1);
  await figure.button('מההתחלה').press('Enter');
  await expect(onBoard).toBeVisible();
});
