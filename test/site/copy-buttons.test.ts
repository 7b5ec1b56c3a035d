// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCopyButtons } from '../../src/components/site/copy-buttons.ts';

const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
const button = (): HTMLButtonElement => document.querySelector('button')!;
const announced = (): string => document.querySelector('[role="status"]')?.textContent ?? 'nothing';
const clickAndWait = async (): Promise<void> => {
  button().click();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p><code>${XGID}</code><button data-copy="${XGID}">העתקה</button></p>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.getSelection()?.removeAllRanges();
});

test('a copy button copies its text, says so, and then offers to copy again', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  watchCopyButtons();
  expect(announced()).toBe('');
  await clickAndWait();
  expect(write).toHaveBeenCalledExactlyOnceWith(XGID);
  expect(announced()).toBe('הועתק');
  expect(button().textContent).toBe('הועתק');
  await vi.advanceTimersByTimeAsync(3000);
  expect(button().textContent).toBe('העתקה');
  expect(announced()).toBe('');
});

test('clicked twice, it still goes back to its own words', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  watchCopyButtons();
  await clickAndWait();
  await clickAndWait();
  await vi.advanceTimersByTimeAsync(3000);
  expect(button().textContent).toBe('העתקה');
});

test('where copying is forbidden it selects the text instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  watchCopyButtons();
  await clickAndWait();
  expect(document.getSelection()?.toString()).toBe(XGID);
  expect(announced()).toBe('סומן, אפשר להעתיק');
});

test('a page without such a button gets no place for announcements', () => {
  document.body.innerHTML = '<p>שלום</p>';
  watchCopyButtons();
  expect(announced()).toBe('nothing');
});
