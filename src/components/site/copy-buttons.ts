const SHOWN_FOR = 2000;

const COPIED = 'הועתק';
const SELECTED = 'סומן, אפשר להעתיק';

/** Gives each rule of the page a button that copies its address. */
function offerRuleLinks(): void {
  for (const number of document.querySelectorAll<HTMLAnchorElement>('a.num')) {
    // Its rule is named: a board may stand between the two. The name stays when the text says that it was copied.
    const name = `העתקת קישור לכלל ${number.text}`;
    const button = Object.assign(document.createElement('button'), {
      className: 'copy-link',
      textContent: name,
      ariaLabel: name,
    });
    button.dataset['copy'] = number.href;
    number.closest('.rule')?.append(button);
  }
}

/** Selects the text where it is written before the button, or writes it there, for a reader to copy. */
function select(text: string, button: HTMLElement): void {
  let written = button.previousElementSibling;
  if (written?.textContent !== text) {
    written = Object.assign(document.createElement('code'), { dir: 'ltr', textContent: text });
    button.before(written);
  }
  getSelection()?.selectAllChildren(written);
}

/**
 * Gives each rule of the page a button for its address, and makes each `<button data-copy="…">` copy its
 * text, or what stands before it where it has none. It says so on itself and to a screen reader, by
 * `data-copied` where it has words of its own. Where copying is forbidden the text is selected instead. A
 * page on which such a button comes only later says so by `data-copies`.
 */
export function watchCopyButtons(): void {
  offerRuleLinks();
  if (!document.querySelector('[data-copy], [data-copies]')) return;
  const status = Object.assign(document.createElement('p'), {
    role: 'status',
    className: 'unseen',
  });
  document.body.append(status);

  const copy = async (button: HTMLButtonElement): Promise<void> => {
    const { copied = COPIED } = button.dataset;
    const text = button.dataset['copy'] || (button.previousElementSibling?.textContent ?? '');
    let done = copied;
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
