import { CHECKERS } from '../engine/position.ts';
import type { Side } from '../engine/setup.ts';
import type { Scene } from './scene.ts';
import { listed } from './words.ts';

const checkers = (count: number): string =>
  count === 1 ? 'אחת' : count === 2 ? 'שתיים' : String(count);

/** Where one side's checkers stand, from point 24 to 1 as the board numbers them. */
function tellSide({ points, bar }: Side): string {
  const places = points
    .map((count, point) => ({ count, place: `במשולש ${point}` }))
    .filter(({ count }) => count > 0)
    .reverse();
  const off = CHECKERS - bar - points.reduce((sum, count) => sum + count, 0);
  if (bar > 0) places.push({ count: bar, place: 'על הבר' });
  if (off > 0) places.push({ count: off, place: 'בחוץ' });
  return places.map(({ count, place }) => `${checkers(count)} ${place}`).join(', ');
}

/** A board in Hebrew words, for whoever does not see it. Points are numbered as on the board. */
export function describeScene({ state, dice }: Scene): string {
  const { setup, turn, cube } = state;
  const sentences = [`לבן: ${tellSide(setup.white)}`, `שחור: ${tellSide(setup.black)}`];
  if (cube.value > 1) {
    const owner = cube.owner === null ? 'באמצע' : cube.owner === 'white' ? 'אצל לבן' : 'אצל שחור';
    sentences.push(`קוביית ההכפלה ${owner}, על ${cube.value}`);
  }
  if (dice) {
    const rolled = listed(dice.toSorted((a, b) => b - a).map(String));
    sentences.push(`${turn === 'white' ? 'לבן' : 'שחור'} הטיל ${rolled}`);
  }
  return `${sentences.join('. ')}.`;
}
