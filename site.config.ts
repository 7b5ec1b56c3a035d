/** What a link to a game says, and where it leads. */
export interface PlayNow {
  readonly label: string;
  /** An https address, or a path on this site that starts with `/` and knows nothing of the base. `{xgid}` stands for the position. */
  readonly href: string;
}

export interface SiteSettings {
  readonly name: string;
  /** The origin that the site is served from, without a path. */
  readonly address: string;
  /** The folder of that origin that the site lives in: starts and ends with `/`. */
  readonly base: string;
  readonly playNow: PlayNow;
}

const DEFAULTS = {
  SITE_NAME: 'חוקי שש בש',
  SITE_ADDRESS: 'https://shesh-besh.example',
  SITE_BASE: '/',
  PLAY_NOW_LABEL: 'לחידות',
  PLAY_NOW_URL: '/puzzles/',
} as const;

type Variable = keyof typeof DEFAULTS;

const refuse = (variable: Variable, value: string, want: string): never => {
  throw new Error(`${variable} is "${value}", but it must be ${want}`);
};

const words = (variable: Variable, value: string): string =>
  value.trim() === ''
    ? refuse(variable, value, `some words, such as "${DEFAULTS[variable]}".`)
    : value.trim();

function address(value: string): string {
  const want = 'an https address without a path, such as https://shesh-besh.example.';
  const url = URL.canParse(value) ? new URL(value) : refuse('SITE_ADDRESS', value, want);
  const bare = `${url.protocol}//${url.host}`;
  if (url.protocol !== 'https:' || (value !== bare && value !== `${bare}/`)) {
    refuse('SITE_ADDRESS', value, `${want} A folder goes into SITE_BASE.`);
  }
  return bare;
}

const base = (value: string): string =>
  /^\/([\w.~-]+\/)*$/u.test(value) && !/\/\.{1,2}\//u.test(value)
    ? value
    : refuse(
        'SITE_BASE',
        value,
        'a folder that starts and ends with a slash, such as /shesh-besh/.',
      );

function playHref(value: string): string {
  const refused = (want: string): never => refuse('PLAY_NOW_URL', value, want);
  const want =
    'an https address, or a path on this site that starts with one slash, such as /play/.';
  const unknown = value.replaceAll('{xgid}', '').match(/\{[^}]*\}?|\}/u);
  if (unknown) {
    refused(`an address whose only placeholder is {xgid}; ${unknown[0]} means nothing.`);
  }
  if (/[\s\\\p{Cc}]/u.test(value)) refused(want);
  const filled = value.replaceAll('{xgid}', 'x');

  if (/^\/(?!\/)/u.test(value)) {
    const path = filled.replace(/[?#].*$/u, '');
    if (!/\/$|\.\w+$/u.test(path)) {
      refused('a path that ends with a slash before any ? or #, such as /play/?xgid={xgid}.');
    }
    return value;
  }
  if (!URL.canParse(filled)) refused(want);
  const url = new URL(filled);
  if (url.protocol !== 'https:' || !/^https:\/\/[^/]/iu.test(value)) refused(want);
  if (url.username !== '' || url.password !== '') refused(`${want} No name or password.`);
  if (value.split(/[/?#]/u)[2]?.includes('{xgid}')) {
    refused(
      'an address whose {xgid} comes after the host, such as https://host.example/?p={xgid}.',
    );
  }
  return value;
}

/**
 * The site's settings: what the environment says, and the defaults for the rest.
 *
 * @param environment variables by name: SITE_NAME, SITE_ADDRESS, SITE_BASE, PLAY_NOW_LABEL, PLAY_NOW_URL
 * @throws Error with one sentence that names the variable and says what is right
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SiteSettings {
  const value = (variable: Variable): string => environment[variable] ?? DEFAULTS[variable];
  return {
    name: words('SITE_NAME', value('SITE_NAME')),
    address: address(value('SITE_ADDRESS')),
    base: base(value('SITE_BASE')),
    playNow: {
      label: words('PLAY_NOW_LABEL', value('PLAY_NOW_LABEL')),
      href: playHref(value('PLAY_NOW_URL')),
    },
  };
}

export const settings = readSettings(process.env);
