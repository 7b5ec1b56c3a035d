const SHOWN_FOR = 2000;

const COPIED = 'הועתק';
const SELECTED = 'סומן, אפשר להעתיק';

/** Selects the text where it is written beside the button, for a reader to copy. */
function select(text: string, button: HTMLElement): void {
  const beside = [...(button.parentElement?.children ?? [])];
  const written = beside.find((element) => element.textContent.trim() === text);
  if (written) getSelection()?.selectAllChildren(written);
}

/**
 * Makes each `<button data-copy="…">` of the page copy its text, and say so on itself and to a screen
 * reader. Where copying is forbidden the text is selected instead.
 */
export function watchCopyButtons(): void {
  if (!document.querySelector('[data-copy]')) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'unseen';
  document.body.append(status);

  const copy = async (button: HTMLButtonElement): Promise<void> => {
    const text = button.dataset['copy'] ?? '';
    let done = COPIED;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      select(text, button);
      done = SELECTED;
    }
    const label = (button.dataset['label'] ??= button.textContent);
    button.textContent = done;
    status.textContent = done;
    setTimeout(() => {
      button.textContent = label;
      status.textContent = '';
    }, SHOWN_FOR);
  };

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-copy]');
    if (button) void copy(button);
  });
}
