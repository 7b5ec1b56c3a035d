/** One way to play by a custom. */
export interface Variant {
  readonly id: string;
  /** What the card says, right when read alone. */
  readonly says: string;
}

/** A matter that tables differ on. Its first variant is the international one. */
export interface Custom {
  readonly id: string;
  readonly name: string;
  readonly variants: readonly Variant[];
  /** The custom matters only where another has this variant. */
  readonly given?: readonly [custom: string, variant: string];
}

/** The variant picked of each custom, by their ids. */
export type Choices = Readonly<Record<string, string>>;

/** A part of an address that could not be read, and a sentence about it. */
export interface Trouble {
  readonly written: string;
  readonly says: string;
}

const variantOf = ({ id, variants }: Custom, choices: Choices): Variant =>
  variants.find((variant) => variant.id === choices[id]) ?? variants[0]!;

/** Fills in what was not picked with the international variants. */
export const complete = (customs: readonly Custom[], picked: Choices = {}): Choices =>
  Object.fromEntries(customs.map((custom) => [custom.id, variantOf(custom, picked).id]));

/** Whether a custom matters under the choices: beavers do not where no cube is played with. */
export const matters = ({ given }: Custom, choices: Choices): boolean =>
  !given || choices[given[0]] === given[1];

/** The card: the variant picked of each custom that matters. */
export const cardOf = (
  customs: readonly Custom[],
  choices: Choices,
): { readonly custom: Custom; readonly variant: Variant }[] =>
  customs
    .filter((custom) => matters(custom, choices))
    .map((custom) => ({ custom, variant: variantOf(custom, choices) }));

/** Whether two choices make the same card. */
export const sameCard = (customs: readonly Custom[], a: Choices, b: Choices): boolean =>
  customs.every((custom) => {
    const [first, second] = [matters(custom, a), matters(custom, b)];
    return first === second && (!first || a[custom.id] === b[custom.id]);
  });

/** The query of an address that holds the choices: what differs from the international variants, or nothing. */
export function writeChoices(customs: readonly Custom[], choices: Choices): string {
  const picked = customs
    .map((custom) => ({ id: custom.id, variant: variantOf(custom, choices), custom }))
    .filter(({ variant, custom }) => variant !== custom.variants[0])
    .map(({ id, variant }) => `${id}=${variant.id}`);
  return picked.length === 0 ? '' : `?${picked.join('&')}`;
}

const LONGEST = 40;

/** What messengers and mailers add to the links that they carry. */
const ADDED = /^(?:utm_\w+|[a-z]{1,4}clid)$/u;

/**
 * Reads the choices from the query of an address. What cannot be read is told, and costs nothing else: the
 * custom keeps its international variant, or what was read of it first.
 */
export function readChoices(
  customs: readonly Custom[],
  query: string,
): { readonly choices: Choices; readonly troubles: readonly Trouble[] } {
  const picked: Record<string, string> = {};
  const troubles: Trouble[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    const custom = customs.find(({ id }) => id === name);
    const trouble = (says: string) =>
      troubles.push({ written: `${name}=${value}`.slice(0, LONGEST), says });
    if (!custom) {
      if (!ADDED.test(name)) trouble('אין כאן חוק בית כזה, ושום דבר בכרטיס לא השתנה בגללו.');
    } else if (!custom.variants.some(({ id }) => id === value)) {
      trouble(`אין דרך כזאת לשחק ב״${custom.name}״, והיא לא נכנסה לכרטיס.`);
    } else if (Object.hasOwn(picked, name)) {
      if (picked[name] !== value) trouble(`״${custom.name}״ כתוב פעמיים, והראשון קבע.`);
    } else {
      picked[name] = value;
    }
  }
  return { choices: complete(customs, picked), troubles };
}
