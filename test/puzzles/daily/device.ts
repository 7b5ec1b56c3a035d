/** A device that remembers what it is given, and perhaps some text by a key already. */
export function device(key: string, text?: string) {
  const kept = new Map(text === undefined ? [] : [[key, text]]);
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return { kept, getStore: () => store };
}

/** A device whose settings let a page keep nothing. */
export const forbidden = (): never => {
  throw new Error('The settings forbid it.');
};
