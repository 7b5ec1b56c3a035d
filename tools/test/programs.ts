import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.ts';

export interface Program {
  /** The name of the command, which is also the name of Debian's package. */
  readonly name: string;
  /** The environment variable that says where it is, when it is somewhere unusual. */
  readonly variable: string;
}

export const PROGRAMS = {
  chromium: { name: 'chromium', variable: 'CHROME_PATH' },
  firefox: { name: 'firefox-esr', variable: 'FIREFOX_PATH' },
  gnubg: { name: 'gnubg', variable: 'GNUBG_PATH' },
} as const satisfies Record<string, Program>;

/** Debian keeps games off the search path of root. */
const ALSO_LOOK_IN = ['/usr/bin', '/usr/games'];

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program is on this machine, or null. */
export function findProgram({ name, variable }: Program): string | null {
  const told = process.env[variable];
  if (told !== undefined) return canRun(told) ? told : null;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...ALSO_LOOK_IN];
  return folders.map((folder) => join(folder, name)).find(canRun) ?? null;
}

const isMissing = (program: Program): boolean => findProgram(program) === null;

/** The command, with its first words, that may install packages here; null when there is none. */
async function installer(): Promise<readonly string[] | null> {
  if ((await run('apt-get', ['--version'])).code !== 0) return null;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : null;
}

const APT = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-y'];

const howToInstall = ({ name, variable }: Program): string =>
  `${name} is not installed. On Debian: apt-get install ${name}. ` +
  `If it is somewhere unusual, say where in ${variable}.`;

/**
 * Installs the programs that are missing, from Debian's packages, when this user may.
 *
 * @param programs what the tests need
 * @param say prints a line
 * @returns for each program that is still missing, its name and a sentence that says what to do
 */
export async function installMissing(
  programs: readonly Program[],
  say: (text: string) => void,
): Promise<Map<string, string>> {
  const absent = programs.filter(isMissing);
  const prefix = absent.length > 0 ? await installer() : null;
  if (prefix) {
    const names = absent.map(({ name }) => name);
    say(`Installing ${names.join(', ')} from Debian's packages …`);
    const apt = (...args: string[]) => {
      const [command = '', ...rest] = [...prefix, ...APT, ...args];
      return run(command, rest, { minutes: 20 });
    };
    await apt('update');
    const { code, output } = await apt('install', '--no-install-recommends', ...names);
    if (code !== 0) say(output.trimEnd());
  }
  return new Map(absent.filter(isMissing).map((program) => [program.name, howToInstall(program)]));
}
