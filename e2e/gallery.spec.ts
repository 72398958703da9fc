import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { commandFile, folderOf } from '../scripts/workspace.ts';
import { expectNoViolations } from './axe.ts';
import { ONLY } from './screens.ts';

const { interface: ui } = words('fr');
const MOST = 8;
/** The smallest and the largest table. */
const PLAYERS = [3, MOST];
const POSITIONS = ['lead', 'follow', 'others', 'settled'];
const SECTIONS = [
  'Buttons',
  'Fields',
  'Panels, notices, lists',
  'Cards, backs, counters, faces',
  'Table',
  'Note',
];

/** Vite's development server, because the built page has no gallery. */
let server: ChildProcess | undefined;
let address = '';

test.beforeAll(async () => {
  server = spawn(process.execPath, [commandFile('vite', 'vite'), '--host', 'localhost', '--port', '0'], {
    cwd: folderOf('@nain-jaune/web'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await addressOf(server);
});

test.afterAll(async () => {
  if (server?.kill()) await once(server, 'exit');
});

/** Resolves to the address that the server prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', () => reject(new Error('Vite ended')));
  if (child.stdout !== null)
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(line)) ?? [];
      if (found !== undefined) resolve(found);
    });
  return promise;
}

/** Returns a list that collects the errors of the page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  return errors;
}

/** Checks that each section shows something below its heading. */
async function expectSections(page: Page): Promise<void> {
  for (const name of SECTIONS) {
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    const parts = page.locator('main > section').filter({ has: heading }).locator(':scope > :not(h2)');
    await expect(parts.first(), name).toBeVisible();
    for (const part of await parts.all()) expect(await isDrawn(part), name).toBe(true);
  }
}

/** Whether a part has an area, and text or a picture. */
function isDrawn(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const hasContent = element.textContent !== '' || element.querySelector('img, svg, input') !== null;
    return width > 0 && height > 0 && hasContent;
  });
}

/** Checks the opponents, the board and the hand. */
async function expectTable(page: Page, players: number): Promise<void> {
  await expect(page.locator('main .seat')).toHaveCount(players - 1);
  await expect(page.getByRole('list', { name: ui.board }).getByRole('listitem')).toHaveCount(5);
  const hand = page.getByRole('toolbar', { name: ui.yourHand });
  await expect(hand.getByRole('button').first()).toBeVisible();
}

test('the gallery shows each state without errors and violations in both themes', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto(`${address}/gallery.html`);
  await expectSections(page);
  for (const players of PLAYERS) {
    await page.getByLabel(ui.numberOfPlayers).selectOption(`${players}`);
    for (const position of POSITIONS) {
      await page.getByLabel('Position').selectOption(position);
      await expectTable(page, players);
      if (players === MOST) await expectNoViolations(page, position);
    }
  }
  await page.getByRole('button', { name: ui.settings }).first().click();
  await expect(page.getByRole('dialog', { name: ui.settings })).toBeVisible();
  await expectNoViolations(page, 'sheet');
  expect(errors).toEqual([]);
});
