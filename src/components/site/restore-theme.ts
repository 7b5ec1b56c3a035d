export const THEME_KEY = 'theme';

/** A script for the head of a page: shows the theme that the reader chose, before anything is drawn. */
export const restoreTheme = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
