import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { Puzzle, remembered } from './puzzle-page.ts';
import { PUZZLE_PATHS } from '../../src/content/puzzle-paths.ts';
import { ruleLink } from './rule-links.ts';
import { expect, test } from './site.ts';

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faults(page)).toEqual([]);
}

test.describe('every point that a checker reaches', () => {
  test('is marked on the board; a wrong mark is told why and goes, a missing one is told', async ({
    page,
  }) => {
    const puzzle = await Puzzle.open(page, 'how-far-from-behind');
    await puzzle.begin();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toHaveText('עוד לא סימנתם משולש.');
    await puzzle.place(21).click();
    await puzzle.place(17).click();
    await expect(puzzle.place(17)).toHaveAttribute('aria-pressed', 'true');
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText(
      'לא. האבן במשולש 23 לא יכולה לנחות במשולש 17: עומדות בו 3 אבנים שחורות.',
    );
    await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('blocked-point').cites);
    await expectNoFaults(page);

    await puzzle.button('לענות שוב').click();
    await expect(puzzle.place(17)).toHaveAttribute('aria-pressed', 'false');
    await expect(puzzle.place(21)).toHaveAttribute('aria-pressed', 'true');
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('חסר כאן משולש שהאבן מגיעה אליו.');
    await puzzle.button('לענות שוב').click();
    await puzzle.place(15).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('נכון. עם 6 לבדו היא נוחתת במשולש חסום');
    await expect(puzzle.mark).toBeVisible();
    expect(await remembered(page)).toBe('{"version":1,"solved":["how-far-from-behind"]}');
    await expect(page.getByRole('link', { name: 'לחידה הבאה' })).toBeVisible();
  });

  test('is marked by the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'how-far-from-behind');
    await puzzle.button('לפתור').focus();
    await page.keyboard.press('Enter');
    await expect(puzzle.place(23)).toBeFocused();
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft');
    await expect(puzzle.place(21)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Home');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(puzzle.place(15)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(puzzle.button('לבדוק')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(puzzle.line).toContainText('נכון.');
    await expect(page.getByRole('link', { name: 'לחידה הבאה' })).toBeFocused();
  });

  test('is hinted at, and the answer that is shown is marked and accepted', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'how-far-with-sixes');
    await puzzle.button('רמז').click();
    await expect(puzzle.board).toBeVisible();
    await puzzle.button('עוד רמז').click();
    await puzzle.button('עוד רמז').click();
    await expect(puzzle.whole.getByRole('log').getByRole('paragraph')).toHaveText([
      `רמז 1. ${ruleLink('blocked-point').cites}`,
      'רמז 2. ספרו בכל פעם 6 צעדים, החל מהאבן שבמשולש 20, ובדקו כל עצירה.',
      'רמז 3. המשולשים 14 ו־8.',
    ]);
    await puzzle.button('הראו לי').click();
    await expect(puzzle.board.getByRole('button', { pressed: true })).toHaveCount(2);
    await expect(puzzle.mark).toBeHidden();
    await puzzle.button('עכשיו אתם').click();
    await expect(puzzle.board.getByRole('button', { pressed: true })).toHaveCount(0);
    await puzzle.place(14).click();
    await puzzle.place(8).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('נכון.');
  });

  test('is told to a screen reader with who stands there and whether it is marked', async ({
    page,
  }) => {
    const puzzle = await Puzzle.open(page, 'how-far-from-behind');
    await puzzle.begin();
    await puzzle.place(21).click();
    await expect(puzzle.board).toMatchAriaSnapshot(`
      - group "לאן האבן הזאת מגיעה?, לוח לסימון":
        - button "משולש 24, ריק"
        - button "משולש 23, אבן אחת שלכם"
        - button "משולש 22, שתי אבנים שלכם"
        - button "משולש 21, ריק" [pressed]
        - button "משולש 20, שתי אבנים שחורות"
    `);
    await expect(puzzle.board.getByRole('button')).toHaveCount(24);
  });

  test(
    'has its whole column to press, even on the smallest screen',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const puzzle = await Puzzle.open(page, 'five-and-one-behind');
      await puzzle.begin();
      const { width, height } = (await puzzle.place(3).boundingBox())!;
      expect(width).toBeGreaterThanOrEqual(23.9);
      expect(height).toBeGreaterThan(100);
    },
  );
});

