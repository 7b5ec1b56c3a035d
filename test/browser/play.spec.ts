import { Figure, playFrom, playOn } from './play-board.ts';
import type { RuleId } from '../../src/engine/rules.ts';
import { ruleLink } from './rule-links.ts';
import { expect, test } from './site.ts';

const TWO_DICE = '/rules/two-dice/';
const MOVING = '/rules/moving/';
const BAR = '/rules/bar/';
const BEARING_OFF = '/rules/bearing-off/';

test('a roll is played by pressing a checker and then a point', async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await expect(figure.line).toHaveText(/^בחרו אבן\. אפשר להזיז מ־7, מ־6, מ־4, מ־3 או מ־2\.$/u);
  await figure.place(7).click();
  await expect(figure.line).toHaveText('אבן ממשולש 7: עם 6 למשולש 1.');
  await expect(figure.place(1)).toHaveAccessibleName(/אפשר להגיע לכאן עם 6/u);
  await figure.place(1).click();
  await expect(figure.line).toHaveText(/^ממשולש 7 למשולש 1 עם 6\. ממשיכים עם ה־1\./u);
  await figure.move(6, 5);
  await expect(figure.line).toHaveText('ממשולש 6 למשולש 5 עם 1. התור נגמר.');
});

test('a move is taken back, and the whole turn', async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await expect(figure.button('מהלך אחורה')).toBeDisabled();
  await figure.move(6, 5);
  await figure.move(7, 1);
  await figure.button('מהלך אחורה').click();
  await expect(figure.line).toHaveText(/ממשיכים עם ה־6/u);
  await expect(figure.place(7)).toHaveAccessibleName(/^משולש 7, אבן אחת שלכם/u);
  await figure.button('מההתחלה').click();
  await expect(figure.line).toHaveText(/^בחרו אבן/u);
  await expect(figure.place(6)).toHaveAccessibleName(/שתי אבנים שלכם/u);
});

test('two quick presses play the largest number', async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await figure.place(7).dblclick();
  await expect(figure.line).toHaveText(/^ממשולש 7 למשולש 1 עם 6\./u);
});

test('a checker is dragged by the mouse', { tag: '@desktop' }, async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  const middle = async (place: number) => {
    const box = (await figure.place(place).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height - 20 };
  };
  const [from, to] = [await middle(7), await middle(1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y - 80, { steps: 4 });
  await expect(figure.line).toHaveText('אבן ממשולש 7: עם 6 למשולש 1.');
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(figure.line).toHaveText(/^ממשולש 7 למשולש 1 עם 6\./u);
});

test(
  'a finger drags a checker, and scrolls the page elsewhere',
  { tag: '@chromium' },
  async ({ page, hasTouch }) => {
    if (!hasTouch) return;
    const figure = await playOn(page, TWO_DICE, 'dead-end');
    await figure.board.evaluate((board) => board.scrollIntoView({ block: 'center' }));
    const touch = await page.context().newCDPSession(page);
    const spot = async (place: number, above: number) => {
      const box = (await figure.place(place).boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height - above };
    };
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
      await send('touchStart', [from]);
      for (let part = 1; part <= 8; part++) {
        const at = (a: number, b: number) => a + ((b - a) * part) / 8;
        await send('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
      }
      await send('touchEnd', []);
    };
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await swipe(await spot(7, 12), await spot(1, 12));
    await expect(figure.line).toHaveText(/^ממשולש 7 למשולש 1 עם 6\./u);
    expect(await scrolled()).toBe(before);

    const empty = await spot(9, 40);
    await swipe(empty, { x: empty.x, y: empty.y - 150 });
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
  },
);

