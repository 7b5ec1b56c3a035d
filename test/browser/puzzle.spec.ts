import { globSync } from 'node:fs';
import { Puzzle, remembered } from './puzzle-page.ts';
import { ruleLink } from './rule-links.ts';
import { expect, test } from './site.ts';

const FILES = globSync('src/content/puzzles/*/*.{yaml,yml}');

test.describe('the only legal play', () => {
  test('is found after a try that its rule forbids, and the prompt stays in sight', async ({
    page,
  }) => {
    const puzzle = await Puzzle.open(page, 'one-runner-left');
    await expect(puzzle.mark).toBeHidden();
    await puzzle.begin();
    await puzzle.move(12, 7);
    await expect(puzzle.line).toContainText('אסור. אפשר לשחק כל אחד מהמספרים לבדו');
    await expect(puzzle.line.getByRole('link')).toHaveAttribute(
      'href',
      /\/two-dice\/#larger-die$/u,
    );
    await expect(puzzle.whole.getByText('כל אחד מהמספרים אפשר לשחק לבדו')).toBeInViewport();

    await puzzle.button('להראות למה').click();
    await expect(puzzle.line).toContainText('אסור.');
    await puzzle.button('להחזיר את האבן').click();
    await expect(puzzle.line).toHaveText('בחרו אבן.');

    await puzzle.move(12, 6);
    await expect(puzzle.line).toContainText('נכון. אחרי 12/6 אין איך לשחק את ה־5');
    await expect(puzzle.mark).toBeVisible();
    expect(await remembered(page)).toBe('{"version":1,"solved":["one-runner-left"]}');
    await expect(page.getByRole('link', { name: 'לחידה הבאה' })).toHaveAttribute(
      'href',
      /\/puzzles\/[a-z-]+\/$/u,
    );
  });

  test('is found from the bar, over several moves', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'one-number-enters');
    await puzzle.begin();
    await puzzle.move(9, 3);
    await expect(puzzle.line).toContainText('יש לכם אבן על הבר');
    await expect(puzzle.line.getByRole('link')).toHaveText(ruleLink('bar-first').cites);
    await puzzle.button('להחזיר את האבן').click();
    await puzzle.move('הבר', 19);
    await expect(puzzle.line).toContainText('עומדות בו שתי אבנים שחורות');
    await puzzle.button('להחזיר את האבן').click();
    await puzzle.move('הבר', 23);
    await expect(puzzle.button('מהלך אחורה')).toBeVisible();
    await puzzle.move(9, 3);
    await expect(puzzle.line).toContainText('נכון.');
  });

  test('is found bearing off, when the last ones are home', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'last-three-home');
    await puzzle.begin();
    await puzzle.move(6, 'הוצאה');
    await expect(puzzle.line).toContainText('עוד אי אפשר להוציא');
    await expect(puzzle.line.getByRole('link')).toHaveAttribute('href', /#all-home$/u);
    await puzzle.button('להחזיר את האבן').click();
    await puzzle.move(12, 6);
    await puzzle.move(9, 3);
    await puzzle.move(8, 2);
    await puzzle.move(6, 'הוצאה');
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test('any legal play solves a puzzle that has several, and a tempting one is refused', async ({
  page,
}) => {
  const puzzle = await Puzzle.open(page, 'leave-room-for-six');
  await puzzle.begin();
  await expect(puzzle.place(8)).toHaveAccessibleName(/אפשר לנסות להזיז/u);
  await puzzle.move(8, 4);
  await expect(puzzle.line).toContainText('אסור. אחרי המהלך הזה אין איך לשחק את ה־6');
  await expect(puzzle.line.getByRole('link')).toHaveAttribute('href', /#dead-end$/u);
  await puzzle.button('להחזיר את האבן').click();
  await puzzle.move(24, 20);
  await puzzle.move(20, 14);
  await expect(puzzle.line).toContainText('נכון.');

  await puzzle.button('שוב').click();
  await expect(puzzle.line).toHaveText('בחרו אבן.');
  await puzzle.move(8, 2);
  await puzzle.move(6, 2);
  await expect(puzzle.line).toContainText('נכון.');
});

test.describe('what a game is worth', () => {
  test('is chosen, a wrong answer is refused by its rule, and the cube counts', async ({
    page,
  }) => {
    const puzzle = await Puzzle.open(page, 'house-of-two');
    await puzzle.button('מארס טורקי, 6 נקודות').click();
    await expect(puzzle.line).toContainText('לא. יש לו עוד אבן אחת על הבר');
    await expect(puzzle.line.getByRole('link')).toHaveAttribute('href', /#agreed-terms$/u);
    await puzzle.button('לענות שוב').click();
    await expect(puzzle.line).toHaveText('בחרו תשובה.');
    await puzzle.button('מארס, שתי נקודות').click();
    await expect(puzzle.line.getByRole('link')).toHaveAttribute('href', /#cube-multiplies$/u);
    await puzzle.button('מארס, 4 נקודות').click();
    await expect(puzzle.line).toContainText('נכון.');
    await expect(puzzle.mark).toBeVisible();
    await expect(page.getByRole('link', { name: 'לחידה הבאה' })).toBeVisible();
  });

  test('is hinted at and shown', async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'almost-turkish');
    await puzzle.button('רמז').click();
    await puzzle.button('עוד רמז').click();
    await expect(puzzle.whole.getByRole('log')).toContainText('אין אבנים בלוח הבית של לבן');
    await puzzle.button('הראו לי').click();
    await expect(puzzle.line).toContainText('מארס, שתי נקודות.');
    await puzzle.button('עכשיו אתם').click();
    await puzzle.button('מארס, שתי נקודות').click();
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test('hints come one at a time, and the answer that is shown is accepted', async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'leave-room-for-six');
  const hints = puzzle.whole.getByRole('log').getByRole('paragraph');
  await puzzle.button('רמז').click();
  await expect(hints).toHaveText([`רמז 1. ${ruleLink('dead-end').cites}`]);
  await puzzle.button('עוד רמז').click();
  await expect(hints).toHaveText([/^רמז 1/u, 'רמז 2. הסתכלו על האבן שבמשולש 8 ועל ה־6.']);
  await puzzle.button('עוד רמז').click();
  await expect(hints.last()).toHaveText('רמז 3. 24/20 8/2');
  await expect(puzzle.button('עוד רמז')).toHaveCount(0);

  await puzzle.button('הראו לי').click();
  await expect(puzzle.line).toContainText('כך משחקים: 24/20 8/2.');
  await expect(puzzle.mark).toBeHidden();
  await puzzle.button('עכשיו אתם').click();
  await puzzle.move(24, 20);
  await puzzle.move(8, 2);
  await expect(puzzle.line).toContainText('נכון.');
});

test('a press on the still picture takes the checker into the hand', async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'one-runner-left');
  const box = (await puzzle.whole.getByRole('img').boundingBox())!;
  await page.mouse.click(box.x + box.width * (26 / 532), box.y + box.height * 0.9);
  await expect(puzzle.line).toHaveText(/^אבן ממשולש 12: /u);
  await expect(puzzle.place(7)).toHaveAccessibleName(/אפשר לנסות להגיע לכאן עם 5/u);
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('it is solved by touch alone', { tag: '@chromium' }, async ({ page }) => {
    const puzzle = await Puzzle.open(page, 'one-runner-left');
    await puzzle.button('לפתור').tap();
    await puzzle.place(12).tap();
    await puzzle.place(7).tap();
    await expect(puzzle.line).toContainText('אסור.');
    await puzzle.button('להחזיר את האבן').tap();
    await puzzle.place(12).tap();
    await puzzle.place(6).tap();
    await expect(puzzle.line).toContainText('נכון.');
  });
});

test('it is solved by the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'one-runner-left');
  await puzzle.button('לפתור').focus();
  await page.keyboard.press('Enter');
  await expect(puzzle.place(12)).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(puzzle.place(7)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(puzzle.line).toContainText('אסור.');
  await puzzle.button('להחזיר את האבן').focus();
  await page.keyboard.press('Enter');
  await expect(puzzle.place(7)).toBeFocused();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect(puzzle.place(6)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(puzzle.line).toContainText('נכון.');
  await page.keyboard.press('Tab');
  await expect(puzzle.line.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'לחידה הבאה' })).toBeFocused();
});

test('a reload in the middle begins afresh and forgets nothing that was solved', async ({
  page,
}) => {
  const solved = await Puzzle.open(page, 'almost-turkish');
  await solved.button('מארס, שתי נקודות').click();
  const puzzle = await Puzzle.open(page, 'one-number-enters');
  await puzzle.begin();
  await puzzle.move('הבר', 23);
  await page.reload();
  await expect(puzzle.button('לפתור')).toBeVisible();
  await expect(puzzle.mark).toBeHidden();
  expect(await remembered(page)).toBe('{"version":1,"solved":["almost-turkish"]}');
});

test('what was solved is marked in the list and in its chapter', async ({ page }) => {
  const puzzle = await Puzzle.open(page, 'almost-turkish');
  await puzzle.button('מארס, שתי נקודות').click();
  await expect(puzzle.mark).toBeVisible();

  await page.goto('/puzzles/');
  const marked = page.getByRole('listitem').filter({ hasText: 'נפתרה' });
  await expect(marked.filter({ visible: true }).getByText('נפתרה')).toHaveCount(FILES.length);
  await expect(page.getByText('נפתרה', { exact: true }).filter({ visible: true })).toHaveCount(1);

  await page.goto('/rules/result/');
  const inChapter = new Puzzle(page, 'almost-turkish');
  await inChapter.whole.scrollIntoViewIfNeeded();
  await expect(inChapter.mark).toBeVisible();
  await expect(new Puzzle(page, 'house-of-two').mark).toBeHidden();
});

test('the list names each puzzle with its kind and rule, below the chapter of that rule', async ({
  page,
}) => {
  await page.goto('/puzzles/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /כלל \d/u })).toHaveCount(FILES.length);
  const chapters = main.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });
  for (const chapter of await chapters.all()) {
    const heading = await chapter.getByRole('heading', { level: 2 }).innerText();
    const [, number] = /^פרק (\d+): /u.exec(heading) ?? [];
    for (const link of await chapter.getByRole('link').all()) {
      await expect(link).toHaveAccessibleName(new RegExp(`כלל ${number}\\.\\d+: `, 'u'));
      await expect(link).toHaveAttribute('href', /\/puzzles\/[a-z-]+\/$/u);
    }
  }
});

