/**
 * Calls when what the device keeps under a key may have changed without this page: another tab wrote it, or
 * the reader comes back to a page that the browser had laid aside as it was.
 */
export function whenKeptElsewhere(key: string, follow: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
