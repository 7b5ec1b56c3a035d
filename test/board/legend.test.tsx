// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { Legend } from '../../src/components/board/index.ts';
import { spotsOfPath } from './drawing.ts';

afterEach(cleanup);

/** Where the line of a side's way starts and ends. */
const waysIn = (container: Element) =>
  [...container.querySelectorAll('svg path:last-child')].map((path) => {
    const spots = spotsOfPath(path.getAttribute('d')!);
    return { start: spots[0]!, turn: spots[1]!, end: spots[3]! };
  });

describe('the legend', () => {
  test('says who is who and which way each goes', () => {
    render(<Legend />);
    expect(screen.getByText('לבן (אתם): מ־24 אל 1')).toBeDefined();
    expect(screen.getByText('שחור (היריב): מ־1 אל 24')).toBeDefined();
  });
  test('draws a checker of each colour', () => {
    const { container } = render(<Legend />);
    const markers = [...container.querySelectorAll('[marker-mid]')];
    expect(markers.map((path) => path.getAttribute('marker-mid'))).toEqual([
      'url(#bw)',
      'url(#bb)',
    ]);
  });
  test('draws White’s way from the top to the bottom and Black’s the other way', () => {
    const [white, black] = waysIn(render(<Legend />).container);
    expect(white!.start.y).toBeLessThan(white!.end.y);
    expect(black!.start.y).toBeGreaterThan(black!.end.y);
    for (const { start, turn, end } of [white!, black!]) {
      expect(turn.x).toBeLessThan(start.x);
      expect(end.x).toBe(start.x);
    }
  });
  test('turns the ways round on a mirrored board', () => {
    for (const { start, turn } of waysIn(render(<Legend mirrored />).container)) {
      expect(turn.x).toBeGreaterThan(start.x);
    }
  });
  test('calls the reader Black where the colours are swapped', () => {
    render(<Legend swapped />);
    expect(screen.getByText('שחור (אתם): מ־24 אל 1')).toBeDefined();
    expect(screen.getByText('לבן (היריב): מ־1 אל 24')).toBeDefined();
  });
});
