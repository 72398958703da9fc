import assert from 'node:assert/strict';
import { checkRecord, DWARF, type GameRecord, parseRecord } from '@nain-jaune/engine';
import { allOwnCosts, totalCost } from '@nain-jaune/same-cards/costs';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import { checkAttempt } from '@nain-jaune/same-cards/play';
import { words } from '@nain-jaune/words';
import { gameOf, parseStored, storedText } from '../storedRecord.ts';
import type { EnginePage } from './enginePage.ts';
import { deedOf, doInPage, handInPage, moveInPage, type TableNames, type Target } from './inPage.ts';
import type { Scene } from './scene.ts';

const english = words('en');
const { app, home, interface: ui, play } = english;
const { connection, room, settings } = await english.chapters.online();
const { board } = await english.chapters.party();
const { end } = await english.chapters.evening();
const { deal: after } = await english.chapters.postgame();
const { friend } = await english.chapters.challenge();
const own = await english.chapters.hand();
const daily = await english.chapters.daily();
const keeper = await english.chapters.scoreKeeper();

const NAMES: TableNames = { hand: ui.yourHand, pass: ui.pass };
/** The width in pixels from which Home shows the seats of the next table. */
const DESK = 992;
/** Bots next to the player. */
const BOTS = ['rosalie', 'achille', 'ninon'];
const PREFERENCES = { pace: 'instant', forced: 'ask', sounds: false };
const NEW_GAME = {
  ruleset: 'lindor-1789',
  players: 4,
  deals: 1,
  seats: [{ who: 'somebody', name: '' }, ...BOTS.map((who) => ({ who, name: '' }))],
};

/** What is shown after the last deal. */
const SETTLED = ['button', play.review] as const;

/** What a person does in every engine, by its name. */
export const JOURNEYS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a deal at home with a reload': atHome,
  'a table online with a lost line': online,
  'today’s deal': today,
  'an evening with a board and two phones': evening,
  'the score keeper': scores,
  'offline after one visit': offline,
};

async function atHome(scene: Scene): Promise<void> {
  const page = await openHome(scene, scene.server);
  await page.waitUntil('the board', hasSome, '[data-box]');
  // The seats round it come later, on wide screens alone.
  if (scene.size.width >= DESK) await page.waitUntil('the seats', hasSome, 'main button[aria-hidden] .name');
  await scene.stance('home', page);
  await page.click('button', home.playAtOnce);
  await waitForTurn(page);
  await scene.stance('table', page);
  await moveWhenAsked(page);
  await waitForTurn(page);
  const hand = await page.evaluate(handInPage, NAMES);
  await page.reload();
  await waitForTurn(page);
  assert.deepEqual(await page.evaluate(handInPage, NAMES), hand);
  await playUntil([page], page, SETTLED);
  await scene.stance('settlement', page);
  await page.click('button', after.more);
  // It comes later.
  await page.see('button', friend.action);
  await page.see('button', ui.downloadRecord);
  await checkStored(page);
}

async function openHome(scene: Scene, server: string): Promise<EnginePage> {
  const page = await scene.visit(server, { preferences: PREFERENCES, 'new-game': NEW_GAME });
  await page.open(`${server}/?seed=engines`);
  await page.see('button', home.playAtOnce);
  return page;
}