test.describe('the checkers that a number bears off', () => {
  test('may be none, and a wrong one is told why', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'five-and-one-behind');
    const box = (await puzzle.whole.getByRole('img').boundingBox())!;
    await page.mouse.click(box.x + box.width * (426 / 580), box.y + box.height * 0.9);
    await expect(puzzle.place(3)).toHaveAttribute('aria-pressed', 'true');
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('יש לכם אבן רחוקה יותר, במשולש 6.');
    await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('larger-off').cites);
    await puzzle.button('לענות שוב').click();
    await puzzle.place(6).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('exact-off').cites);
    await puzzle.button('לענות שוב').click();
    await puzzle.place(5).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('האבנים במשולש 5 הן של שחור');
    await puzzle.button('לענות שוב').click();
    await puzzle.button('אף אבן').click();
    await expect(puzzle.line).toContainText('נכון.');
    await expectNoFaults(page);
  });

  test('are missed by whoever says none', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'six-for-the-last-point');
    await puzzle.begin();
    await puzzle.button('אף אבן').click();
    await expect(puzzle.line).toContainText('חסרה כאן אבן שיוצאת.');
    await puzzle.button('לענות שוב').click();
    await puzzle.button('הראו לי').click();
    await expect(puzzle.line).toContainText('יוצאת אבן ממשולש 4.');
    await expect(puzzle.place(4)).toHaveAttribute('aria-pressed', 'true');
    await puzzle.button('עכשיו אתם').click();
    await puzzle.place(4).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test.describe('the numbers that enter', () => {
  test('are chosen among six, and wrong and missing ones are told why', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'numbers-that-enter');
    await expect(puzzle.whole).toMatchAriaSnapshot(`
      - group "המספרים":
        - button "1"
        - button "2"
        - button "3"
        - button "4"
        - button "5"
        - button "6"
        - button "אף מספר"
      - status:
        - paragraph: בחרו את כל המספרים שמכניסים, ובדקו.
      - button "לבדוק"
      - button "רמז"
      - button "הראו לי"
    `);
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toHaveText('עוד לא בחרתם מספר.');
    for (const number of ['1', '2', '3', '4']) await puzzle.button(number).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText(
      'לא יכולה להיכנס למשולש 22: עומדות בו שתי אבנים שחורות',
    );
    await expectNoFaults(page);
    await puzzle.button('לענות שוב').click();
    await expect(puzzle.button('1')).toBeFocused();
    await puzzle.button('3').click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('אבן בודדת של היריב לא חוסמת');
    await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('enter-and-hit').cites);
    await puzzle.button('לענות שוב').click();
    await puzzle.button('אף מספר').click();
    await expect(puzzle.line).toContainText('חסר כאן מספר שמכניס.');
    await puzzle.button('הראו לי').waitFor({ state: 'detached' });
    await puzzle.button('לענות שוב').click();
    for (const number of ['1', '2', '4', '5']) await puzzle.button(number).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('נכון.');
  });

  test('are shown, and what is shown is accepted', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'half-open-board');
    await puzzle.button('הראו לי').click();
    await expect(puzzle.line).toContainText('נכנסים ב־1, 2 ו־3.');
    await expect(puzzle.whole.getByRole('button', { pressed: true })).toHaveText(['1', '2', '3']);
    await puzzle.button('3').click();
    await expect(puzzle.whole.getByRole('button', { pressed: true })).toHaveText(['1', '2']);
    await puzzle.button('3').click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('נכון.');
    await puzzle.button('שוב').click();
    for (const number of ['1', '2', '3']) await puzzle.button(number).click();
    await puzzle.button('לבדוק').click();
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test('a pip count is typed; what is no number is told, and a known mistake by its rule', async ({
  page,
}) => {
  const puzzle = await Puzzle.open(page, 'count-with-the-bar');
  const field = puzzle.whole.getByRole('textbox', { name: 'ספירת הצעדים' });
  await field.fill('הרבה');
  await field.press('Enter');
  await expect(puzzle.line).toHaveText('כתבו מספר אחד בספרות.');
  await expect(field).toHaveValue('הרבה');
  await expect(field).toBeFocused();
  await field.fill(' 116 ');
  await puzzle.button('לבדוק').click();
  await expect(puzzle.line).toContainText('לא. אבן על הבר נספרת 25.');
  await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('pip-count').cites);
  await expectNoFaults(page);
  await puzzle.button('לענות שוב').click();
  await expect(field).toBeFocused();
  await puzzle.button('הראו לי').click();
  await expect(puzzle.line).toContainText('141 צעדים.');
  await puzzle.button('לבדוק').click();
  await expect(puzzle.line).toHaveText('ספרו, כתבו את המספר ובדקו.');
  await field.fill('1 4 1');
  await field.press('Enter');
  await expect(puzzle.line).toContainText('נכון.');
  await expect(puzzle.mark).toBeVisible();
});