test.describe('when the device does not remember', () => {
  test('because it is forbidden, the puzzle is solved and the reader told', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    const puzzle = await Puzzle.open(page, 'almost-turkish');
    await puzzle.button('מארס, שתי נקודות').click();
    await expect(puzzle.line).toContainText('נכון.');
    await expect(puzzle.mark).toBeVisible();
    await expect(puzzle.whole.getByText('הדפדפן לא נותן לשמור')).toBeVisible();
  });

  test('because it is full, the same', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const puzzle = await Puzzle.open(page, 'almost-turkish');
    await puzzle.button('מארס, שתי נקודות').click();
    await expect(puzzle.mark).toBeVisible();
    await expect(puzzle.whole.getByText('הדפדפן לא נותן לשמור')).toBeVisible();
  });

  test('because it was damaged, what can be read is kept and the reader told once', async ({
    page,
  }) => {
    await page.goto('/404.html');
    await page.evaluate(() =>
      localStorage.setItem('puzzles-solved', '{"version":1,"solved":["almost-turkish","house'),
    );
    await page.goto('/puzzles/');
    const note = page.getByText('הסימונים של החידות שפתרתם נפגמו');
    await expect(note).toBeVisible();
    await expect(page.getByText('נפתרה', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByText('נפתרה', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(note).toHaveCount(0);
    expect(await remembered(page)).toBe('{"version":1,"solved":["almost-turkish"]}');
  });
});

// Playwright switches JavaScript off in Chromium only.
test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, answer] of [
    ['one-number-enters', 'כך משחקים: bar/23 9/3'],
    ['house-of-two', 'מארס, 4 נקודות.'],
  ] as const) {
    test(`the board, the prompt and the answer of ${id} are there`, async ({ page }) => {
      await page.goto(`/puzzles/${id}/`);
      const puzzle = new Puzzle(page, id);
      await expect(puzzle.whole.getByRole('img')).toHaveAccessibleDescription(/לבן: .*שחור: /u);
      await expect(puzzle.whole.getByText(answer)).toBeHidden();
      await puzzle.whole.getByText('התשובה', { exact: true }).click();
      await expect(puzzle.whole.getByText(answer)).toBeVisible();
      await expect(puzzle.whole.getByRole('group').getByRole('link')).toHaveText(/כלל\s\d+\.\d+/u);
    });
  }
});

test('whoever looks with swapped colours is told of the sides as they are drawn', async ({
  page,
}) => {
  await page.goto('/404.html');
  await page.evaluate(() =>
    localStorage.setItem('board-view', '{"version":1,"mirrored":true,"swapped":true}'),
  );
  const puzzle = await Puzzle.open(page, 'almost-turkish');
  await expect(puzzle.whole.getByText('ממש ליד לוח הבית של שחור')).toBeVisible();
  await puzzle.button('ניצחון רגיל, נקודה אחת').click();
  await expect(puzzle.line).toContainText('לא. לבן לא הוציא אף אבן.');
  await expect(puzzle.whole.getByRole('img')).toHaveAccessibleDescription(/^שחור: 15 בחוץ/u);

  const roll = await Puzzle.open(page, 'one-runner-left');
  await roll.begin();
  await roll.move(12, 7);
  await expect(roll.line).toContainText('אסור.');
  await expect(roll.place(22)).toHaveAccessibleName('משולש 22, 3 אבנים לבנות');
});
