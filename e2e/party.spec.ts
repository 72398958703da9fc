import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@nain-jaune/engine';
import type { TableSummary } from '@nain-jaune/protocol';
import { type HandWords, words } from '@nain-jaune/words';
import { type Browser, expect, type Page } from '@playwright/test';
import { ONE_ADDRESS, ServerChild } from '../packages/server/src/testing/play/serverChild.ts';
import { BoardScreen, board, openDevice } from './boardScreen.ts';
import { leaksIn } from './boardSecrecy.ts';
import { test } from './browserTest.ts';
import { texts } from './guest.ts';
import { killStarted, start, stop } from './npmStart.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

const { connection, room } = await words('fr').chapters.online();
const ui = words('fr').interface;
const own: HandWords = await words('fr').chapters.hand();

const NAMES = ['Anne', 'Basile', 'Clara', 'Denis', 'Ève', 'Félix'];
const PHONE = { width: 360, height: 740 };
const TELEVISION = { width: 1920, height: 1080 };

test.use({ actionTimeout: 30_000 });

let folder: string;
let server: ServerChild | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-party-'));
});

test.afterEach(async () => {
  await killStarted();
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

interface Device {
  readonly page: Page;
  readonly received: string[];
}

/** Opens a browser of its own, and notes everything that it receives. */
async function openWatched(browser: Browser, origin: string, viewport: typeof PHONE): Promise<Device> {
  const page = await openDevice(browser, viewport, origin);
  const received: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A browser that leaves the page drops the answers on their way.
    received.push(await response.text().catch(() => ''));
  });
  return { page, received };
}

/** A player's phone, which shows their hand. */
class Phone extends Player {
  readonly name: string;
  readonly received: readonly string[];
  /** The number of taps, without the typing of the name. */
  taps = 0;

  private constructor(page: Page, name: string, received: readonly string[]) {
    super(page);
    this.name = name;
    this.received = received;
  }

  static scan(browser: Browser, origin: string, code: string, name: string): Promise<Phone> {
    return Phone.open(browser, origin, `#/hand/${code}`, name);
  }

  static async open(browser: Browser, origin: string, address: string, name: string): Promise<Phone> {
    const { page, received } = await openWatched(browser, origin, PHONE);
    await page.goto(`/${address}`);
    return new Phone(page, name, received);
  }

  async sitDown(): Promise<void> {
    await this.enter(texts.room.sit);
    await expect(this.page.getByText(own.lookAtBoard)).toBeVisible();
  }

  /** Enters the name and presses the only button. */
  async enter(button: string): Promise<void> {
    await this.page.getByLabel(this.ui.yourName).fill(this.name);
    this.taps += 1;
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Makes a move if it is this player's turn. */
  async moveIfAsked(): Promise<void> {
    // In one step, because the page may make a forced move itself.
    const isMoved = await this.playable.or(this.pass).evaluateAll(([button]) => {
      (button as HTMLElement | undefined)?.click();
      return button !== undefined;
    });
    if (isMoved) this.taps += 1;
  }

  /** Reloads the page, which shows the same cards again without a tap. */
  async reload(): Promise<void> {
    const hand = await this.hand();
    await this.page.reload();
    await expect.poll(() => this.hand()).toEqual(hand);
  }
}

/** A board that notes everything that it receives. */
class Screen extends BoardScreen {
  readonly received: readonly string[];

  constructor({ page, received }: Device) {
    super(page);
    this.received = received;
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: room.start, exact: true }).click();
  }

  /** The settlement of a deal, or the end of the game. */
  get settlement() {
    const next = this.page.getByRole('button', { name: board.deal }).or(this.nextGame);
    return this.page.getByRole('region').filter({ has: next });
  }

  get nextGame() {
    return this.page.getByRole('button', { name: board.nextGame });
  }

  /** Pauses the game, so that neither a player nor a page makes a move. Resolves when all phones know it. */
  async pause(phones: readonly Phone[]): Promise<void> {
    await this.page.keyboard.press('p');
    for (const { page } of phones) await expect(page.getByText(ui.gamePaused)).toBeVisible();
  }

  async resume(): Promise<void> {
    await this.page.keyboard.press('p');
    await expect(this.page.getByRole('heading', { name: board.paused })).toBeHidden();
  }

  /** Deals on, in a new game if the last one is over. */
  async goOn(): Promise<void> {
    await this.settlement.getByRole('button').first().click();
    await expect(this.settlement).toBeHidden();
  }
}