test.describe('whether a play is legal', () => {
  test('is chosen, and whoever allows an illegal one is asked for the rule, and shown why in the end', async ({
    page,
  }) => {
    const puzzle = await Puzzle.open(page, 'may-the-two-open');
    await expect(puzzle.whole.locator('.still .no')).toHaveCount(0);
    await puzzle.button('מותר').click();
    await expect(puzzle.line).toHaveText('לא. זה אסור. מצאו איזה כלל אוסר את זה.');
    await expect(puzzle.button('מותר')).toHaveAttribute('aria-pressed', 'true');
    await expect(puzzle.button('להראות למה')).toHaveCount(0);
    await expectNoFaults(page);
    await puzzle.button('אסור: משולש חסום').click();
    await expect(puzzle.line).toContainText('לא. אף אבן לא נוחתת כאן במשולש חסום.');
    await puzzle.button('לענות שוב').click();
    await expect(puzzle.button('מותר')).toBeFocused();
    await puzzle.button('מותר').click();
    await puzzle.button('רמז').click();
    await expect(puzzle.whole.getByRole('log').getByRole('link')).toHaveText(
      ruleLink('dead-end').cites,
    );
    await puzzle.button('אסור: בלי לחסום לעצמכם').click();
    await expect(puzzle.line).toContainText('נכון.');
    await expect(puzzle.mark).toBeVisible();
    await puzzle.button('להראות למה').click();
    await expect(puzzle.whole.locator('.bd .arrow')).toBeAttached();
    await expectNoFaults(page);
  });

  test('is shown with its reason to whoever gives up', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'may-the-two-open');
    await puzzle.button('מותר').click();
    await puzzle.button('הראו לי').click();
    await expect(puzzle.line).toContainText('אסור: יש דרך לשחק יותר מספרים, למשל 7/1 6/4.');
    await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('dead-end').cites);
    await puzzle.button('להראות למה').click();
    await expect(puzzle.whole.locator('.bd .arrow')).toBeAttached();
    await expect(puzzle.mark).toBeHidden();
  });

  test('is denied to a legal one only to be told the rule that allows it', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'over-four-in-a-row');
    await puzzle.button('אסור: משולש חסום').click();
    await expect(puzzle.line).toContainText('מעל משולשים חסומים מותר לדלג.');
    await expect(
      puzzle.line.getByRole('link', { name: ruleLink('jump-over').cites }),
    ).toBeVisible();
    await expectNoFaults(page);
    await puzzle.button('מותר').click();
    await expect(puzzle.line).toContainText('נכון.');
  });

  test('is chosen for a legal one, with the reason why a rule does not forbid it', async ({
    page,
  }) => {
    const puzzle = await Puzzle.open(page, 'from-the-middle');
    await puzzle.button('אסור: מספר גדול מוציא מהרחוק ביותר').click();
    await expect(puzzle.line).toContainText('לא. המספר הוא בדיוק המספר של המשולש.');
    await expect(puzzle.button('להראות למה')).toHaveCount(0);
    await puzzle.button('לענות שוב').click();
    await puzzle.button('רמז').click();
    await puzzle.button('הראו לי').click();
    await expect(puzzle.line).toContainText('מותר.');
    await puzzle.button('עכשיו אתם').click();
    await puzzle.button('מותר').click();
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test.describe('whether there is a move', () => {
  test('is not given away, and is solved by saying that there is none', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'six-and-three-are-shut');
    await expect(puzzle.whole.locator('.bd .lost')).toHaveCount(0);
    await puzzle.begin();
    await expect(puzzle.line).toHaveText('בחרו אבן.');
    await expect(puzzle.whole.locator('.bd :is(.lost, .ring)')).toHaveCount(0);
    await expect(puzzle.board.getByRole('button', { name: /אפשר/u })).toHaveCount(0);
    await puzzle.place('הבר').click();
    await expect(puzzle.line).toHaveText('אבן מהבר בידיים שלכם. בחרו לאן.');
    await puzzle.place(19).click();
    await expect(puzzle.line).toContainText('אסור. האבן שעל הבר לא יכולה להיכנס למשולש 19');
    await puzzle.button('להחזיר את האבן').click();
    await expectNoFaults(page);
    await puzzle.button('אין אף מהלך').click();
    await expect(puzzle.line).toContainText('נכון.');
    await expect(puzzle.whole.locator('.bd .lost')).toBeAttached();
    await expect(puzzle.mark).toBeVisible();
  });

  test('is shown to whoever says that there is none where there is one', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'two-on-the-bar');
    await puzzle.begin();
    await puzzle.button('אין אף מהלך').click();
    await expect(puzzle.line).toContainText('לא. יש מהלך חוקי, ומי שיכול לשחק חייב.');
    await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('only-one').cites);
    await puzzle.button('לחפש מהלך').click();
    await puzzle.button('הראו לי').click();
    await expect(puzzle.line).toContainText('כך משחקים: bar/20*.');
    await puzzle.button('עכשיו אתם').click();
    await puzzle.move('הבר', 20);
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test('whoever says that there is no move is told what the only one needs', async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'enter-and-keep-going');
  await puzzle.begin();
  await puzzle.button('אין אף מהלך').click();
  await expect(puzzle.line).toContainText('לא. יש מהלך חוקי, ומי שיכול לשחק חייב.');
  await expect(
    puzzle.line.getByRole('link', { name: ruleLink('rest-of-roll').cites }),
  ).toBeVisible();
});

