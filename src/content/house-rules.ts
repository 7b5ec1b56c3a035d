import type { Choices, Custom, Variant } from '../components/islands/rule-card.ts';
import type { RuleId } from '../engine/rules.ts';

/** A variant as the page tells it. */
export interface ToldVariant extends Variant {
  /** What the reader picks it by. */
  readonly name: string;
  /** Where it is played, by which text. */
  readonly where: string;
  /** What follows from it, where that is not plain. */
  readonly follows?: string;
}

export interface ToldCustom extends Custom {
  readonly variants: readonly ToldVariant[];
  /** The rule of the book that it varies, or that leaves it open. */
  readonly rule?: RuleId;
}

/** A set of choices that has a name. */
export interface NamedSet {
  readonly id: string;
  readonly name: string;
  /** Whose customs they are. */
  readonly from: string;
  /** What differs from the international variants. */
  readonly choices: Choices;
}

/** The matters that tables differ on, in the order of the card. The first variant of each is the international one. */
export const CUSTOMS: readonly ToldCustom[] = [
  {
    id: 'opening',
    name: 'הטלת הפתיחה',
    rule: 'one-die-each',
    variants: [
      {
        id: 'both',
        name: 'משחקים את שני המספרים',
        says: 'מי שהטיל מספר גדול יותר בפתיחה מתחיל, ומשחק את שני המספרים שיצאו.',
        where: 'הכלל הבינלאומי, וכך גם באפליקציות בעברית.',
        follows: 'שני המספרים תמיד שונים, ולכן אין דאבל בתור הראשון.',
      },
      {
        id: 'again',
        name: 'מטילים שוב',
        says: 'מי שהטיל מספר גדול יותר בפתיחה מתחיל, ומטיל שוב את שתי הקוביות.',
        where: 'נהוג בבתים בישראל, וכך משחקים גם בטאולה הטורקית.',
        follows: 'גם בתור הראשון יכול לצאת דאבל.',
      },
    ],
  },
  {
    id: 'mars',
    name: 'מארס טורקי',
    rule: 'turkish-mars',
    variants: [
      {
        id: 'bar-or-home',
        name: 'על הבר או בלוח הבית',
        says: 'מארס טורקי, שלוש נקודות: המפסיד לא הוציא אף אבן, ויש לו עוד אבן על הבר או בלוח הבית של המנצח.',
        where: 'הכלל הבינלאומי, וכך גם באפליקציות בעברית.',
      },
      {
        id: 'home',
        name: 'רק בלוח הבית',
        says: 'מארס טורקי, שלוש נקודות: המפסיד לא הוציא אף אבן, ויש לו עוד אבן בלוח הבית של המנצח. אבן על הבר לא מספיקה.',
        where: 'ויקיספר בעברית.',
      },
      {
        id: 'bar',
        name: 'רק על הבר',
        says: 'מארס טורקי, שלוש נקודות: המפסיד לא הוציא אף אבן, ויש לו עוד אבן על הבר. אבן בלוח הבית של המנצח לא מספיקה.',
        where: 'מכתב על שש בש ישראלי באתר katgammon.',
      },
      {
        id: 'none',
        name: 'לא סופרים',
        says: 'אין מארס טורקי. מי שהפסיד בלי להוציא אף אבן הפסיד שתי נקודות, בלי קשר למקום האבנים שלו.',
        where: 'תקנון אליפות אשכול, וגם הטאולה: דווקא בטורקיה אין מארס טורקי.',
      },
    ],
  },
  {
    id: 'star',
    name: 'מארס כוכבים',
    rule: 'agreed-terms',
    variants: [
      {
        id: 'none',
        name: 'לא סופרים',
        says: 'אין מארס כוכבים.',
        where: 'הכלל הבינלאומי וכל התקנונים שקראנו.',
      },
      {
        id: 'both',
        name: 'על הבר וגם בלוח הבית',
        says: 'מארס כוכבים, ארבע נקודות: המפסיד לא הוציא אף אבן, ויש לו עוד גם אבן על הבר וגם אבן בלוח הבית של המנצח.',
        where: 'אפליקציה אחת לאנדרואיד.',
        follows: 'את הגרסה הזאת מנוע האתר יודע לנקד.',
      },
      {
        id: 'bar',
        name: 'על הבר',
        says: 'מארס כוכבים: המפסיד לא הוציא אף אבן, ויש לו עוד אבן על הבר. הוא בא במקום מארס טורקי, וכמה הוא שווה קובעים לפני המשחק.',
        where: 'ויקיספר בעברית, שם הוא נקרא גם מארס ירדני.',
        follows: 'הניקוד לא כתוב שם, ולכן גם מנוע האתר לא מנקד אותו.',
      },
      {
        id: 'name',
        name: 'רק שם',
        says: 'אין דרגה בשם מארס כוכבים. מי שאומר מארס כוכבים מתכוון למארס טורקי.',
        where: 'אפליקציה אחרת, שקוראת כך לניצחון הגדול ביותר: אבן על הבר או בלוח הבית של המנצח.',
        follows: 'אין כאן דרגה נוספת: מנוע האתר מנקד מארס טורקי.',
      },
      {
        id: 'instant',
        name: 'מנצחים מיד בכול',
        says: 'מארס כוכבים: המפסיד לא הוציא אף אבן, ויש לו עוד אבן על הבר. מי שניצח כך ניצח בכל המאץ׳.',
        where: 'אפליקציית NeshBesh.',
        follows: 'אין כאן נקודות, ולכן מנוע האתר לא מנקד אותו.',
      },
    ],
  },
  {
    id: 'touch',
    name: 'נגעת־נסעת',
    rule: 'touch-move',
    variants: [
      {
        id: 'try',
        name: 'מותר לנסות',
        says: 'עד סוף התור מותר לנסות מהלך, להחזיר ולשחק אחר.',
        where:
          'הכלל הבינלאומי: התור נגמר רק כשמרימים את הקוביות. כך גם באפליקציה שיש בה כפתור ביטול.',
      },
      {
        id: 'touch',
        name: 'המהלך נשאר',
        says: 'נגעת־נסעת: הזזתם אבן ועזבתם אותה? המהלך נשאר, אם הוא חוקי.',
        where: 'מנהג ישראלי. באפליקציות יש שמציעות אותו כבחירה.',
      },
    ],
  },
  {
    id: 'dice',
    name: 'מי מטיל',
    variants: [
      {
        id: 'table',
        name: 'ביד',
        says: 'מטילים בקוביות אמיתיות, את שתיהן יחד.',
        where: 'ליד השולחן.',
      },
      {
        id: 'app',
        name: 'באפליקציה',
        says: 'האפליקציה מטילה את הקוביות.',
        where: 'באפליקציות ובאתרים.',
        follows: 'אין הטלה מוקדמת ואין קובייה על אבן, ולכן שני הנושאים הבאים לא עולים.',
      },
    ],
  },
  {
    id: 'early',
    name: 'הטלה מוקדמת',
    rule: 'wait-for-turn',
    given: ['dice', 'table'],
    variants: [
      {
        id: 'stands',
        name: 'ההטלה תקפה',
        says: 'הטלתם לפני שהיריב סיים את תורו? ההטלה תקפה, והיריב מסיים את התור כשהוא יודע מה יצא לכם.',
        where: 'התקנון הבריטי, וכללי הטורנירים האמריקאיים משנת 2008.',
      },
      {
        id: 'void',
        name: 'מטילים שוב',
        says: 'הטלתם לפני שהיריב סיים את תורו? ההטלה בטלה, ומטילים שוב אחרי שהוא מסיים.',
        where: 'תקנון אליפות אשכול, ונהוג גם בבתים.',
      },
      {
        id: 'change',
        name: 'תקפה, והיריב רשאי לשנות',
        says: 'הטלתם לפני שהיריב סיים את תורו? ההטלה תקפה, והיריב רשאי לשנות את המהלך שכבר שיחק.',
        where: 'מועדון שש בש באיטליה, בטרוויזו.',
      },
      {
        id: 'choose',
        name: 'היריב בוחר',
        says: 'הטלתם לפני שהיריב סיים את תורו? היריב בוחר אם ההטלה תקפה או שמטילים שוב, ורשאי לשנות את המהלך שלו.',
        where: 'הצעה לתקנון האמריקאי משנת 2024.',
      },
    ],
  },
  {
    id: 'cocked',
    name: 'קובייה על אבן',
    rule: 'die-on-checker',
    given: ['dice', 'table'],
    variants: [
      {
        id: 'again',
        name: 'מטילים שוב',
        says: 'קובייה נעצרה על אבן? מטילים שוב את שתי הקוביות.',
        where: 'הכללים הבינלאומיים כברירת מחדל, ונהוג גם בבתים בישראל.',
      },
      {
        id: 'counts',
        name: 'היא תקפה',
        says: 'קובייה שנעצרה שטוחה על אבן תקפה.',
        where: 'תקנון הפדרציה האמריקאית, עם מבחן מדויק מתי היא שטוחה.',
      },
    ],
  },
  {
    id: 'cube',
    name: 'קוביית ההכפלה',
    rule: 'offer',
    variants: [
      {
        id: 'yes',
        name: 'משחקים איתה',
        says: 'משחקים עם קוביית הכפלה: מציעים להכפיל רק בתור שלכם ולפני שמטילים, ומי שמסרב מפסיד את מה שהמשחק היה שווה לפני ההצעה.',
        where: 'טורנירים בינלאומיים.',
      },
      {
        id: 'none',
        name: 'משחקים בלעדיה',
        says: 'משחקים בלי קוביית הכפלה.',
        where: 'נהוג בבתים בישראל, וכך גם בטאולה בטורקיה.',
        follows: 'כלל קרופורד, כלל ג׳קובי, ביבר והכפלה אוטומטית לא עולים.',
      },
    ],
  },
  {
    id: 'crawford',
    name: 'כלל קרופורד',
    rule: 'crawford',
    given: ['cube', 'yes'],
    variants: [
      {
        id: 'yes',
        name: 'חל',
        says: 'כלל קרופורד: במאץ׳, כשהראשון מבין הצדדים מגיע למרחק נקודה אחת מהניצחון, אף צד לא מכפיל במשחק הבא. אחריו שוב מותר.',
        where: 'מאצ׳ים לפי הכללים הבינלאומיים.',
      },
      {
        id: 'no',
        name: 'לא חל',
        says: 'בלי כלל קרופורד: מותר להכפיל בכל משחק.',
        where: 'משחקים שאינם חלק ממאץ׳.',
      },
    ],
  },
  {
    id: 'jacoby',
    name: 'כלל ג׳קובי',
    rule: 'jacoby',
    given: ['cube', 'yes'],
    variants: [
      {
        id: 'no',
        name: 'לא חל',
        says: 'בלי כלל ג׳קובי: מארס נספר גם כשאיש לא הכפיל.',
        where: 'כל מאץ׳ לפי הכללים הבינלאומיים.',
      },
      {
        id: 'yes',
        name: 'חל',
        says: 'כלל ג׳קובי: כל עוד איש לא הכפיל, כל ניצחון נספר כניצחון רגיל. במאץ׳ הכלל לא חל.',
        where: 'משחקים בודדים עם קובייה, אם סיכמו.',
      },
    ],
  },
  {
    id: 'beaver',
    name: 'ביבר',
    rule: 'beaver',
    given: ['cube', 'yes'],
    variants: [
      {
        id: 'no',
        name: 'אסור',
        says: 'אין ביבר: מי שמקבל הכפלה לא מכפיל שוב באותו רגע.',
        where: 'כל מאץ׳ לפי הכללים הבינלאומיים.',
      },
      {
        id: 'yes',
        name: 'מותר',
        says: 'ביבר: מי שהציעו לו להכפיל רשאי להכפיל שוב מיד ולהשאיר את הקובייה אצלו, והמציע רשאי אז לסרב. במאץ׳ אין ביבר.',
        where: 'משחקים בודדים עם קובייה, אם סיכמו.',
      },
    ],
  },
  {
    id: 'automatic',
    name: 'הכפלה אוטומטית',
    rule: 'automatic-double',
    given: ['cube', 'yes'],
    variants: [
      {
        id: 'no',
        name: 'לא מכפילים',
        says: 'אין הכפלה אוטומטית: יצאו בפתיחה שני מספרים שווים? רק מטילים שוב.',
        where: 'כל מאץ׳ לפי הכללים הבינלאומיים.',
      },
      {
        id: 'yes',
        name: 'מכפילים פעם אחת',
        says: 'הכפלה אוטומטית: יצאו בפתיחה שני מספרים שווים? מכפילים את הקובייה, היא נשארת באמצע, ומטילים שוב. פעם אחת במשחק, ולא במאץ׳.',
        where: 'משחקים בודדים עם קובייה, אם סיכמו.',
      },
    ],
  },
  {
    id: 'next',
    name: 'מי פותח את המשחק הבא',
    rule: 'next-game',
    variants: [
      {
        id: 'roll',
        name: 'הטלת פתיחה חדשה',
        says: 'כל משחק מתחיל בהטלת פתיחה חדשה.',
        where: 'הכלל הבינלאומי.',
      },
      {
        id: 'winner',
        name: 'המנצח',
        says: 'מי שניצח פותח את המשחק הבא.',
        where: 'הטאבלי ביוון.',
        follows: 'הפותח מטיל את שתי הקוביות, ולכן גם בתור הראשון יכול לצאת דאבל.',
      },
    ],
  },
  {
    id: 'run',
    name: 'לאכול ולהמשיך',
    rule: 'hit-and-run',
    variants: [
      {
        id: 'allowed',
        name: 'מותר',
        says: 'מותר לאכול בכל מקום ולהמשיך באותו תור עם אותה אבן.',
        where: 'הכלל הבינלאומי.',
      },
      {
        id: 'stay',
        name: 'לא בלוח הבית שלכם',
        says: 'אכלתם בלוח הבית שלכם? האבן שאכלה נשארת שם עד סוף התור.',
        where: 'הטאולה בטורקיה.',
        follows: 'לפעמים המספר השני נתקע, והאבן שאכלה נשארת לבדה.',
      },
    ],
  },
  {
    id: 'stack',
    name: 'כמה אבנים במשולש',
    rule: 'no-limit',
    variants: [
      {
        id: 'any',
        name: 'כמה שרוצים',
        says: 'אין גבול למספר האבנים שלכם במשולש.',
        where: 'הכלל הבינלאומי.',
      },
      {
        id: 'five',
        name: 'לכל היותר חמש',
        says: 'הכלל המצרי: לא שמים יותר מחמש אבנים במשולש אחד.',
        where: 'משחקי בית. גם ב־GNU Backgammon אפשר להדליק אותו. בטורנירים לא משחקים כך.',
        follows: 'ערימה של חמש חוסמת גם אתכם, ולפעמים מספר שלם הולך לאיבוד.',
      },
    ],
  },
];

