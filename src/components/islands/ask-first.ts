/** A question that is to be answered before something is lost. */

function button(label: string, name: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

/**
 * Asks whether to do something that cannot be undone. Escape and the button that has the focus keep all as it is.
 *
 * @param question what is asked
 * @param yes what the button says that does it
 * @returns whether the reader wants it
 */
export function askFirst(question: string, yes: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'ask';
  dialog.ariaLabel = question;
  const text = document.createElement('p');
  text.textContent = question;
  const buttons = document.createElement('div');
  buttons.className = 'controls';
  const keep = button('להשאיר', 'button', () => dialog.close());
  keep.autofocus = true;
  buttons.append(
    button(yes, 'button main', () => dialog.close('yes')),
    keep,
  );
  dialog.append(text, buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