test.describe('all plays of a roll', () => {
  test('are found one after another, a second time is told, and a wrong one refused', async ({
    page,
  }) => {
    const puzzle = await Puzzle.open(page, 'one-checker-plays-five');
    await puzzle.begin();
    await puzzle.move(7, 2);
    await puzzle.move(5, 3);
    await expect(puzzle.line).toHaveText('נכון. 7/2 5/3. נמצאה דרך אחת מתוך 3.');
    await expect(puzzle.mark).toBeHidden();
    await puzzle.button('לחפש עוד דרך').click();
    await puzzle.move(5, 3);
    await puzzle.move(7, 2);
    await expect(puzzle.line).toHaveText('את הדרך הזאת כבר מצאתם: 7/2 5/3. נמצאה דרך אחת מתוך 3.');
    await puzzle.button('לחפש עוד דרך').click();
    await puzzle.move(7, 5);
    await expect(puzzle.line).toContainText('אסור. אחרי המהלך הזה אין איך לשחק את ה־5');
    await puzzle.button('להחזיר את האבן').click();
    await puzzle.move(7, 2);
    await puzzle.move(4, 2);
    await expect(puzzle.line).toContainText('נמצאו שתי דרכים מתוך 3.');
    await expectNoFaults(page);
    await puzzle.button('הראו לי').click();
    await expect(puzzle.line).toContainText('אלה כל הדרכים: 7/2 5/3, 7/2 4/2, 7/2 3/1.');
    await puzzle.button('עכשיו אתם').click();
    await puzzle.move(7, 2);
    await puzzle.move(3, 1);
    await expect(puzzle.line).toContainText('נכון. רק אבן אחת יכולה לשחק 5');
    await expect(puzzle.mark).toBeVisible();
    await puzzle.button('שוב').click();
    await expect(puzzle.whole.getByText('נמצאה דרך')).toHaveCount(0);
  });

  test('begin afresh after a reload in the middle', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'one-checker-plays-five');
    await puzzle.begin();
    await puzzle.move(7, 2);
    await puzzle.move(5, 3);
    await page.reload();
    await expect(puzzle.button('לפתור')).toBeVisible();
    await puzzle.begin();
    await expect(puzzle.whole.getByText('נמצאה דרך')).toHaveCount(0);
    expect(await remembered(page)).toBeNull();
  });
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('points are marked by touch alone', { tag: '@chromium' }, async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'how-far-from-behind');
    await puzzle.button('לפתור').tap();
    await puzzle.place(21).tap();
    await puzzle.place(15).tap();
    await puzzle.button('לבדוק').tap();
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test('a device that does not remember is told of, and the puzzle is solved all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  const puzzle = await Puzzle.open(page, 'from-the-middle');
  await puzzle.button('מותר').click();
  await expect(puzzle.line).toContainText('נכון.');
  await expect(puzzle.whole.getByText('הדפדפן לא נותן לשמור')).toBeVisible();
});