async function play(phones: readonly Phone[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) await Promise.all(phones.map((phone) => phone.moveIfAsked()));
}

async function playDeal(screen: Screen, phones: readonly Phone[]): Promise<void> {
  while (!(await screen.settlement.isVisible())) await play(phones, 1);
}

async function recordsOf(server: ServerChild, code: string): Promise<GameRecord[]> {
  const table = `${server.http}/api/tables/${code}`;
  const { games }: TableSummary = await (await fetch(table)).json();
  const records: GameRecord[] = [];
  for (let game = 1; game <= games; game++)
    records.push(await (await fetch(`${table}/records/${game}`)).json());
  return records;
}

test('a board and six phones play three deals, through reloads, a lost phone and a killed server', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const environment = { ...ONE_ADDRESS, DATA_FOLDER: folder };
  const first = await ServerChild.start(environment);
  server = first;
  const screen = new Screen(await openWatched(browser, first.http, TELEVISION));
  await screen.open();
  await screen.setRules('lindor-1789', NAMES.length);
  const phones = await Promise.all(NAMES.map((name) => Phone.scan(browser, first.http, screen.code, name)));
  for (const phone of phones) await phone.sitDown();
  await screen.start();
  for (const phone of phones) await expect(phone.cards.first()).toBeVisible();

  await play(phones, 3);
  await screen.pause(phones);
  await screen.page.reload();
  await expect(screen.page.getByRole('heading', { name: board.paused })).toBeVisible();
  for (const phone of phones) await phone.reload();
  await screen.resume();
  await playDeal(screen, phones);

  await screen.goOn();
  await play(phones, 3);
  await screen.pause(phones);
  const [lost] = phones.splice(2, 1);
  if (lost === undefined) throw new Error('the third phone is lost');
  const hand = await lost.hand();
  await lost.page.context().close();
  const wrong = await Phone.open(browser, first.http, await screen.offerPlaceOf(lost.name), 'Un rival');
  await expect.poll(() => wrong.hand()).toEqual(hand);
  await screen.page.keyboard.press('Escape');
  const address = await screen.offerPlaceOf(lost.name);
  await expect(wrong.page.getByText(connection.closed.displaced.hint)).toBeVisible();
  await wrong.page.reload();
  await expect(wrong.page.getByText(own.placeLost)).toBeVisible();
  await screen.page.keyboard.press('Escape');
  const found = await Phone.open(browser, first.http, address, lost.name);
  await expect.poll(() => found.hand()).toEqual(hand);
  await expect(found.page).toHaveURL(/#\/hand\/[a-z-]+$/);
  phones.push(found);
  await screen.resume();
  await playDeal(screen, phones);

  await screen.goOn();
  await play(phones, 3);
  await screen.pause(phones);
  const hands = await Promise.all(phones.map((phone) => phone.hand()));
  await first.end('SIGKILL');
  server = await ServerChild.start({
    ...environment,
    PORT: String(first.port),
    NODE_ADDRESS: first.http,
  });
  for (const [place, phone] of phones.entries()) await expect.poll(() => phone.hand()).toEqual(hands[place]);
  await screen.resume();
  await playDeal(screen, phones);

  const records = await recordsOf(server, screen.code);
  expect(records.reduce((sum, { deals }) => sum + deals.length, 0)).toBe(3);
  expect(leaksIn(screen.received, records)).toEqual([]);
  expect(leaksIn(found.received, records), 'the search finds what a phone receives').not.toEqual([]);
});

