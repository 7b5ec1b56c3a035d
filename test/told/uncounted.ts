/** What numbers say that count nothing on their board, as patterns; `#` is the number. */
export interface Uncounted {
  readonly says: readonly string[];
  readonly because: string;
}

export const UNCOUNTED: readonly Uncounted[] = [
  {
    says: [
      '(?:כל|אף|אפילו|לפחות)(?: אבן)? (?<n>אחת|אחד)(?![א-ת])',
      'לפחות #',
      'האבן #',
      '(?<![א-ת])[ובלש]?(?<n>אחת|אחד) (?:מהם|מהן|מהמספרים|מהאבנים|מהשתיים|משני|משתי|משתיים|מתוך|הנכנסות|האבנים)',
      'רק # מהם',
    ],
    because: 'each, none or one of them',
  },
  {
    says: [
      'מוציא אבן #',
      'מספר מכניס #',
      '# לכל היותר',
      'אכילה # בתור',
      '# אבנים(?: שחורות)? או יותר',
      'קובייה #',
      '# לא יכולה לנחות',
      'הם # אבנים',
      'קפיצה #',
      'לא מהלך #',
      'אבן # (?:צריכה|מכאן|יכולה)',
      'לתת (?:אותם|את כל הדאבל) לאבן #',
      'או אבן # את',
      '^אבן # או',
      'או #, הבחירה',
      '^# אבנים במשולש הן',
      '# מספרים שווים',
      '# דרכים שמגיעות',
      'לוח הן #\\.',
      'משחקים רק #\\. מותר',
    ],
    because: 'a rule, which holds on every board',
  },
  {
    says: ['(?:ב|על )משולש #', 'סדר #', 'ד?די #', '# צדיהן', 'תור #', '# (?:התנאים|הדברים)'],
    because: 'one that is meant, or the two that were just told',
  },
  { says: ['(?:עוד|רק) נקודה #'], because: 'what the score of a match was before' },
  { says: ['לעשרים #'], because: 'a part of a larger number' },
];

/** Numbers that are told of one board in words that no other text has, and were read beside it. */
export const READ: readonly { readonly where: string; readonly says: string }[] = [
  { where: 'the title of small-numbers-off', says: 'חור בין # ערימות' },
  { where: 'the title of three-point-first', says: '# מדויק' },
  { where: 'the title of three-point-first', says: '# גדול' },
  { where: 'the explanation of early-sixes', says: '# שליד הבית' },
  { where: 'the explanation of runner-splits', says: 'אין #' },
  { where: 'the explanation of three-enter-one-left', says: 'יש # כזה' },
  { where: 'the title of six-goes-out-again', says: '# נכנסת' },
  { where: 'the title of six-goes-out-again', says: '# יוצאת' },
  { where: 'the title of three-ways-out', says: '# בדרך' },
];
