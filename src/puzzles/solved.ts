/** Which puzzles were solved on this device: one entry of its storage, which may be forbidden, full, or hold anything. */

export const SOLVED_KEY = 'puzzles-solved';
const VERSION = 1;

/** The storage of the device. Asking for it may throw, and so may each of its functions. */
export type GetStore = () => Pick<Storage, 'getItem' | 'setItem'>;

export interface Solved {
  readonly ids: ReadonlySet<string>;
  /** `damaged`: it is not of the form that is written today, and `ids` is what could still be read of it. */
  readonly state: 'whole' | 'damaged' | 'forbidden';
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value);

/** Reads what was solved. Ids that no puzzle has any more are kept: another version of the site may know them. */
export function readSolved(getStore: GetStore): Solved {
  let text: string | null;
  try {
    text = getStore().getItem(SOLVED_KEY);
  } catch {
    return { ids: new Set(), state: 'forbidden' };
  }
  return text === null ? { ids: new Set(), state: 'whole' } : parse(text);
}

function parse(text: string): Solved {
  try {
    const { version, solved } = JSON.parse(text) as Record<string, unknown>;
    if (version === VERSION && Array.isArray(solved) && solved.every(isId)) {
      return { ids: new Set(solved), state: 'whole' };
    }
  } catch {
    return salvage(text);
  }
  return salvage(text);
}

/** Every text in quotes that may be an id, but for the names of the entry's own parts. */
function salvage(text: string): Solved {
  const quoted = [...text.matchAll(/"([^"\\]*)"/g)].map(([, word]) => word);
  const ids = quoted.filter(isId).filter((word) => word !== 'version' && word !== 'solved');
  return { ids: new Set(ids), state: 'damaged' };
}

/**
 * Keeps ids as solved, beside those that are kept already.
 *
 * @returns whether the device let it
 */
export const keepSolved = (ids: Iterable<string>, getStore: GetStore): boolean =>
  write([...readSolved(getStore).ids, ...ids], getStore);

/**
 * Forgets ids, or all that is kept, those of puzzles that are no more among them.
 *
 * @returns whether the device let it
 */
export function forgetSolved(ids: Iterable<string> | 'all', getStore: GetStore): boolean {
  if (ids === 'all') return write([], getStore);
  const forgotten = new Set(ids);
  const left = [...readSolved(getStore).ids].filter((id) => !forgotten.has(id));
  return write(left, getStore);
}

function write(ids: Iterable<string>, getStore: GetStore): boolean {
  const solved = [...new Set(ids)].sort();
  try {
    getStore().setItem(SOLVED_KEY, JSON.stringify({ version: VERSION, solved }));
    return true;
  } catch {
    return false;
  }
}