/** The sets that a reader may start from. */
export const SETS: readonly NamedSet[] = [
  {
    id: 'international',
    name: 'טורניר בינלאומי',
    from: 'מאץ׳ עם קוביית הכפלה לפי הכללים הבינלאומיים. בהטלה מוקדמת התקנונים חלוקים, וכאן נבחר הבריטי.',
    choices: {},
  },
  {
    id: 'home',
    name: 'בית ישראלי',
    from: 'מנהגים שמקורות בעברית מייחסים לבתים בישראל. לשש בש הביתי אין תקנון, ולכן כדאי לעבור עליהם ולשנות.',
    choices: { opening: 'again', touch: 'touch', early: 'void', cube: 'none' },
  },
  {
    id: 'apps',
    name: 'אפליקציות',
    from: 'מה שמצאנו באפליקציות בעברית. בחלקן אפשר להוסיף קוביית הכפלה, נגעת־נסעת או מארס כוכבים.',
    choices: { dice: 'app', cube: 'none' },
  },
  {
    id: 'tavla',
    name: 'טאולה טורקית',
    from: 'ההבדלים שוויקיפדיה באנגלית מונה בערך Tavla. מה שלא כתוב שם נשאר כמו בכלל הבינלאומי.',
    choices: { opening: 'again', mars: 'none', cube: 'none', run: 'stay' },
  },
];

/** When the page was last changed, and what it rests on. */
export const HOUSE_RULES = {
  updated: new Date('2026-11-30'),
  sources: [
    {
      name: 'GNU Backgammon, Rules of the game; FAQ',
      url: 'https://www.gnu.org/software/gnubg/manual/',
    },
    { name: 'WBGF Tournament Rules' },
    { name: 'USBGF, Understanding Dice on Checkers' },
    {
      name: 'US Backgammon Tournament Rules 2008',
      url: 'https://www.bkgm.com/tournaments/US-Backgammon-2008.html',
    },
    { name: 'UKBGF Tournament Rules' },
    { name: 'Wikipedia, Tavla', url: 'https://en.wikipedia.org/wiki/Tavla' },
    { name: 'ויקיספר, שש בש' },
    { name: 'תקנון אליפות אשכול בשש בש' },
    { name: 'play65' },
    { name: 'katgammon' },
    { name: 'NeshBesh' },
  ],
};
