import { THEME_KEY } from './restore-theme.ts';

type Theme = 'light' | 'dark';

/** Storage may be forbidden or full; then a choice lasts as long as its page. */
function remember(theme: Theme | null): void {
  try {
    if (theme) localStorage.setItem(THEME_KEY, theme);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    return;
  }
}

/**
 * Lets the page's theme switch change between light and dark. Whoever goes back to what their system
 * shows follows the system again. A choice on another page counts here too.
 */
export function watchThemeSwitch(): void {
  const button = document.querySelector('[data-theme-switch]');
  if (!button) return;
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const ofSystem = (): Theme => (dark.matches ? 'dark' : 'light');
  const shown = (): Theme => (dataset['theme'] as Theme | undefined) ?? ofSystem();

  const choose = (theme: string | null): void => {
    if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
    else delete dataset['theme'];
    tell();
  };
  const followDevice = (): void => {
    try {
      choose(localStorage.getItem(THEME_KEY));
    } catch {
      return;
    }
  };
  const tell = (): void => {
    button.setAttribute('aria-pressed', String(shown() === 'dark'));
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const theme = meta.dataset['scheme'] as Theme;
      const chosen = dataset['theme'];
      meta.media = chosen
        ? chosen === theme
          ? 'all'
          : 'not all'
        : `(prefers-color-scheme: ${theme})`;
    }
  };

  button.addEventListener('click', () => {
    const theme = shown() === 'dark' ? 'light' : 'dark';
    const choice = theme === ofSystem() ? null : theme;
    remember(choice);
    choose(choice);
  });
  addEventListener('storage', followDevice);
  addEventListener('pageshow', followDevice);
  dark.addEventListener('change', tell);
  tell();
}
