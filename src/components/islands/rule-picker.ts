/** Makes the card of house rules from what is picked on the page, and keeps it in the address. */
import {
  cardOf,
  complete,
  matters,
  readChoices,
  sameCard,
  writeChoices,
  type Choices,
  type Custom,
  type Trouble,
} from './rule-card.ts';

export interface PickerProps {
  readonly sets: readonly {
    readonly id: string;
    readonly name: string;
    readonly choices: Choices;
  }[];
  /** What a card is called that is none of the sets. */
  readonly own: string;
}

/** Astro tells the address of a component only. This one is never rendered: `mount` does all. */
export default function RulePicker() {
  return null;
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function tell({ written, says }: Trouble): HTMLElement {
  const code = element('bdi', written);
  code.dir = 'ltr';
  return element('li', 'בכתובת כתוב ', code, `. ${says}`);
}

/** The customs as the page tells them, so that no sentence comes twice. */
const readCustoms = (fieldsets: readonly HTMLFieldSetElement[]): Custom[] =>
  fieldsets.map((fieldset) => {
    const { custom, given } = fieldset.dataset;
    return {
      id: custom!,
      name: fieldset.querySelector('h2')!.textContent,
      ...(given && { given: given.split('=') as [string, string] }),
      variants: [...fieldset.querySelectorAll('input')].map(({ value, labels }) => ({
        id: value,
        says: labels![0]!.querySelector('[data-says]')!.textContent,
      })),
    };
  });

/** Takes over the card, and the customs beside it. */
export function mount(island: HTMLElement): void {
  const { sets, own } = JSON.parse(island.dataset['props']!) as PickerProps;
  const part = (name: string) => island.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const fieldsets = [...island.querySelectorAll<HTMLFieldSetElement>('[data-custom]')];
  const radios = [...island.querySelectorAll<HTMLInputElement>('[data-custom] input')];
  const customs = readCustoms(fieldsets);
  const [copy, share] = [part('copy'), part('share')];

  const show = (choices: Choices): string => {
    for (const radio of radios) radio.checked = choices[radio.name] === radio.value;
    for (const [i, custom] of customs.entries()) {
      fieldsets[i]!.disabled = !matters(custom, choices);
    }
    part('lines').replaceChildren(
      ...cardOf(customs, choices).map(({ variant }) => element('li', variant.says)),
    );
    const set = sets.find((one) => sameCard(customs, complete(customs, one.choices), choices));
    part('set').textContent = set?.name ?? own;
    for (const button of island.querySelectorAll<HTMLButtonElement>('[data-set]')) {
      button.setAttribute('aria-pressed', String(button.dataset['set'] === set?.id));
    }
    const query = writeChoices(customs, choices);
    const link = `${location.origin}${location.pathname}${query}`;
    part('address').textContent = link;
    copy.dataset['copy'] = link;
    return query;
  };
  const pick = (choices: Choices, said: string): void => {
    const query = show(choices);
    history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
    part('troubles').replaceChildren();
    part('status').textContent = said;
  };
  const picked = (): Choices =>
    Object.fromEntries(radios.filter(({ checked }) => checked).map((one) => [one.name, one.value]));

  island.addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement;
    const line = cardOf(customs, picked()).find(({ custom }) => custom.id === name);
    if (line) pick(picked(), `בכרטיס: ${line.variant.says}`);
  });
  island.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    const set = sets.find(({ id }) => id === button?.dataset['set']);
    if (set) pick(complete(customs, set.choices), `בכרטיס: ${set.name}`);
    if (button?.dataset['part'] === 'print') print();
    if (button === share) {
      // A reader who closes the list of recipients has changed their mind, which is no fault.
      navigator.share({ title: document.title, url: copy.dataset['copy']! }).catch(() => undefined);
    }
  });

  share.hidden = !('share' in navigator);
  island.parentElement!.dataset['picking'] = '';
  // What was picked before this script came is not lost.
  const { choices, troubles } = location.search
    ? readChoices(customs, location.search)
    : { choices: picked(), troubles: [] };
  show(choices);
  part('troubles').replaceChildren(...troubles.map(tell));
}
