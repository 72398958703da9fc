import type { GameRecord } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBothThemes, expectNoViolationsInTheme } from './axe.ts';
import { test } from './browserTest.ts';
import { download, expectAbove } from './pageActions.ts';
import { playedRecord } from './playedRecord.ts';
import { ONLY, QUICK } from './screens.ts';

const sharing = await words('fr').chapters.share();
const french = words('fr');
const ui = french.interface;
const texts = await french.chapters.postgame();

/** Returns a game with a short first deal. */
function shortRecord(): GameRecord {
  const games = Array.from({ length: 40 }, (_, seed) => playedRecord(`short ${seed}`, 2, 'famille'));
  const movesOf = ({ deals }: GameRecord) => deals[0]?.moves.length ?? 0;
  return games.reduce((short, game) => (movesOf(game) < movesOf(short) ? game : short));
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

/** The last event of the replay. */
const lastEvent = (page: Page) => page.getByRole('region', { name: ui.replay }).getByRole('status').first();

test('a deal is replayed to its end and back, by keyboard or touch', { tag: QUICK.desk }, async ({
  page,
  isMobile,
}) => {
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
    sentences.push((await lastEvent(page).textContent())?.trim() ?? '');
  }
  expect(sentences.every((sentence) => sentence !== '')).toBe(true);
  await expect(slider).toHaveValue(String(steps));
  await expect(page.getByRole('heading', { name: ui.settlement })).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await press('Home', texts.replay.first);
  await expect(slider).toHaveValue('0');
  await press('End', texts.replay.last);
  await press('ArrowLeft', texts.replay.back);
  await expect(lastEvent(page)).toHaveText(sentences.at(-2) ?? '');
});

test('board, run and all hands are above the buttons on a small phone', { tag: ONLY.phone }, async ({
  page,
}) => {
  await openReplay(page, playedRecord('eyes', 2));
  const next = page.getByRole('button', { name: texts.replay.on, exact: true });
  for (const [width, height] of [
    [360, 640],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const at = `${width}×${height}`;
    await expectAbove(page.locator('.wanted'), next, at);
    for (const name of ['Odile', 'Basile', 'Clara', 'Denis'])
      await expectAbove(page.getByRole('list', { name, exact: true }), next, `${name}, ${at}`);
  }
});

test('the view of one seat shows one hand, and another deal can be chosen', async ({ page }) => {
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

test('a replay says what each move is worth, and a move leads to the analysis', { tag: ONLY.desk }, async ({
  page,
}) => {
  const analyse = await french.chapters.analyse();
  await openReplay(page, shortRecord());
  const step = page.getByRole('slider', { name: texts.replay.step });
  await step.press('ArrowRight');
  await expect(step).toHaveValue('1');
  await page.getByText(analyse.moves.question).click();
  await expect(page.getByText(analyse.moves.final)).toBeVisible();
  const moves = page.getByRole('region', { name: analyse.moves.title });
  await moves.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: analyse.title })).toBeVisible();
  await expect(page.getByRole('region', { name: analyse.tree.title })).toContainText(analyse.tree.size(2));
});

test('a replay fits the screen and opens at a move', { tag: ONLY.desk }, async ({ page }) => {
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

test('a link shares a deal, with names only if chosen', { tag: ONLY.desk }, async ({ page, browser }) => {
  await openReplay(page, playedRecord('share', 1));
  await page.getByText(texts.share.share).click();
  const link = await page.getByLabel(sharing.link).inputValue();
  await page.getByLabel(texts.share.withNames).check();
  const named = await page.getByLabel(sharing.link).inputValue();
  expect(named.length).toBeGreaterThan(link.length);
  const begun = await lastEvent(page).textContent();
  const hand = await page.getByRole('list', { name: 'Clara', exact: true }).ariaSnapshot();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(named);
  await expect(lastEvent(other)).toHaveText(begun?.trim() ?? '');
  expect(await other.getByRole('list', { name: 'Clara', exact: true }).ariaSnapshot()).toBe(hand);
  await other.goto('/#/');
  await other.goto(link);
  const third = other.getByRole('list', { name: texts.share.player(3), exact: true });
  expect((await third.ariaSnapshot()).replace(texts.share.player(3), 'Clara')).toBe(hand);

  await other.goto('/#/');
  await other.goto(`${link.slice(0, -20)}`);
  await expect(other.getByRole('alert')).toContainText(texts.share.broken);
  await expectNoViolationsInTheme(other);
});

test('statistics count loaded games', async ({ page, isMobile }) => {
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
  await expectNoViolationsInBothThemes(page);

  const wrong = { ...games[0]!, deals: games[0]!.deals.map((deal) => ({ ...deal, dealer: 3 })) };
  await load(page, `${JSON.stringify(games[0])}\n${JSON.stringify(wrong)}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.records.notLoaded);
  await expect(alert.getByRole('listitem').first()).toContainText(ui.lineNumber(2));
  await expect(fact(texts.statistics.games)).toContainText('2');
  if (isMobile) return;

  const { name } = await download(page.getByRole('button', { name: texts.records.saveAll }));
  expect(name).toBe('nain-jaune.jsonl');
});