test('whoever looks from the other side marks points where they are drawn', async ({ page }) => {
  await page.goto('/404.html');
  await page.evaluate(() =>
    localStorage.setItem('board-view', '{"version":1,"mirrored":true,"swapped":true}'),
  );
  const puzzle = await Puzzle.open(page, 'how-far-from-behind');
  await expect(puzzle.whole.getByRole('img')).toHaveAccessibleDescription(/^שחור: .*לבן: /u);
  await puzzle.begin();
  await expect(puzzle.place(20)).toHaveAccessibleName('משולש 20, שתי אבנים לבנות');
  const { x } = (await puzzle.place(24).boundingBox())!;
  expect(x).toBeLessThan((await puzzle.place(13).boundingBox())!.x);
  await puzzle.place(17).click();
  await puzzle.button('לבדוק').click();
  await expect(puzzle.line).toContainText('עומדות בו 3 אבנים לבנות');
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, answer] of [
    ['one-checker-plays-five', 'כך משחקים: 7/2 5/3, 7/2 4/2, 7/2 3/1'],
    ['six-and-three-are-shut', 'אין אף מהלך, והתור עובר.'],
    ['how-far-from-behind', 'המשולשים 21 ו־15.'],
    ['may-the-two-open', 'אסור: יש דרך לשחק יותר מספרים, למשל 7/1 6/4.'],
    ['numbers-that-enter', 'נכנסים ב־1, 2, 4 ו־5.'],
    ['five-and-one-behind', 'אף אבן לא יוצאת.'],
    ['count-at-home', '55 צעדים.'],
  ] as const) {
    test(`the board, the prompt and the answer of ${id} are there`, async ({ page }) => {
      await page.goto(`/puzzles/${id}/`);
      const puzzle = new Puzzle(page, id);
      await expect(puzzle.whole.getByRole('img')).toHaveAccessibleDescription(/לבן: .*שחור: /u);
      await expect(puzzle.whole.locator('.prompt')).not.toBeEmpty();
      const told = puzzle.whole.locator('details b');
      await expect(told).toBeHidden();
      await puzzle.whole.getByText('התשובה', { exact: true }).click();
      await expect(told).toHaveText(answer);
    });
  }

  test('the list has all puzzles and the paths, and nothing to choose that would not work', async ({
    page,
  }) => {
    await page.goto('/puzzles/');
    await page.getByText('כל 20 החידות').click();
    await expect(page.locator('[data-path="beginner"]').getByRole('listitem')).toHaveCount(20);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /כלל \d+\.\d+: /u }).first()).toBeVisible();
  });
});

