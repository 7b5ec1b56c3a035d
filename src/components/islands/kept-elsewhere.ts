/**
 * Calls when what the device keeps may have changed without this page: another tab wrote it, or the reader
 * comes back to a page that the browser had laid aside as it was.
 */
export function whenKeptElsewhere(follow: () => void): void {
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}
