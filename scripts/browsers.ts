import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand, runNode } from './shell.ts';
import { commandFile } from './workspace.ts';

/** A browser by the places in which systems install it. */
interface Browser {
  readonly name: string;
  /** The environment variable that overrides the search. */
  readonly variable: string;
  /** Names of the program on Linux, the preferred one first. */
  readonly linux: readonly string[];
  /** Paths of the program in the application folders of macOS. */
  readonly mac: readonly string[];
  /** Paths of the program in the program folders of Windows. */
  readonly windows: readonly string[];
  /** The Debian packages that have it, the preferred one first. */
  readonly debian: readonly string[];
}

// The headless shell does a seventh less work than Chromium with windows, and half as much is installed.
const CHROMIUM: Browser = {
  name: 'Chromium',
  variable: 'CHROME_PATH',
  linux: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ],
  mac: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`),
  windows: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'],
  // An older Debian has no package of the headless shell.
  debian: ['chromium-headless-shell', 'chromium'],
};

const FIREFOX: Browser = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  linux: ['firefox', 'firefox-esr'],
  mac: ['Firefox.app/Contents/MacOS/firefox'],
  windows: ['Mozilla Firefox\\firefox.exe'],
  debian: ['firefox-esr'],
};

/** Returns the Chromium of `CHROME_PATH`, else an installed one, else that of Playwright. */
export function findChromium(): string | undefined {
  const found = find(CHROMIUM);
  if (found !== undefined) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds Chromium, or installs it: from Debian as root, else with Playwright. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? (await installFromDebian(CHROMIUM)) ?? (await installWithPlaywright());
  return found ?? missing(CHROMIUM);
}

/** Finds Firefox, or installs it as root on Debian. */
export async function ensureFirefox(): Promise<string> {
  return find(FIREFOX) ?? (await installFromDebian(FIREFOX)) ?? missing(FIREFOX);
}

/** The programs that drive WebKit. */
export interface WebKit {
  /** The driver, which starts the browser. */
  readonly driver: string;
  readonly browser: string;
  /** The display for its windows. */
  readonly xvfb: string;
}

/** Finds the WebKit of GTK with its driver, or installs it as root on Debian. */
export async function ensureWebKit(): Promise<WebKit> {
  const found = findWebKit();
  if (found !== undefined) return found;
  if (isRootOnDebian()) {
    console.log('Installing WebKit from Debian for the browser tests (once) …');
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb');
  }
  const installed = findWebKit();
  if (installed !== undefined) return installed;
  throw new Error(
    'The tests in WebKit need WebKitWebDriver, its MiniBrowser and Xvfb, which were not found and could not be installed. Install the Debian packages webkit2gtk-driver and xvfb.',
  );
}

function findWebKit(): WebKit | undefined {
  const [driver] = inPath(['WebKitWebDriver']).filter((path) => existsSync(path));
  const [xvfb] = inPath(['Xvfb']).filter((path) => existsSync(path));
  const [browser] = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined;
}

function missing({ name, variable }: Browser): never {
  throw new Error(
    `The browser tests need ${name}, which was not found and could not be installed. Install it, or set ${variable} to its program.`,
  );
}

function find(browser: Browser): string | undefined {
  const { variable } = browser;
  const named = process.env[variable];
  if (!named) return usualPlaces(browser).find((path) => existsSync(path));
  if (existsSync(named)) return named;
  throw new Error(`${variable} is ${named}, and there is no such file.`);
}

function usualPlaces({ linux, mac, windows }: Browser): readonly string[] {
  switch (process.platform) {
    case 'darwin':
      return mac
        .map((program) => join('/Applications', program))
        .flatMap((path) => [path, join(process.env['HOME'] ?? '', path)]);
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .map((variable) => process.env[variable] ?? '')
        .flatMap((folder) => windows.map((program) => join(folder, program)));
    default:
      return inPath(linux);
  }
}

function inPath(programs: readonly string[]): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)));
}

async function installFromDebian(browser: Browser): Promise<string | undefined> {
  if (!isRootOnDebian()) return undefined;
  console.log(`Installing ${browser.name} from Debian for the browser tests (once) …`);
  await aptGet('update');
  for (const name of browser.debian)
    if (find(browser) === undefined) await aptGet('install', '-y', '--no-install-recommends', name);
  return find(browser);
}

/** Ubuntu does not count: its packages of browsers only install a snap, which the tests cannot use. */
function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return !/^ID=ubuntu$/m.test(release);
}

async function aptGet(...aptArguments: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { ok, output } = await runCommand('apt-get', aptArguments, { env });
  if (!ok) console.error(output);
}

async function installWithPlaywright(): Promise<string | undefined> {
  console.log('Installing Chromium with Playwright for the browser tests (once) …');
  const playwright = commandFile('@playwright/test', 'playwright');
  const { ok, output } = await runNode(playwright, ['install', 'chromium']);
  if (!ok) console.error(output);
  return findChromium();
}
