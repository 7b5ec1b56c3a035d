import type { RuleId } from '../engine/rules.ts';

/** What people ask in the middle of a game, and the rule that answers. */
export const MOST_ASKED: readonly { readonly question: string; readonly rule: RuleId }[] = [
  { question: 'חייבים לשחק את שתי הקוביות?', rule: 'both-dice' },
  { question: 'יש לי אבן על הבר. מותר לשחק קודם אבן אחרת?', rule: 'bar-first' },
  { question: 'אפשר לשחק רק קובייה אחת. תמיד את הגדולה?', rule: 'only-one' },
  { question: 'מה ההבדל בין מארס למארס טורקי?', rule: 'turkish-mars' },
  { question: 'מותר לדלג מעל משולש חסום?', rule: 'blocked-point' },
  { question: 'מותר לפתוח בקובייה הקטנה?', rule: 'free-order' },
  { question: 'אבן אחת עוד לא בבית. מותר כבר להוציא?', rule: 'all-home' },
  { question: 'יצא דאבל, ואין ארבעה מהלכים. מה עושים?', rule: 'doublet-most' },
  { question: 'הוצאתי אבן אחת. זה מציל ממארס?', rule: 'one-off-saves' },
  { question: 'יצא מספר גדול מדי. אפשר להוציא איתו אבן?', rule: 'larger-off' },
];

/** The laws that are enough for a first game. */
export const IN_BRIEF: readonly RuleId[] = [
  'goal',
  'four-times',
  'forward-only',
  'blocked-point',
  'hit',
  'bar-first',
  'both-dice',
  'all-home',
];
