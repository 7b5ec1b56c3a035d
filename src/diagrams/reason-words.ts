import { writePlay } from '../engine/notation.ts';
import type { Reason } from '../engine/reasons.ts';
import { BAR } from '../engine/position.ts';
import type { Colour } from '../engine/setup.ts';
import { counted, listed, ltr, NOUNS, type Words } from './words.ts';

/** Why a play of `turn` is not allowed, as a clause in Hebrew. Points are in the mover's numbering. */
export function tellReason(reason: Reason, turn: Colour): Words {
  switch (reason.code) {
    case 'bad-notation':
      return ['הכתוב לא אומר מהלך אחד ברור'];
    case 'game-over':
      return ['המשחק כבר נגמר'];
    case 'no-checker':
      return [
        `אין אבן ${turn === 'white' ? 'לבנה' : 'שחורה'} ${reason.from === BAR ? 'על הבר' : `במשולש ${reason.from}`}`,
      ];
    case 'wrong-direction':
      return ['אחורה לא זזים'];
    case 'not-rolled':
      return ['המרחק הזה לא יצא בקוביות'];
    case 'bar-first':
      return [`${counted(reason.onBar, NOUNS.checkers)} עוד על הבר`];
    case 'point-blocked':
      return [
        reason.points.length === 1
          ? `משולש ${reason.points[0]} חסום`
          : `המשולשים ${listed(reason.points.map(String))} חסומים`,
      ];
    case 'not-all-home':
      return [
        reason.furthest === BAR
          ? 'יש עוד אבן על הבר'
          : `יש עוד אבן מחוץ ללוח הבית, במשולש ${reason.furthest}`,
      ];
    case 'checker-behind':
      return [`יש אבן רחוקה יותר, במשולש ${reason.behind}`];
    case 'must-play-more':
      return ['יש דרך לשחק יותר מספרים, למשל ', ltr(writePlay(reason.witness.moves))];
    case 'must-play-larger':
      return ['חייבים לשחק את המספר הגדול: ', ltr(writePlay(reason.witness.moves))];
  }
}