test('a roll is played by keys alone', async ({ page }) => {
  await page.goto(TWO_DICE);
  const figure = new Figure(page, 'dead-end');
  await figure.whole.scrollIntoViewIfNeeded();
  await figure.button('נסו בעצמכם').focus();
  await page.keyboard.press('Enter');
  await expect(figure.place(7)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure.line).toHaveText(/^אבן ממשולש 7/u);
  await page.keyboard.press('Escape');
  await expect(figure.line).toHaveText(/^בחרו אבן/u);
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(figure.place(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure.line).toHaveText(/^ממשולש 7 למשולש 1/u);
  await page.keyboard.press('Backspace');
  await expect(figure.line).toHaveText(/^בחרו אבן/u);
  await page.keyboard.press('ArrowUp');
  await expect(figure.place(24)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(figure.place(13)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(figure.place(12)).toBeFocused();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(figure.place('הבר')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(figure.place(6)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(figure.board.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(figure.place(6)).toBeFocused();
});

interface Try {
  readonly says: string;
  readonly rule: RuleId;
  readonly begin: (page: Parameters<typeof playOn>[0]) => Promise<Figure>;
  readonly presses: readonly (number | string)[];
}

const TRIES: Readonly<Record<string, Try>> = {
  'a dead end': {
    begin: (page) => playOn(page, TWO_DICE, 'dead-end'),
    presses: [7, 6],
    says: 'אחרי המהלך הזה אין איך לשחק את ה־6, ויש דרך לשחק את שניהם.',
    rule: 'dead-end',
  },
  'the smaller of either': {
    begin: (page) => playOn(page, TWO_DICE, 'larger-of-either'),
    presses: [7, 2],
    says: 'אפשר לשחק כל אחד מהמספרים לבדו, אבל לא את שניהם, ולכן משחקים את הגדול, ה־6.',
    rule: 'larger-die',
  },
  'a blocked point': {
    begin: (page) => playOn(page, MOVING, 'moving'),
    presses: [13, 7],
    says: 'האבן במשולש 13 לא יכולה לנחות במשולש 7: עומדות בו שתי אבנים שחורות.',
    rule: 'blocked-point',
  },
  'a distance that was not rolled': {
    begin: (page) => playOn(page, MOVING, 'moving'),
    presses: [13, 10],
    says: 'ממשולש 13 למשולש 10 יש 3 צעדים, ונשאר לשחק את ה־6 ואת ה־1.',
    rule: 'die-by-die',
  },
  'the way back': {
    begin: (page) => playOn(page, MOVING, 'moving'),
    presses: [8, 9],
    says: 'ממשולש 8 למשולש 9 זה אחורה. אתם מזיזים רק ממספר גדול למספר קטן.',
    rule: 'forward-only',
  },
  'a checker of the other side': {
    begin: (page) => playOn(page, MOVING, 'moving'),
    presses: [12],
    says: 'האבנים במשולש 12 הן של שחור, ועכשיו התור שלכם.',
    rule: 'own-checkers',
  },
  'another checker before the bar': {
    begin: (page) => playOn(page, BAR, 'from-the-bar'),
    presses: [13, 10],
    says: 'יש לכם שתי אבנים על הבר, והן נכנסות לפני כל מהלך אחר.',
    rule: 'bar-first',
  },
  'bearing off too early': {
    begin: (page) => playOn(page, BEARING_OFF, 'last-one-home'),
    presses: [3, 'הוצאה'],
    says: 'עוד אי אפשר להוציא: יש לכם אבן אחת מחוץ ללוח הבית, במשולש 7.',
    rule: 'all-home',
  },
  'bearing off past a checker behind': {
    begin: (page) => playOn(page, BEARING_OFF, 'larger-number'),
    presses: [3, 'הוצאה'],
    says: 'מספר גדול מהדרוש לא מוציא אבן ממשולש 3: יש לכם אבן רחוקה יותר, במשולש 5.',
    rule: 'larger-off',
  },
  'a move after the win': {
    begin: (page) => playOn(page, BEARING_OFF, 'last-checker'),
    presses: [2, 'הוצאה', 5],
    says: 'המשחק נגמר: כל האבנים שלכם כבר בחוץ.',
    rule: 'win-at-once',
  },
};

for (const [name, { begin, presses, says, rule }] of Object.entries(TRIES)) {
  test(`${name} is refused with its rule, and changes nothing`, async ({ page }) => {
    const { cites, leads } = ruleLink(rule);
    const figure = await begin(page);
    const before = await figure.board.ariaSnapshot();
    for (const place of presses) await figure.place(place).click();
    await expect(figure.line).toHaveText(`אסור. ${says} ${cites}`);
    await expect(figure.line.getByRole('link', { name: cites })).toHaveAttribute('href', leads);
    await figure.button('להחזיר את האבן').click();
    await expect(figure.line).not.toContainText('אסור');
    if (presses.length < 3) expect(await figure.board.ariaSnapshot()).toBe(before);
  });
}

test('a place with two ways to it, each with another hit, is asked about and not forbidden', async ({
  page,
}) => {
  const figure = await playFrom(page, 'XGID=-A----aa--B-----------aa--:0:0:1:43:0:0:0:0:10');
  await figure.move(10, 3);
  await expect(figure.line).toHaveText(
    'לא ברור לאן. יש לשם שתי דרכים, ובכל אחת נאכלת אבן אחרת. שחקו כל מספר לבדו.',
  );
  await figure.move(10, 7);
  await expect(figure.line).toContainText('ונאכלה אבן');
});

test('the play that proves a duty is shown on the board when asked', async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await expect(figure.button('להראות למה')).toBeHidden();
  await figure.move(7, 6);
  const image = figure.whole.getByRole('img').first();
  const refused = await image.innerHTML();
  await figure.button('להראות למה').click();
  await expect.poll(() => image.innerHTML()).not.toBe(refused);
  await expect(figure.line).toContainText('אסור.');
  await figure.button('להחזיר את האבן').click();
  await expect(figure.line).toHaveText(/^בחרו אבן/u);
});

test('all plays are listed by their first move, and shown when pointed at', async ({ page }) => {
  await page.goto(TWO_DICE);
  const figure = new Figure(page, 'dead-end');
  await figure.whole.scrollIntoViewIfNeeded();
  await figure.button('כל הדרכים לשחק').click();
  const list = figure.whole.getByRole('group', { name: 'כל הדרכים לשחק' });
  await expect(list.getByRole('group')).toHaveCount(1);
  await expect(list.getByRole('group', { name: 'קודם 7/1' })).toBeVisible();
  await expect(list.getByRole('button')).toHaveText(['7/1 6/5', '7/1 4/3', '7/1 3/2', '7/1 2/1']);
  const image = figure.whole.getByRole('img').first();
  const plain = await image.innerHTML();
  await list.getByRole('button', { name: '7/1 4/3' }).focus();
  await expect.poll(() => image.innerHTML()).not.toBe(plain);
  await list.getByRole('button', { name: '7/1 4/3' }).blur();
  await expect.poll(() => image.innerHTML()).toBe(plain);
});

test('a board of Black’s turn names points as they are printed, and says so', async ({ page }) => {
  const figure = await playFrom(page, 'XGID=-A-B-------------------ab-:0:0:-1:21:0:0:0:0:10');
  await expect(figure.line).toHaveText(
    /^התור של שחור\. בחרו אבן שלו\. אפשר להזיז מ־23 או מ־24\.$/u,
  );
});

test('the turn is forgotten when the page is loaded anew', async ({ page }) => {
  const figure = await playOn(page, TWO_DICE, 'dead-end');
  await figure.move(6, 5);
  await page.reload();
  await figure.whole.scrollIntoViewIfNeeded();
  await expect(figure.button('נסו בעצמכם')).toBeVisible();
  await expect(figure.board).toHaveCount(0);
  await figure.play();
  await expect(figure.line).toHaveText(/^בחרו אבן/u);
});

test('whoever stops playing finds the picture as it was, and the button that began', async ({
  page,
}) => {
  await page.goto(TWO_DICE);
  const figure = new Figure(page, 'dead-end');
  const image = figure.whole.getByRole('img').first();
  await figure.whole.scrollIntoViewIfNeeded();
  await expect(figure.button('נסו בעצמכם')).toBeVisible();
  const picture = await image.innerHTML();
  await figure.button('נסו בעצמכם').click();
  await figure.move(6, 5);
  await figure.button('חזרה לתרשים').click();
  await expect(figure.button('נסו בעצמכם')).toBeFocused();
  expect(await image.innerHTML()).toBe(picture);
});

// Playwright switches JavaScript off in Chromium only.
test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });
  test('a diagram is a picture, and offers no button', async ({ page }) => {
    await page.goto(TWO_DICE);
    const figure = new Figure(page, 'dead-end');
    await expect(figure.whole.getByRole('img', { name: /^תרשים/u })).toBeVisible();
    await expect(figure.whole.getByRole('button')).toHaveCount(0);
  });
});
