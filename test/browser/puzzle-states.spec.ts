import { faults } from './axe.ts';
import { Puzzle } from './puzzle-page.ts';
import { expect, test } from './site.ts';

test('axe finds nothing in any state of a roll', async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'leave-room-for-six');
  const look = async () => expect(await faults(page)).toEqual([]);
  await look();
  await puzzle.button('רמז').click();
  await expect(puzzle.board).toBeVisible();
  await look();
  await puzzle.place(8).click();
  await look();
  await puzzle.place(4).click();
  await look();
  await puzzle.button('להראות למה').click();
  await look();
  await puzzle.button('להחזיר את האבן').click();
  await puzzle.button('הראו לי').click();
  await look();
  await puzzle.button('עכשיו אתם').click();
  await puzzle.move(24, 20);
  await look();
  await puzzle.move(8, 2);
  await expect(puzzle.line).toContainText('נכון.');
  await look();
});

test('axe finds nothing in any state of a worth', async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'house-of-two');
  const look = async () => expect(await faults(page)).toEqual([]);
  await look();
  await puzzle.button('רמז').click();
  await look();
  await puzzle.button('מארס טורקי, 6 נקודות').click();
  await look();
  await puzzle.button('מארס, 4 נקודות').click();
  await look();
});

test('a puzzle is a heading, a board and buttons to a screen reader', async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'one-runner-left');
  await expect(puzzle.whole).toMatchAriaSnapshot(`
    - region "רק מספר אחד. איזה?":
      - paragraph: המהלך היחיד
      - heading "רק מספר אחד. איזה?" [level=1]
      - paragraph: תור לבן, 6-5. כל אחד מהמספרים אפשר לשחק לבדו, אבל לא את שניהם.
      - img "רק מספר אחד. איזה?"
      - status:
        - paragraph: בחרו אבן על הלוח.
      - button "לפתור"
      - button "רמז"
      - button "הראו לי"
  `);
});

test('nothing below a puzzle moves when it comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const puzzle = await Puzzle.open(page, 'last-three-home');
  const before = (await puzzle.whole.boundingBox())!.height;
  await puzzle.begin();
  const after = (await puzzle.whole.boundingBox())!.height;
  expect(Math.abs(after - before)).toBeLessThan(2);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});
