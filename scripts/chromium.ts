import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallFromDebian, installFromDebian } from './debian.ts';
import { runNode } from './shell.ts';
import { commandFile } from './workspace.ts';

/** Chromium without windows: all of a page and nothing of a desktop, a seventh less work and half to install. */
const headlessShell = 'chromium-headless-shell';
const linuxNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser for the tests: CHROME_PATH, else one in the usual places, else Playwright's own, else none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (!named) return [...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path));
  if (existsSync(named)) return named;
  throw new Error(`CHROME_PATH names ${named}, and no browser is there.`);
}

/** Finds a browser for the tests, and installs one where there is none: from Debian as root, else Playwright's. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? (await installChromium()) ?? (await installByPlaywright());
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be found or installed: install one, or name it in CHROME_PATH.',
  );
}

function usualPlaces(): readonly string[] {
  switch (process.platform) {
    case 'darwin':
      return macApplications
        .map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
        .flatMap((path) => [path, join(process.env['HOME'] ?? '', path)]);
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .map((variable) => process.env[variable] ?? '')
        .flatMap((folder) => windowsPrograms.map((program) => join(folder, program)));
    default:
      return (process.env['PATH'] ?? '')
        .split(delimiter)
        .flatMap((folder) => linuxNames.map((name) => join(folder, name)));
  }
}

async function installChromium(): Promise<string | undefined> {
  if (!canInstallFromDebian()) return undefined;
  console.log('Installing Chromium from Debian for the browser tests (once) …');
  // An older Debian has only the whole of it.
  for (const name of [headlessShell, 'chromium'])
    if (findChromium() === undefined) await installFromDebian(name);
  return findChromium();
}

async function installByPlaywright(): Promise<string | undefined> {
  console.log('Installing Chromium with Playwright for the browser tests (once) …');
  const { ok, output } = await runNode(commandFile('@playwright/test', 'playwright'), [
    'install',
    'chromium',
  ]);
  if (!ok) console.error(output);
  return findChromium();
}