test.describe('progress', () => {
  const solved = '{"version":1,"solved":["almost-turkish","house-of-two"]}';
  const mark = (page: Page) => page.getByText('נפתרה', { exact: true }).filter({ visible: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/404.html');
    await page.evaluate((kept) => localStorage.setItem('puzzles-solved', kept), solved);
  });

  test('of one puzzle is forgotten there, once the reader has said so', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'almost-turkish');
    const forget = page.getByRole('button', { name: /^למחוק את הסימון של החידה/u });
    await forget.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/לבן ניצח\. כמה זה שווה\?״\?$/u);
    await expect(page.getByRole('button', { name: 'להשאיר' })).toBeFocused();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(puzzle.mark).toBeVisible();
    expect(await remembered(page)).toBe(solved);
    await forget.click();
    await page.getByRole('button', { name: 'למחוק', exact: true }).click();
    await expect(puzzle.mark).toBeHidden();
    await expect(forget).toHaveCount(0);
    expect(await remembered(page)).toBe('{"version":1,"solved":["house-of-two"]}');
  });

  test('is forgotten one by one and all at once in the list', async ({ page }) => {
    await page.goto('/puzzles/');
    await expect(mark(page)).toHaveCount(2);
    const row = page.getByRole('listitem').filter({ hasText: 'לבן ניצח. כמה זה שווה?' });
    await row.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'למחוק' }).click();
    await expect(mark(page)).toHaveCount(1);
    await expect(row.getByRole('link')).toBeFocused();
    await expectNoFaults(page);

    await page.getByRole('button', { name: 'למחוק את כל הסימונים' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'למחוק הכול' }).click();
    await expect(mark(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'למחוק את כל הסימונים' })).toBeHidden();
    expect(await remembered(page)).toBe('{"version":1,"solved":[]}');
  });

  test('and the list can be cut down to one kind', async ({ page }) => {
    await page.goto('/puzzles/');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /כלל \d/u });
    const all = await rows.count();
    const chapters = page.getByRole('heading', { level: 2, name: /^פרק/u });
    const allChapters = await chapters.count();
    await page.getByRole('combobox', { name: 'סוג' }).selectOption('ספירת צעדים');
    for (const row of await rows.all()) await expect(row).toContainText('ספירת צעדים');
    expect(await rows.count()).toBeLessThan(all);
    await expect(page.getByRole('status')).toHaveText(/^ברשימה: .*חידות\.$/u);
    expect(await chapters.count()).toBeLessThan(allChapters);
    await page.getByRole('combobox', { name: 'קושי' }).selectOption('קשה');
    for (const row of await rows.all()) await expect(row).toContainText('ספירת צעדים, קשה.');
    await page.getByRole('combobox', { name: 'סוג' }).selectOption('כל הסוגים');
    for (const row of await rows.all()) await expect(row).toContainText(', קשה.');
    expect(await rows.count()).toBeLessThan(all);
    await page.getByRole('combobox', { name: 'קושי' }).selectOption('כל הרמות');
    await expect(rows).toHaveCount(all);
  });
});