test('five phones that come one by one have seats, one again after it stood up, and a sixth gets the place of one that dies', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const { waiting } = room;
  server = await ServerChild.start({ ...ONE_ADDRESS, DATA_FOLDER: folder });
  const origin = server.http;
  const screen = new Screen(await openWatched(browser, origin, TELEVISION));
  await screen.open();
  await screen.setRules('lindor-1789', 4);
  const phones: Phone[] = [];
  for (const name of NAMES.slice(0, 5)) {
    const phone = await Phone.scan(browser, origin, screen.code, name);
    await phone.sitDown();
    phones.push(phone);
  }
  await expect(screen.seats).toHaveCount(5);
  const eve = phones[4]!.page;
  await eve.goto(`/#/t/${screen.code}`);
  await eve.getByRole('button', { name: texts.room.stand, exact: true }).click();
  await expect(screen.seats).toHaveCount(4);
  await eve.getByRole('button', { name: texts.room.sit, exact: true }).click();
  await expect(screen.seats).toHaveCount(5);
  await eve.goto(`/#/hand/${screen.code}`);
  await screen.start();
  for (const phone of phones) await expect(phone.cards.first()).toBeVisible();

  const late = await Phone.scan(browser, origin, screen.code, 'Félix');
  await late.enter(texts.lobby.joining.wait);
  await expect(
    late.page.getByText(`${waiting.allTaken} ${waiting.whenFree} ${waiting.mayAdd}`),
  ).toBeVisible();
  await playDeal(screen, phones);
  const dead = phones.pop();
  await dead?.page.context().close();
  await expect(late.page.getByText(waiting.away(['Ève']))).toBeVisible();
  await screen.page.getByRole('button', { name: board.givePlace('Ève', 'Félix') }).click();
  await expect(late.page.getByText(waiting.inPlaceOf('Ève'))).toBeVisible();
  await expect(screen.page.getByText(board.placeGiven('Ève', 'Félix'))).toBeVisible();
  await screen.goOn();
  await expect(late.cards.first()).toBeVisible();
  await expect(screen.places.filter({ hasText: 'Félix' })).toHaveCount(1);

  const last = await Phone.scan(browser, origin, screen.code, 'Gaston');
  await last.enter(texts.lobby.joining.wait);
  await screen.page.getByRole('button', { name: board.makeSeats(6) }).click();
  await expect(screen.page.getByText(board.seatsFromGame(6))).toBeVisible();
  await expect(last.page.getByText(waiting.fromGame)).toBeVisible();
  await screen.page.getByRole('button', { name: board.keepSeats(5) }).click();
  await expect(screen.page.getByText(board.seatsFromGame(6))).toBeHidden();
  await expect(screen.page.getByRole('button', { name: board.makeSeats(6) })).toBeVisible();
});

test('five phones play their first card after npm start with at most three taps each', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const began = performance.now();
  const { child, addresses } = await start({ DATA_FOLDER: folder, HOST: '' });
  const [ownAddress = ''] = addresses;
  const screen = new Screen(await openWatched(browser, ownAddress, TELEVISION));
  await screen.open();
  // The phones use the address in the network, if this machine has one.
  const shared = addresses.find((one) => !/localhost|\.local/.test(one)) ?? ownAddress;
  const phones = await Promise.all(
    NAMES.slice(0, 5).map((name) => Phone.scan(browser, shared, screen.code, name)),
  );
  await Promise.all(phones.map((phone) => phone.sitDown()));
  await screen.start();
  for (const phone of phones) await expect(phone.cards.first()).toBeVisible();
  const first = screen.page.locator('[data-run] [data-card]').first();
  while (!(await first.isVisible())) await play(phones, 1);
  const seconds = (performance.now() - began) / 1000;
  test.info().annotations.push({
    type: 'seconds from npm start to the first card',
    description: seconds.toFixed(1),
  });
  // One tap sits down, and one lays a card.
  expect(Math.max(...phones.map(({ taps }) => taps))).toBeLessThanOrEqual(3);
  expect(await stop(child)).toBe(0);
});
