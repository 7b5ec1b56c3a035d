// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  document.body.innerHTML = `<p><code>${XGID}</code><button data-copy>העתקה</button></p>`;
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

test('a button that has a text of its own copies that', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  button().dataset['copy'] = 'another text';
  watchCopyButtons();
  await clickAndWait();
  expect(write).toHaveBeenLastCalledWith('another text');
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

describe('the address of a rule', () => {
  const LINK = 'https://rules.example/rules/bar/#entry-point';
  const rule = (): HTMLElement => document.querySelector('.rule')!;

  beforeEach(() => {
    document.body.innerHTML = `<section class="rule"><h2><a class="num" href="${LINK}">7.2</a> נכנסים.</h2></section>`;
    watchCopyButtons();
  });

  test('gets a button that is called by the number of the rule', () => {
    expect(button().ariaLabel).toBe('העתקת קישור לכלל 7.2');
    expect(rule().lastElementChild).toBe(button());
  });

  test('is copied, and said to be', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await clickAndWait();
    expect(write).toHaveBeenLastCalledWith(LINK);
    expect(announced()).toBe('הועתק');
  });

  test('is written beside the button and selected where copying is forbidden, once', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await clickAndWait();
    await clickAndWait();
    expect(document.getSelection()?.toString()).toBe(LINK);
    expect(rule().querySelectorAll('code')).toHaveLength(1);
    expect(announced()).toBe('סומן, אפשר להעתיק');
  });
});

test('a page without such a button gets no place for announcements', () => {
  document.body.innerHTML = '<p>שלום</p>';
  watchCopyButtons();
  expect(announced()).toBe('nothing');
});
