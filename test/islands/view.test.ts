import { describe, expect, test } from 'vitest';
import {
  keepView,
  PLAIN_VIEW,
  readView,
  swapColours,
  VIEW_KEY,
  type View,
} from '../../src/components/islands/view.ts';

const storage = (kept?: string) => {
  const items = new Map(kept === undefined ? [] : [[VIEW_KEY, kept]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the view of boards', () => {
  test.each<View>([
    { mirrored: true, swapped: false },
    { mirrored: false, swapped: true },
    { mirrored: true, swapped: true },
  ])('is remembered: %o', (view) => {
    const store = storage();
    keepView(view, () => store);
    expect(readView(() => store)).toEqual(view);
  });
  test('leaves nothing behind when it is the plain one', () => {
    const store = storage();
    keepView({ mirrored: true, swapped: false }, () => store);
    keepView(PLAIN_VIEW, () => store);
    expect(store.items.size).toBe(0);
    expect(readView(() => store)).toEqual(PLAIN_VIEW);
  });
  test.each([
    '',
    'null',
    '{',
    '[]',
    '7',
    '"mirrored"',
    '{"mirrored":true,"swapped":true}',
    '{"version":2,"mirrored":true,"swapped":true}',
    '{"version":1,"mirrored":"yes","swapped":1}',
  ])('is the plain one when the device holds %s', (kept) => {
    expect(readView(() => storage(kept))).toEqual(PLAIN_VIEW);
  });
  test('is the plain one where storage is forbidden, and keeping it there does no harm', () => {
    expect(readView(forbidden)).toEqual(PLAIN_VIEW);
    expect(() => keepView({ mirrored: true, swapped: true }, forbidden)).not.toThrow();
  });
});

describe('swapped colours', () => {
  test.each([
    ['לבן הטיל 5 ו־3.', 'שחור הטיל 5 ו־3.'],
    ['שתי אבנים שחורות', 'שתי אבנים לבנות'],
    ['אתם הלבנים, היריב הוא השחורים', 'אתם השחורים, היריב הוא הלבנים'],
    ['האבן במשולש 8 היא של שחור', 'האבן במשולש 8 היא של לבן'],
    ['לשחור יש אבן, ללבן אין', 'ללבן יש אבן, לשחור אין'],
    ['אבן לבנה ואבן שחורה', 'אבן שחורה ואבן לבנה'],
  ])('turn “%s” into “%s”, and back', (text, swapped) => {
    expect(swapColours(text)).toBe(swapped);
    expect(swapColours(swapped)).toBe(text);
  });
  test.each(['הלבנת שיניים', 'מלבן', 'להשחיר', 'משולש 8 חסום'])('leave “%s” alone', (text) => {
    expect(swapColours(text)).toBe(text);
  });
});
