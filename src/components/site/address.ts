import { settings, type SiteSettings } from '../../../site.config.ts';

/** A position at the start of a game, for a game that wants one and was given none. */
const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';

/** Whether the game that the site leads to can be given a position to begin at. */
export const takesPosition = ({ playNow }: Pick<SiteSettings, 'playNow'>): boolean =>
  playNow.href.includes('{xgid}');

/**
 * Makes the addresses of one site.
 *
 * @returns `to`, which turns a path on this site such as `/rules/#notation` into a link; `full`, which
 *   turns it into an address with its origin; and `toPlay`, the link to a game at a position (XGID)
 */
export function addressesOf({ address, base, playNow }: SiteSettings) {
  const to = (path: string): string => {
    if (!/^\/(?!\/)/u.test(path)) {
      throw new Error(`"${path}" is no path on this site: it must start with one slash.`);
    }
    return `${base}${path.slice(1)}`;
  };
  return {
    to,
    full: (path: string): string => `${address}${to(path)}`,
    toPlay: (xgid = START): string => {
      const href = playNow.href.replaceAll('{xgid}', encodeURIComponent(xgid));
      return href.startsWith('/') ? to(href) : href;
    },
  };
}

export const { to, full, toPlay } = addressesOf(settings);
