/** `npm run screenshots [NAME…]`: renders the main views into docs/screenshots/. The cards are always the same. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@nain-jaune/words';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Player } from '../e2e/player.ts';
import { listenOn, makeServer } from '../packages/server/src/index.ts';
import { ensureChromium } from './browsers.ts';
import { buildPageIfChanged, builtPage } from './building.ts';
import { root } from './workspace.ts';

const folder = join(root, 'docs/screenshots');
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const MAX_BYTES = 150_000;

interface View {
  readonly name: string;
  readonly language: Language;
  readonly device: typeof DESK | typeof PHONE;
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

async function sitDown(page: Page, language: Language): Promise<Player> {
  return new Player(page, language).begin({
    ruleset: 'lindor-1789',
    players: 5,
    name: 'Camille',
    seed: 'board',
  });
}

async function take(browser: Browser, baseURL: string, view: View): Promise<void> {
  const { name, language, device, colorScheme = 'light', preferences = {}, show } = view;
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
const server = makeServer({ page: builtPage });
const address = `http://localhost:${await listenOn(server, 0)}`;
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
