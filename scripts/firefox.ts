import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallFromDebian, installFromDebian } from './debian.ts';

const debianPackage = 'firefox-esr';
const linuxNames = ['firefox', debianPackage];
const macProgram = '/Applications/Firefox.app/Contents/MacOS/firefox';
const windowsPrograms = ['PROGRAMFILES', 'PROGRAMFILES(X86)'].map((variable) =>
  join(process.env[variable] ?? '', 'Mozilla Firefox', 'firefox.exe'),
);

/**
 * Finds Firefox, and installs it as root on Debian.
 *
 * @throws {Error} when it could not be found or installed.
 */
export async function ensureFirefox(): Promise<string> {
  const found = findFirefox() ?? (await installFirefox());
  if (found !== undefined) return found;
  throw new Error(
    'The game in Firefox needs Firefox, and it could not be found or installed: install it, or name it in FIREFOX_PATH.',
  );
}

/** Returns the Firefox of FIREFOX_PATH, else one in the usual places, else none. */
function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (!named) return usualPlaces().find((path) => existsSync(path));
  if (existsSync(named)) return named;
  throw new Error(`FIREFOX_PATH names ${named}, and there is no such file.`);
}

function usualPlaces(): readonly string[] {
  if (process.platform === 'darwin') return [macProgram];
  if (process.platform === 'win32') return windowsPrograms;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => linuxNames.map((name) => join(folder, name)));
}

async function installFirefox(): Promise<string | undefined> {
  if (!canInstallFromDebian()) return undefined;
  console.log('Installing Firefox from Debian for the browser tests (once) …');
  await installFromDebian(debianPackage);
  return findFirefox();
}