async function online(scene: Scene): Promise<void> {
  const line = await scene.openLine();
  const anne = await scene.visit(scene.server, { preferences: { ...PREFERENCES, name: 'Anne' } });
  const basile = await scene.visit(line.address, { preferences: { ...PREFERENCES, name: 'Basile' } });
  await anne.open(`${scene.server}/#/online/lindor-1789`);
  await anne.choose(ui.numberOfPlayers, '8');
  await anne.choose(ui.gameLength, ui.lengthOfDeals(1));
  await anne.choose(settings.clock, settings.clocks.none);
  await anne.choose(settings.whoFinds, settings.byLink);
  await anne.click('button', settings.openTable);
  await anne.see('button', room.leave);
  const code = await codeOf(anne);
  await basile.open(`${line.address}/#/t/${code}`);
  // With all files on the device, only the table is lost with the line.
  await basile.see('text', app.readyOffline);
  await basile.reload();
  await basile.click('button', room.sit);
  await basile.see('button', room.stand);
  await scene.stance('waiting room', basile);
  await anne.click('button', new RegExp(`^(${room.start}|${room.startAnyway}|Start:)`));
  await waitForHand(anne);
  await waitForHand(basile);
  await scene.stance('online', anne, 'any');
  const hand = await basile.evaluate(handInPage, NAMES);
  line.cut();
  // A bot may have ended the deal meanwhile; the note is above the settlement.
  await basile.waitUntil('the lost line', hasText, connection.reconnecting);
  line.mend();
  await basile.waitUntil('the line', hasNoText, connection.reconnecting);
  const later = await basile.waitUntil('the hand', handInPage, NAMES);
  // A bot may have played meanwhile.
  assert.deepEqual(
    later.filter((card) => !hand.includes(card)),
    [],
  );
  await playUntil([anne, basile], anne, SETTLED);
  await basile.see(...SETTLED);
  const served = await fetch(`${scene.server}/api/tables/${code}/records/1`);
  checked(await served.json());
}

async function today(scene: Scene): Promise<void> {
  const page = await scene.visit(scene.server, { preferences: PREFERENCES });
  await page.open(`${scene.server}/#/daily`);
  await page.see('button', daily.play);
  await scene.stance('day', page);
  await page.click('button', daily.play);
  await waitForTurn(page);
  await playUntil([page], page, SETTLED);
  const record = await checkStored(page);
  await page.click('link', ui.toResult);
  await page.see('heading', daily.share.title);
  const date = await page.waitUntil(
    'the date',
    () => {
      const shared = document.querySelector('textarea')?.value ?? '';
      return /#\/daily\/([\d-]+)/.exec(shared)?.[1];
    },
    null,
  );
  const result = checkAttempt(dailyTable(date), record);
  assert.ok(result.ok, `the attempt of ${date} is invalid`);
  const shown = daily.cost(totalCost(allOwnCosts(dailyTable(date), record)));
  await page.see('heading', shown);
  await page.reload();
  await page.see('heading', shown);
  await scene.stance('result of the day', page, 'any');
}

async function evening(scene: Scene): Promise<void> {
  const screen = await scene.visit(scene.server, { preferences: PREFERENCES });
  await screen.open(`${scene.server}/#/board`);
  await screen.click('button', board.open);
  await screen.see('heading', board.nobodyYet);
  await screen.click('button', board.menu);
  await screen.click('button', ui.ruleset);
  await screen.choose(ui.gameLength, ui.lengthOfDeals(1));
  await screen.click('button', settings.save);
  const code = await codeOf(screen);
  const phones = [];
  for (const name of ['Anne', 'Basile']) {
    const phone = await scene.visit(scene.server, { preferences: { ...PREFERENCES, name } });
    await phone.open(`${scene.server}/#/hand/${code}`);
    await phone.click('button', room.sit);
    await phone.see('text', new RegExp(own.lookAtBoard));
    phones.push(phone);
  }
  const [anne] = phones;
  await screen.click('button', room.startWithBots(2));
  for (const phone of phones) await waitForHand(phone);
  await scene.stance('board', screen, 'any');
  if (anne) await scene.stance('hand', anne, 'any');
  await playUntil(phones, screen, ['button', end.act]);
  await scene.stance('settlement of the board', screen, 'any');
  await screen.click('button', end.act);
  for (const page of [screen, ...phones]) await page.see('heading', end.title);
  await scene.stance('end of the evening', screen, 'any');
  if (anne) await scene.stance('end of the evening in the hand', anne, 'any');
}

