/** What numbers say that count nothing on their board, as patterns in which `<אחת>` is the number. */
interface Uncounted {
  readonly says: readonly string[];
  readonly because: string;
}

export const UNCOUNTED: readonly Uncounted[] = [
  {
    says: [
      '(?:כל|אף|אפילו|הוציא לפחות)(?: אבן)? <אחת|אחד>',
      'לפחות <שתיים>',
      'רק <אחד> מהם',
      'האבן <אחת>',
      '<אחת|אחד> (?:מהם|מהן|מהמספרים|מהאבנים|מהשתיים|משני|משתי|משתיים|מתוך|הנכנסות|האבנים)',
    ],
    because: 'each, none or one of them',
  },
  {
    says: [
      'מוציא אבן <אחת>',
      'מספר מכניס <אחת>',
      '<אחת> לכל היותר',
      'אכילה <אחת> בתור',
      '<שתי> אבנים(?: שחורות)? או יותר',
      'קובייה <אחת>',
      '<אחת> לא יכולה לנחות',
      'הם <שתי> אבנים',
      'קפיצה <אחת>',
      'לא מהלך <אחד>',
      'אבן <אחת> (?:צריכה|מכאן|יכולה)',
      'לתת (?:אותם|את כל הדאבל) לאבן <אחת>',
      'או אבן <אחת> את',
      '^אבן <אחת> או',
      'או <שתיים>, הבחירה',
      '<שני> מספרים שווים',
      '<שתי> דרכים שמגיעות',
      'לוח הן <אחת>',
      'רחוקה צעד <אחד> בלבד מהיציאה',
    ],
    because: 'a rule, which holds on every board',
  },
  {
    says: [
      '(?:ב|על )משולש <אחד>',
      'סדר <אחד>',
      'די <אחת>',
      '<שני> צדיהן',
      'תור <אחד>',
      '<שני> (?:התנאים|הדברים)',
    ],
    because: 'one that is meant, or the two that were just told',
  },
  {
    says: ['^<חמש> אבנים במשולש הן לא', 'משחקים רק <פעמיים>\\. מותר'],
    because: 'what others say the rule is',
  },
  { says: ['(?:עוד|רק) נקודה <אחת>'], because: 'what the score of a match was before' },
  { says: ['לעשרים <חמש>'], because: 'a part of a larger number' },
];

/** Numbers that are told of one board in words that no other text has, and were read beside it. */
export const READ: readonly { readonly where: string; readonly says: string }[] = [
  { where: 'the title of small-numbers-off', says: 'חור בין <שתי> ערימות' },
  { where: 'the title of three-point-first', says: '<אחד> מדויק' },
  { where: 'the title of three-point-first', says: '<אחד> גדול' },
  { where: 'the explanation of early-sixes', says: '<שלוש> שליד הבית' },
  { where: 'the explanation of runner-splits', says: 'אין <שתיים>' },
  { where: 'the explanation of three-enter-one-left', says: 'יש <אחד> כזה' },
  { where: 'the title of six-goes-out-again', says: '<אחת> נכנסת' },
  { where: 'the title of six-goes-out-again', says: '<אחת> יוצאת' },
  { where: 'the title of three-ways-out', says: '<אחת> בדרך' },
];
