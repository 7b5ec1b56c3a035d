/** What stands on the page until its first puzzle comes, as high as a puzzle. */
import { Board } from '../board/index.ts';

const NOTHING = { white: { points: {} }, black: { points: {} } };

export const WaitingPuzzle = () => (
  <div class="puzzle waiting" aria-hidden="true">
    <p class="label">רגע</p>
    <h2>מסדרים את הלוח</h2>
    <p class="prompt">והחידה כבר מגיעה.</p>
    <div class="bleed still">
      <Board id="waiting" title="לוח ריק" description="החידה עוד לא כאן." picture={NOTHING} />
    </div>
  </div>
);
