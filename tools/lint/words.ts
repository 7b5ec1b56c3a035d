/**
 * The site's word for each thing, and what else it is called. Only the glossary, which explains them, and
 * the search, which finds by them, may use the others.
 */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'שש בש': ['שש-בש', 'ששבש', 'בקגמון', 'בקגימון'],
  אבן: ['חייל', 'חיילים', 'פיון', 'פיונים', 'דסקית', 'דיסקית', 'דיסקיות', 'דמקה', 'כלי', 'כלים'],
  'אבן בודדת': ['פירצה', 'אבן פתוחה', 'אבן חשופה', 'חשופה', 'בלוט'],
  משולש: ['משבצת', 'משבצות', 'חריץ', 'פירמידה', 'פירמידות'],
  'משולש חסום': ['משולש סגור', 'משולש תפוס', 'תפוס', 'תפוסה', 'תפוסים', 'תפוסות'],
  'לוח הבית': ['בסיס', 'המגרש הביתי', 'הלוח הפנימי'],
  'לוח סגור': ['בית סגור'],
  הבר: ['גדר', 'מחיצה', 'משקוף', 'המוט'],
  אכילה: ['לכידה', 'לוכד', 'לוכדת', 'לוכדים', 'נלכדה', 'הכאה'],
  הוצאה: ['פינוי', 'ביאוף'],
  הטלה: ['זריקה', 'זריקות', 'לזרוק', 'זורק', 'זורקים', 'זרקתם', 'זרק'],
  דאבל: ['כפולים', 'דובל', 'קוש'],
  'ספירת צעדים': ['פיפ', 'פיפס', 'פיפים'],
  'רצף חסום': ['פריים'],
  מארס: ['מרס', 'גמון'],
  'מארס טורקי': ['תורכי', 'מארס כפול', 'מארס משולש', 'ניצחון משולש', 'ניצחון כפול'],
  'מארס כוכבים': ['מארס כוכבי', 'מרס כוכבים'],
  'מאץ׳': ['מערכה', 'דו־קרב', 'מקצים'],
  'קוביית הכפלה': ['קובייה מכפילה', 'קובייה כפולה', 'קוביית דאבל', 'קיוב', 'וידו'],
  'הכפלה אוטומטית': ['כפל אוטומטי'],
  קבלה: ['טייק'],
  סירוב: ['דרופ', 'פאס'],
  'נרדי ארוך': ['נארדי', 'נרד ארוך', 'נרדי רוסי', 'ששבש רוסי'],
  טאולה: ['טאבלה'],
  טאבלי: ['טאולי'],
  ערימה: ['ערמה', 'ערמות'],
  קובייה: ['קוביה'],
};

/** Words of the glossary that are not refused, because the site needs them for other things too. */
export const ALSO_OTHERWISE: readonly string[] = [
  'שש־בש',
  'שחקן',
  'נקודה',
  'בית',
  'הבית',
  'יעד',
  'מוט',
  'הפס',
  'דלת',
  'סיבוב',
  'צעד',
  'זוג',
  'מכה',
  'הורדה',
  'חזרה',
  'החזרה',
  'שחרור',
  'הורדה מהלוח',
  'המשחק הופרד',
  'מארס ירדני',
  'נגעת נסעת',
  'גאמון',
  'בקגאמון',
  'סדרה',
  'מקצה',
  'סט',
  'דאבל',
  'ויתור',
  'טבלה',
];

/** In these, a word is told of and not used. */
const QUOTED = /״[^״]*״/gu;

const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![א-ת׳״])[ושהבכלמ]{0,3}${word.replaceAll(' ', '\\s+ה?')}(?![א-ת׳״])`, 'u');

const FAULTS = Object.entries(OTHER_WORDS).flatMap(([term, others]) =>
  others.map((word) => ({ word, term, pattern: wholeWord(word) })),
);

/**
 * Finds words for which the site has another.
 *
 * @param text one string, or one line, as a reader sees it
 * @returns a sentence for each
 */
export function wordFaults(text: string): string[] {
  const used = text.replace(QUOTED, '');
  return FAULTS.filter(({ pattern }) => pattern.test(used)).map(
    ({ word, term }) => `“${text.trim()}” says ${word}: on this site it is ${term}.`,
  );
}
