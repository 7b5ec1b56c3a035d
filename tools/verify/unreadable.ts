/** What there is to read cannot be read. The message names it, and says why to whoever can help it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const WHY: Readonly<Partial<Record<string, string>>> = {
  EACCES: 'it may not be read',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
};

/**
 * Waits for something to be read from a path.
 *
 * @throws Unreadable when the system does not give it
 */
export async function reading<T>(path: string, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const code = String(error.code);
    throw new Unreadable(`${path}: ${WHY[code] ?? `it cannot be read (${code})`}`);
  }
}
