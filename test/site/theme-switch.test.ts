// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreTheme } from '../../src/components/site/restore-theme.ts';
import { watchThemeSwitch } from '../../src/components/site/theme-switch.ts';

const root = document.documentElement;
let systemChanged = (): void => undefined;
let systemIsDark = false;

const themeSwitch = (): HTMLButtonElement => document.querySelector('button')!;
const pressed = (): string | null => themeSwitch().getAttribute('aria-pressed');
const barColours = (): string[] => [...document.querySelectorAll('meta')].map(({ media }) => media);
const nextPage = (): void => {
  delete root.dataset['theme'];
  runInThisContext(restoreTheme);
};

beforeEach(() => {
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, changed: () => void) => {
      systemChanged = changed;
    },
  }));
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" data-scheme="light">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" data-scheme="dark">`;
  document.body.innerHTML = '<button data-theme-switch>תצוגה כהה</button>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete root.dataset['theme'];
});

describe('the theme switch', () => {
  test('follows the system until a reader chooses', () => {
    watchThemeSwitch();
    expect(pressed()).toBe('false');
    systemIsDark = true;
    systemChanged();
    expect(pressed()).toBe('true');
    expect(root.dataset['theme']).toBeUndefined();
  });

  test('shows the other theme at a click, and the next page shows it too', () => {
    watchThemeSwitch();
    themeSwitch().click();
    expect(root.dataset['theme']).toBe('dark');
    expect(pressed()).toBe('true');
    expect(barColours()).toEqual(['not all', 'all']);
    nextPage();
    expect(root.dataset['theme']).toBe('dark');
  });

  test('forgets a choice that is what the system shows', () => {
    watchThemeSwitch();
    themeSwitch().click();
    themeSwitch().click();
    expect(pressed()).toBe('false');
    expect(barColours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    nextPage();
    expect(root.dataset['theme']).toBeUndefined();
  });

  test('turns a dark system light', () => {
    systemIsDark = true;
    watchThemeSwitch();
    themeSwitch().click();
    expect(root.dataset['theme']).toBe('light');
    nextPage();
    expect(root.dataset['theme']).toBe('light');
  });

  test('works where storing is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    watchThemeSwitch();
    themeSwitch().click();
    expect(root.dataset['theme']).toBe('dark');
    expect(nextPage).not.toThrow();
    expect(root.dataset['theme']).toBeUndefined();
  });

  test('a page without a switch is left alone', () => {
    document.body.innerHTML = '';
    expect(watchThemeSwitch).not.toThrow();
  });
});

test.each(['blue', '', 'DARK', '"><script>'])('a stored %j is no theme', (stored) => {
  localStorage.setItem('theme', stored);
  nextPage();
  expect(root.dataset['theme']).toBeUndefined();
});