async function scores(scene: Scene): Promise<void> {
  const page = await scene.visit(scene.server, { preferences: PREFERENCES });
  await page.open(`${scene.server}/#/keeper/by/lindor-1789`);
  await page.choose(ui.numberOfPlayers, '3');
  await scene.stance('new evening', page);
  await page.click('button', keeper.start);
  await page.click('button', new RegExp(`${keeper.allAnte}$`));
  await page.see('button', keeper.endDeal);
  await scene.stance('deal of the score keeper', page);
  await page.click('button', new RegExp(english.theHonour(DWARF)));
  await page.click('button', keeper.playerAt(2));
  await page.see('text', new RegExp(`, ${keeper.playerAt(2)}`));
  await page.click('button', keeper.endDeal);
  await page.click('radio', keeper.playerAt(1));
  for (const player of [2, 3]) await page.fill(keeper.pointsOf(keeper.playerAt(player)), '7');
  await scene.stance('end of a deal', page);
  await page.click('button', keeper.settle);
  await page.see('button', new RegExp(`${keeper.allAnte}$`));
  const before = await page.evaluate(countersInPage, null);
  assert.ok(new Set(before).size > 1, `nobody has won: ${before}`);
  await page.reload();
  await page.see('button', new RegExp(`${keeper.allAnte}$`));
  assert.deepEqual(await page.evaluate(countersInPage, null), before);
}

/** Returns what the plates of the players say. Runs in the page. */
function countersInPage(): string[] {
  return [...document.querySelectorAll('main section:first-of-type ul > li')].map((one) =>
    one.textContent.trim(),
  );
}

async function offline(scene: Scene): Promise<void> {
  const line = await scene.openLine();
  const page = await openHome(scene, line.address);
  await page.see('text', app.readyOffline);
  line.cut();
  await page.reload();
  await page.click('button', home.playAtOnce);
  await waitForTurn(page);
  await playUntil([page], page, SETTLED);
  await page.reload();
  await page.see(...SETTLED);
}

async function codeOf(page: EnginePage): Promise<string> {
  return page.waitUntil(
    'the code of the table',
    () => /#\/\w+\/([a-z]+-[a-z-]+)/.exec(location.hash)?.[1],
    null,
  );
}

/** Whether an element is there. Runs in the page. */
function hasSome(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** Whether a visible text contains this one. Runs in the page. */
function hasText(text: string): boolean {
  return document.body.innerText.includes(text);
}

/** Whether no visible text contains this one. Runs in the page. */
function hasNoText(text: string): boolean {
  return !document.body.innerText.includes(text);
}

function waitForTurn(page: EnginePage): Promise<boolean> {
  return page.waitUntil('a turn', moveInPage, { ...NAMES, isMade: false });
}

function moveWhenAsked(page: EnginePage): Promise<boolean> {
  return page.waitUntil('a turn', moveInPage, { ...NAMES, isMade: true });
}

function waitForHand(page: EnginePage): Promise<boolean> {
  return page.waitUntil(
    'cards',
    (hand) => document.querySelector(`[role=toolbar][aria-label="${hand}"] button`) !== null,
    ui.yourHand,
  );
}

/** Makes the moves of people until a page shows something. */
async function playUntil(
  people: readonly EnginePage[],
  watched: EnginePage,
  [role, name]: readonly [Target['role'], Target['name']],
): Promise<void> {
  await watched.waitUntil(`the end of the deal: ${name}`, doInPage, deedOf(role, name, 'see'), async () => {
    for (const page of people) await page.evaluate(moveInPage, { ...NAMES, isMade: true });
  });
}

/** Checks the stored record of the game in the address. */
async function checkStored(page: EnginePage): Promise<GameRecord> {
  const address = await page.evaluate(() => location.href, null);
  return checked(parseStored(await page.evaluate(storedText, gameOf(address))));
}

function checked(record: unknown): GameRecord {
  assert.deepEqual(checkRecord(record), []);
  const parsed = parseRecord(record);
  assert.ok(parsed.ok);
  assert.equal(parsed.value.deals.length, 1);
  return parsed.value;
}