test.describe('a path', () => {
  const [first, second, third] = PUZZLE_PATHS[0]!.puzzles as [string, string, string];
  const ofBeginner = (page: Page) => page.locator('[data-path="beginner"]');

  test('opens as a list in order, and each puzzle leads on along it', async ({ page }) => {
    await page.goto('/puzzles/');
    const path = ofBeginner(page);
    await expect(path.getByRole('list')).toBeHidden();
    await path.getByText('כל 20 החידות').click();
    await expect(path.getByRole('listitem')).toHaveCount(20);
    await expectNoFaults(page);
    await path.getByRole('link', { name: 'לחידה הראשונה במסלול' }).click();
    await expect(page).toHaveURL(new RegExp(`/${first}/\\?path=beginner$`, 'u'));
    const props = await new Puzzle(page, first).whole
      .locator('[data-props]')
      .getAttribute('data-props');
    expect(props).toContain(`/puzzles/${second}/?path=beginner`);
  });

  test('shows how far somebody has come, and goes on from there', async ({ page }) => {
    await page.goto('/404.html');
    await page.evaluate(
      (kept) => localStorage.setItem('puzzles-solved', kept),
      JSON.stringify({ version: 1, solved: [first, second] }),
    );
    await page.goto('/puzzles/');
    const path = ofBeginner(page);
    await expect(path.getByText('נפתרו 2 מתוך 20.')).toBeVisible();
    await expect(path.getByRole('link', { name: 'לחידה הבאה במסלול' })).toHaveAttribute(
      'href',
      new RegExp(`/puzzles/${third}/\\?path=beginner$`, 'u'),
    );
    await path.getByText('כל 20 החידות').click();
    await expect(path.getByText('נפתרה', { exact: true }).filter({ visible: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'למחוק את כל הסימונים' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'למחוק הכול' }).click();
    await expect(path.getByRole('link', { name: 'לחידה הראשונה במסלול' })).toBeVisible();
    await expect(path.getByText('מתוך')).toHaveCount(0);
  });

  test('leads its last puzzle to all puzzles, and any other way of coming along the book', async ({
    page,
  }) => {
    const answer = async (query: string) => {
      await page.goto(`/puzzles/caught-but-four-off/${query}`);
      const puzzle = new Puzzle(page, 'caught-but-four-off');
      const props = (await puzzle.whole.locator('[data-props]').getAttribute('data-props'))!;
      const { choices } = JSON.parse(props) as { choices: { label: string; wrong: unknown[] }[] };
      await puzzle.button(choices.find(({ wrong }) => wrong.length === 0)!.label).click();
      return puzzle.whole.locator('a.main');
    };
    await expect(await answer('?path=expert')).toHaveText('סוף המסלול. לכל החידות');
    await expect(await answer('?path=beginner')).toHaveText('לחידה הבאה');
    await expect(await answer('')).toHaveText('לחידה הבאה');
  });
});

test('the last puzzle leads to all of them', async ({ page }) => {
  await page.goto('/puzzles/');
  await page.getByRole('main').getByRole('listitem').last().getByRole('link').click();
  const id = new URL(page.url()).pathname.split('/').at(-2)!;
  const puzzle = new Puzzle(page, id);
  // Whatever it asks, its page tells the island which choice is right.
  const props = (await puzzle.whole.locator('[data-props]').getAttribute('data-props'))!;
  const { choices } = JSON.parse(props) as { choices: { label: string; wrong: unknown[] }[] };
  await puzzle.button(choices.find(({ wrong }) => wrong.length === 0)!.label).click();
  await expect(puzzle.line).toContainText('נכון.');
  const all = puzzle.whole.getByRole('link', { name: 'לכל החידות' });
  await expect(all).toHaveAttribute('href', /\/puzzles\/$/u);
  await expect(puzzle.whole.getByRole('link', { name: 'לחידה הבאה' })).toHaveCount(0);
});
