import {
  dealCards,
  type GameRecord,
  legalMoves,
  makeRecord,
  playMove,
  RULESETS,
  type RulesetId,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { below, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

const french = words('fr');
const ui = french.interface;
const texts = await french.chapters.postgame();

/** A game of some deals, played by chance; the same for the same seed. */
function playedRecord(seed: string, deals: number, rules: RulesetId = 'lindor-1789'): GameRecord {
  const random = seededRandom(seed);
  let game = startGame(RULESETS[rules], 4, seatAt(0));
  for (let deal = 0; deal < deals && game.ended === null; deal++) {
    game = dealCards(game, shuffledPack(random)).game;
    while (game.deal !== null && game.deal.phase.type !== 'over') {
      const legal = legalMoves(game.deal);
      const move = legal[below(random, legal.length)];
      const played = move === undefined ? undefined : playMove(game, game.deal.phase.seat, move);
      if (!played?.ok) throw new Error('a legal move was refused');
      game = played.value.game;
    }
  }
  const bots = ['Basile', 'Clara', 'Denis'].map((name) => ({ name, bot: 'expert' }));
  return makeRecord(game, [{ name: 'Odile' }, ...bots]);
}

/** Of some games that whose first deal is over soonest. */
function shortRecord(): GameRecord {
  const games = Array.from({ length: 40 }, (_, seed) => playedRecord(`short ${seed}`, 2, 'famille'));
  const movesOf = ({ deals }: GameRecord) => deals[0]?.moves.length ?? 0;
  return games.reduce((short, game) => (movesOf(game) < movesOf(short) ? game : short));
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Opens the statistics and loads a file there. */
async function load(page: Page, text: string): Promise<void> {
  await page.goto('/#/statistics');
  const buffer = Buffer.from(text);
  await page
    .getByLabel(texts.records.load)
    .last()
    .setInputFiles({ name: 'games.jsonl', mimeType: '', buffer });
}

/** Opens the replay of a loaded record. */
async function openReplay(page: Page, record: GameRecord): Promise<void> {
  await load(page, JSON.stringify(record));
  await page.getByRole('link', { name: texts.records.open }).click();
  await expect(page.getByRole('heading', { name: ui.replay })).toBeVisible();
}

/** What the replay says has just happened. */
const told = (page: Page) => page.getByRole('region', { name: ui.replay }).getByRole('status').first();

/** The own line of the settlement: the parts make the change, and the change leads from what one had to what one has. */
async function expectToAddUp(sheet: Locator): Promise<void> {
  const told = (await sheet.getByText(/Vous [+−]?\d+ \(/).textContent()) ?? '';
  const [, line = '', parts = ''] = /Vous (.*?)\s:(.*)/.exec(told) ?? [];
  const [change = 0, before = 0, after = 0] = numbersIn(line);
  expect(numbersIn(parts).length).toBeGreaterThan(0);
  expect(numbersIn(parts).reduce((sum, part) => sum + part, 0)).toBe(change);
  expect(before + change).toBe(after);
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/−?\d+/g)].map(([number]) => Number(number.replace('−', '-')));
}

/** The line of luck and mistakes, which make the result. */
async function expectOneYardstick(sheet: Locator): Promise<void> {
  const line = (await sheet.getByText(/^Résultat [+−\d]/).textContent()) ?? '';
  const [result, luck = 0, mistakes = 0] = numbersIn(line);
  expect(luck + mistakes).toBe(result);
}

/** From the settlement: the review with its yardstick and choices, and back in every way. */
async function expectReview(player: Player): Promise<void> {
  const { page, settlement } = player;
  const review = await french.chapters.review();
  await settlement.getByRole('button', { name: player.play.review }).click();
  const sheet = page.getByRole('dialog', { name: review.reviewOf(1) });
  await expectOneYardstick(sheet);
  await sheet.getByText(review.choices, { exact: true }).click();
  await expectNoViolations(page);
  await sheet.getByLabel(review.player).selectOption({ index: 1 });
  await expectOneYardstick(sheet);
  const ways = [
    () => sheet.getByRole('button', { name: ui.settlement }).click(),
    () => sheet.getByRole('button', { name: ui.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const goBack of ways) {
    if (!(await sheet.isVisible()))
      await settlement.getByRole('button', { name: player.play.review }).click();
    await expect(sheet).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.sheets)).toBe(1);
    await goBack();
    await expect(settlement).toBeVisible();
    await expect(sheet).toBeHidden();
  }
}

test('a settled deal shows who paid whom, what everyone won, and all hands, is reviewed, and leads to its replay', {
  tag: QUICK.phone,
}, async ({ page }) => {
  const player = new Player(page, 'fr');
  await player.begin({ ruleset: 'lindor-1789', players: 4, deals: 1, name: 'Zoé', language: 'fr' });
  for (let asked = await player.asked(); asked !== 'settlement'; asked = await player.asked()) {
    if (asked === 'pass') await player.pass.click();
    else {
      await player.playable.first().click({ position: { x: 12, y: 20 } });
    }
  }
  const sheet = player.settlement;
  await expect(sheet.getByText(/^(Vous finissez|\S+ finit)/)).toBeVisible();
  await expectToAddUp(sheet);
  for (const fold of [texts.deal.picture, texts.deal.changes, texts.deal.hands])
    await sheet.getByText(fold, { exact: true }).click();
  await expect(sheet.getByRole('img', { name: texts.deal.pictureDescription })).toBeVisible();
  // Four hands of twelve and a talon of four: the whole pack.
  await expect(sheet.getByRole('list', { name: texts.deal.talon }).getByRole('listitem')).toHaveCount(4);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectReview(player);
  await sheet.getByText(texts.share.share).click();
  await expect(sheet.getByLabel(texts.share.link)).toHaveValue(/#\/deal\/[\w-]{60,250}$/);
  await sheet.getByRole('link', { name: ui.replay }).click();
  await expect(told(page)).toContainText(ui.everyoneAntes(15).slice(0, 12));
});

test('a deal is replayed to its end and back, by key at the desk and by finger on the phone', {
  tag: QUICK.desk,
}, async ({ page, isMobile }) => {
  const press = (key: string, button: string) =>
    isMobile ? page.getByRole('button', { name: button, exact: true }).tap() : page.keyboard.press(key);
  const record = shortRecord();
  await openReplay(page, record);
  const slider = page.getByRole('slider', { name: texts.replay.step });
  const steps = Number(await slider.getAttribute('max'));
  expect(steps).toBe(record.deals[0]?.moves.split(' ').length);
  const sentences: string[] = [];
  for (let step = 0; step < steps; step++) {
    await press('ArrowRight', texts.replay.on);
    sentences.push((await told(page).textContent())?.trim() ?? '');
  }
  expect(sentences.every((sentence) => sentence !== '')).toBe(true);
  await expect(slider).toHaveValue(String(steps));
  await expect(page.getByRole('heading', { name: ui.settlement })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
  await press('Home', texts.replay.first);
  await expect(slider).toHaveValue('0');
  await press('End', texts.replay.last);
  await press('ArrowLeft', texts.replay.back);
  await expect(told(page)).toHaveText(sentences.at(-2) ?? '');
});

test('one seat’s eyes see one hand, and the other deal can be chosen', async ({ page }) => {
  await openReplay(page, playedRecord('eyes', 2));
  const hand = (name: string) => page.getByRole('list', { name, exact: true });
  await expect(hand('Clara').getByRole('listitem')).toHaveCount(12);
  await page.getByLabel(texts.replay.eyes).selectOption({ label: texts.replay.eyesOf('Odile') });
  await expect(hand('Odile').getByRole('listitem')).toHaveCount(12);
  await expect(hand('Clara')).toHaveCount(0);
  await page.getByRole('combobox', { name: ui.deal }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/2$/);
  await expect(page.getByRole('slider', { name: texts.replay.step })).toHaveValue('0');
  await page.getByRole('button', { name: texts.replay.markAfter }).click();
  await expect(page.getByRole('slider', { name: texts.replay.step })).not.toHaveValue('0');
});

test('board, run and all hands of a replay are in sight together, and its address opens at the move', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await openReplay(page, playedRecord('sight', 2));
  await page.getByRole('button', { name: texts.replay.markAfter }).click();
  const slider = page.getByRole('slider', { name: texts.replay.step });
  const step = await slider.inputValue();
  await expect(page).toHaveURL(new RegExp(`/1/${step}$`));
  const address = page.url();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/#/');
    await page.goto(address);
    await expect(slider).toHaveValue(step);
    const parts = [
      page.getByRole('list', { name: ui.board }),
      page.getByRole('region', { name: ui.run, exact: true }),
      ...['Odile', 'Basile', 'Clara', 'Denis'].map((name) => page.getByRole('list', { name, exact: true })),
      page.getByRole('button', { name: texts.replay.play, exact: true }),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
  }
});

test('a link carries a deal into another browser, without names unless they are ticked', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ page, browser }) => {
  await openReplay(page, playedRecord('share', 1));
  await page.getByText(texts.share.share).click();
  const link = await page.getByLabel(texts.share.link).inputValue();
  await page.getByLabel(texts.share.withNames).check();
  const named = await page.getByLabel(texts.share.link).inputValue();
  expect(named.length).toBeGreaterThan(link.length);
  const begun = await told(page).textContent();
  const hand = await page.getByRole('list', { name: 'Clara', exact: true }).ariaSnapshot();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(named);
  await expect(told(other)).toHaveText(begun?.trim() ?? '');
  expect(await other.getByRole('list', { name: 'Clara', exact: true }).ariaSnapshot()).toBe(hand);
  await other.goto('/#/');
  await other.goto(link);
  const third = other.getByRole('list', { name: texts.share.player(3), exact: true });
  expect((await third.ariaSnapshot()).replace(texts.share.player(3), 'Clara')).toBe(hand);

  await other.goto('/#/');
  await other.goto(`${link.slice(0, -20)}`);
  await expect(other.getByRole('alert')).toContainText(texts.share.broken);
  await expectNoViolations(other);
  await elsewhere.close();
});

test('statistics count loaded games, and a broken file is met with words and changes nothing', {
  tag: QUICK.phone,
}, async ({ page, isMobile }) => {
  await page.goto('/#/statistics');
  await expect(page.getByText(texts.statistics.none)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.statistics.play, exact: true }).last()).toBeVisible();
  const games = [playedRecord('one', 2), playedRecord('two', 3)];
  const deals = games.flatMap((game) => game.deals);
  const wins = deals.filter(({ result }) => result?.winner === 0).length;
  await load(page, games.map((game) => JSON.stringify(game)).join('\n'));
  await expect(page.getByText(texts.records.loaded(2))).toBeVisible();
  const fact = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(fact(texts.statistics.games)).toContainText('2');
  await expect(fact(texts.statistics.deals)).toContainText(String(deals.length));
  await expect(fact(texts.statistics.dealsWon)).toContainText(`${wins} (`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }

  const wrong = { ...games[0]!, deals: games[0]!.deals.map((deal) => ({ ...deal, dealer: 3 })) };
  await load(page, `${JSON.stringify(games[0])}\n${JSON.stringify(wrong)}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.records.notLoaded);
  await expect(alert.getByRole('listitem').first()).toContainText(ui.lineNumber(2));
  await expect(fact(texts.statistics.games)).toContainText('2');
  if (isMobile) return;

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.records.saveAll }).click();
  expect((await download).suggestedFilename()).toBe('nain-jaune.jsonl');
});
