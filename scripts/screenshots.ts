/** `npm run screenshots [NAME…]`: renders the main views into docs/screenshots/. The cards of games at home are always the same. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@nain-jaune/engine';
import type { Joined } from '@nain-jaune/protocol';
import { SETTINGS } from '@nain-jaune/protocol/testing';
import { type Language, words } from '@nain-jaune/words';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Player } from '../e2e/player.ts';
import { type Moves, play, SocketPhone } from '../e2e/socketPhone.ts';
import { listenOn, openServer, readConfig } from '../packages/server/src/index.ts';
import { testPort } from '../packages/server/src/testing/testPort.ts';
import { TestSocket } from '../packages/server/src/testing/testSocket.ts';
import { ensureChromium } from './browsers.ts';
import { buildPageIfChanged, builtPage } from './building.ts';
import { root } from './workspace.ts';

const folder = join(root, 'docs/screenshots');
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const TELEVISION = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 };
const TABLET = { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const MAX_BYTES = 150_000;
/** The number of moves at a table in one room, and the time that their animations take. */
const MOVES = 14;
const SETTLED_MS = 4000;

interface View {
  readonly name: string;
  readonly language: Language;
  readonly device: typeof DESK | typeof PHONE;
  /** Values in the local storage, by their keys. */
  readonly saved?: Readonly<Record<string, object>>;
  readonly colorScheme?: 'dark';
  /** In addition to the defaults. */
  readonly preferences?: Readonly<Record<string, string>>;
  /** Navigates to the view. */
  show(page: Page, language: Language): Promise<void>;
}

const VIEWS: readonly View[] = [
  { name: 'home-desk', language: 'en', device: DESK, show: showAddress('#/') },
  { name: 'home-phone', language: 'fr', device: PHONE, show: showAddress('#/') },
  { name: 'table-desk', language: 'en', device: DESK, show: showTable },
  { name: 'table-phone', language: 'fr', device: PHONE, show: showTable },
  { name: 'table-phone-dark', language: 'en', device: PHONE, colorScheme: 'dark', show: showTable },
  { name: 'table-1760', language: 'fr', device: DESK, preferences: { look: '1760' }, show: showTable },
  { name: 'settlement', language: 'en', device: DESK, show: showSettlement },
  { name: 'replay', language: 'en', device: DESK, show: showReplay },
  { name: 'rules', language: 'en', device: DESK, show: showAddress('#/rules') },
  { name: 'print', language: 'fr', device: DESK, show: showAddress('#/print') },
  { name: 'board-television', language: 'en', device: TELEVISION, show: showBoard },
  {
    name: 'board-flat',
    language: 'fr',
    device: TABLET,
    saved: { 'nain-jaune.board': { flat: true } },
    show: showBoard,
  },
  {
    name: 'hand',
    language: 'en',
    device: { ...PHONE, viewport: { width: 360, height: 740 } },
    show: showHand,
  },
  { name: 'lesson', language: 'fr', device: PHONE, show: showAddress('#/learn') },
];

function showAddress(address: string): View['show'] {
  return async (page) => {
    await page.goto(`/${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}

/** Shows a table in the middle of a deal, at the turn of the person. */
async function showTable(page: Page, language: Language): Promise<void> {
  const player = await sitDown(page, language);
  for (let moves = 0; moves < 4 && (await player.waitForTurn()) !== 'settlement'; moves++)
    await player.playOn();
}

async function showSettlement(page: Page, language: Language): Promise<void> {
  const player = await sitDown(page, language);
  await player.playDeal();
}

async function showReplay(page: Page, language: Language): Promise<void> {
  await showSettlement(page, language);
  const game = new URL(page.url()).hash.split('/')[2];
  await page.goto(`/#/replay/${game}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Shows the board of a table in one room in the middle of a deal. */
async function showBoard(page: Page, language: Language): Promise<void> {
  const { board } = await words(language).chapters.party();
  const { room } = await words(language).chapters.online();
  await page.goto('/#/board');
  await page.getByRole('button', { name: board.open }).click();
  await page.locator('.seats > li').first().waitFor();
  const code = new URL(page.url()).hash.split('/')[2] ?? '';
  const { phones, moves } = await joinPhones(page, code, ['Camille', 'Anatole', 'Zoé', 'Basile']);
  await page.getByRole('button', { name: room.start, exact: true }).click();
  await page.getByRole('list', { name: words(language).interface.seats }).waitFor();
  play(phones, moves, MOVES);
  await page.waitForTimeout(SETTLED_MS);
}

/** Shows the phone of a player at such a table. */
async function showHand(page: Page, language: Language): Promise<void> {
  const { room } = await words(language).chapters.online();
  await page.goto('/#/');
  const settings = { ...SETTINGS, rules: RULESETS.famille };
  const data = { name: 'Salon', settings, board: true };
  const { code, token }: Joined = await (await page.request.post('/api/tables', { data })).json();
  const board = await TestSocket.open(Number(process.env['E2E_PORT']));
  await board.enter(code, token);
  const { phones, moves } = await joinPhones(page, code, ['Anatole', 'Zoé', 'Basile']);
  await page.goto(`/#/hand/${code}`);
  await page.getByLabel(words(language).interface.yourName).fill('Camille');
  await page.getByRole('button', { name: room.sit, exact: true }).click();
  await board.untilRoom(({ seats }) => seats.every(({ type }) => type === 'member'));
  await board.command({ type: 'start' });
  play(phones, moves, MOVES);
  await page.waitForTimeout(SETTLED_MS);
}

async function joinPhones(page: Page, code: string, names: readonly string[]) {
  const moves: Moves = { left: 0 };
  const phones: SocketPhone[] = [];
  for (const name of names) phones.push(await SocketPhone.join(page, code, name, moves));
  return { phones, moves };
}

async function sitDown(page: Page, language: Language): Promise<Player> {
  return new Player(page, language).begin({
    ruleset: 'lindor-1789',
    players: 5,
    name: 'Camille',
    seed: 'board',
  });
}

async function take(browser: Browser, baseURL: string, view: View): Promise<void> {
  const { name, language, device, colorScheme = 'light', preferences = {}, saved = {}, show } = view;
  const context = await browser.newContext({
    ...device,
    baseURL,
    colorScheme,
    locale: language,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (saved) =>
      localStorage.setItem('nain-jaune.preferences', localStorage.getItem('nain-jaune.preferences') ?? saved),
    JSON.stringify({ language, ...preferences }),
  );
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, saved);
  await show(page, language);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  const picture = await capture(page);
  writeFileSync(join(folder, `${name}.webp`), picture);
  const note = picture.length > MAX_BYTES ? ', too large' : '';
  console.log(`${name}.webp ${Math.round(picture.length / 1000)} kB${note}`);
  await context.close();
}

/** Returns a screenshot as WebP, a fifth of the size of a PNG. */
async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  return Buffer.from(data, 'base64');
}

await buildPageIfChanged();
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'nain-screenshots-'));
const config = readConfig({ DATA_FOLDER: data, LOG_LEVEL: 'warn' });
if (!config.ok) throw new Error(config.error.join('\n'));
const port = await testPort('localhost');
process.env['E2E_PORT'] = String(port);
const server = await openServer(config.value, { page: builtPage, port });
const address = `http://localhost:${await listenOn(server, port)}`;
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--disable-gpu'],
  chromiumSandbox: false,
});
const names = process.argv.slice(2);
for (const view of VIEWS)
  if (names.length === 0 || names.includes(view.name)) await take(browser, address, view);
await browser.close();
await server.close();
rmSync(data, { recursive: true });
