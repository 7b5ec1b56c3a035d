/** Opens the fold that the page's address leads into, in a browser that does not do so itself. */
export function openFolds(): void {
  const open = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.closest('details');
    if (!fold || fold.open) return;
    fold.open = true;
    target?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}
