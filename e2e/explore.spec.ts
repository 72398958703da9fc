import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord, Rank } from '@nain-jaune/engine';
import { type CardKind, Explorer } from '@nain-jaune/review/explore';
import { LANGUAGES, type Language, words } from '@nain-jaune/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolationsInBothThemes, expectNoViolationsInTheme } from './axe.ts';
import { overflowOf } from './pageActions.ts';
import { playedRecord } from './playedRecord.ts';
import { ONLY, QUICK } from './screens.ts';
import { storeGames } from './storedRecord.ts';

const RECORDS = ['a', 'b', 'c'].map((seed) => playedRecord(`explore ${seed}`, 4));
const DEALS = RECORDS.reduce((sum, { deals }) => sum + deals.length, 0);
const french = await words('fr').chapters.explore();

const linesOf = (records: readonly GameRecord[]) =>
  records.map((record) => JSON.stringify(record)).join('\n');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const results = (page: Page) => page.getByRole('region', { name: french.results });

async function chooseFile(page: Page, text: string, texts = french): Promise<void> {
  await choice(page, texts.file).check();
  const buffer = Buffer.from(text);
  await page.getByLabel(texts.chooseFile).setInputFiles({ name: 'games.jsonl', mimeType: '', buffer });
}

/** The cells of the rows of a table, in words. */
function rowsOf(table: Locator): Promise<string[]> {
  return table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) =>
          [...row.children].map((cell) => cell.textContent?.replaceAll(/\s+/g, ' ').trim()).join(' | '),
        ),
    );
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('a file is explored by keyboard, with the figures of Node', {
      tag: language === 'fr' ? [QUICK.desk, QUICK.phone] : [],
    }, async ({ page }) => {
      const texts = await words(language).chapters.explore();
      await page.goto('/#/explore');
      await chooseFile(page, linesOf(RECORDS), texts);
      await button(page, texts.start).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: texts.results })).toBeFocused();
      await expect(page.getByText(texts.explored(RECORDS.length, DEALS))).toBeVisible();
      await expectTables(page, language);
      await expectNoViolationsInBothThemes(page);
      expect(await overflowOf(page)).toBe(0);

      await choice(page, texts.situations['first-lead']).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(choice(page, texts.situations.follow)).toBeChecked();
      await expect(page.getByText(texts.situationStories.follow)).toBeVisible();
    });
  });
}

/** Compares the tables of the first lead with the figures that Node makes of the same records. */
async function expectTables(page: Page, language: Language): Promise<void> {
  const texts = await words(language).chapters.explore();
  const explorer = new Explorer();
  for (const record of RECORDS) explorer.add(record);
  const [first] = explorer.result().situations;
  for (const [title, rows] of [
    [texts.byRank, first!.ranks],
    [texts.byKind, first!.kinds],
  ] as const) {
    const expected = rows.map(({ card, possible, chosen, difference }) => [
      card.length === 1 ? texts.rank(card as Rank) : texts.kinds[card as CardKind],
      `${texts.figures.share((chosen?.decisions ?? 0) / possible)} / ${possible}`,
      chosen === null ? '–' : texts.figures.change(chosen.change),
      difference === null ? '–' : texts.figures.change(difference),
      chosen === null ? '–' : texts.figures.share(chosen.won.mean),
    ]);
    const table = page.getByRole('group', { name: title }).getByRole('table');
    expect(await rowsOf(table)).toEqual(
      expected.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join(' | ')),
    );
  }
}

test('own games are explored, and a filter selects among them', {
  tag: ONLY.phone,
}, async ({ page }) => {
  await page.goto('/#/explore');
  await expect(page.getByText(french.fileStory(64))).toBeVisible();
  const practice = { ...RECORDS[2], practice: true };
  await storeGames(page, {
    one: JSON.stringify(RECORDS[0]),
    two: JSON.stringify(RECORDS[1]),
    practice: JSON.stringify(practice),
  });
  await page.reload();
  await expect(choice(page, french.own)).toBeChecked();
  // The practice game is left out.
  await expect(page.getByText(french.ownStory(2))).toBeVisible();
  await button(page, french.start).click();
  const two = RECORDS.slice(0, 2);
  const deals = two.reduce((sum, record) => sum + record.deals.length, 0);
  await expect(results(page)).toContainText(french.explored(2, deals));

  await page.getByText(french.filter, { exact: true }).click();
  await page.getByLabel(french.who).selectOption(french.people);
  await page.getByLabel(french.holds).selectOption(french.honour);
  await expect(page.getByText(french.filterSet)).toBeVisible();
  await button(page, french.start).click();
  const explorer = new Explorer({
    ruleset: null,
    players: null,
    who: 'people',
    name: null,
    hand: { least: 1, most: 26, honour: true, rank: null, run: 1 },
  });
  for (const record of two) explorer.add(record);
  const { all } = explorer.result().situations[0]!;
  const { figures } = french;
  await expect(results(page)).toContainText(
    french.all(all!.decisions, figures.change(all!.change), figures.share(all!.won.mean)),
  );

  await page.getByLabel(french.ruleset).selectOption({ label: words('fr').rulesetName('famille') });
  await button(page, french.start).click();
  await expect(results(page)).toContainText(french.nothing);
  await button(page, french.reset).click();
  await expect(page.getByLabel(french.who)).toHaveValue('all');

  await page.getByLabel(french.least, { exact: true }).fill('9');
  await page.getByLabel(french.most, { exact: true }).fill('3');
  await expect(page.getByRole('alert')).toHaveText(french.leastAboveMost);
  await page.getByLabel(french.most, { exact: true }).fill('99');
  await expect(page.getByRole('alert')).toHaveText(french.cardsWrong(1, 26));
  await expectNoViolationsInTheme(page);
});

test('wrong files get a message with each problem, and the right games are explored', async ({ page }) => {
  const errors = await words('fr').chapters.errors();
  await page.goto('/#/explore');
  await choice(page, french.file).check();
  await button(page, french.start).click();
  await expect(page.getByRole('alert')).toHaveText(french.noFile);

  const [right, other] = RECORDS;
  const wrong = JSON.stringify(other).replaceAll('"opera":false', '"opera":true');
  await chooseFile(page, `${JSON.stringify(right)}\nrubbish\n${wrong}\n`);
  await button(page, french.start).click();
  await expect(results(page)).toContainText(french.explored(1, right!.deals.length));
  await expect(results(page)).toContainText(french.wrong(2));
  const list = page.getByRole('region', { name: french.problems }).getByRole('listitem');
  await expect(list.first()).toContainText('ligne 2');
  await expect(list.last()).toContainText('ligne 3');
  expect(await list.count()).toBeGreaterThan(2);
  await expect(list.last()).toContainText(errors.findingPlace({ deal: 4, move: null }));
  await expectNoViolationsInTheme(page);

  await chooseFile(page, '\n');
  await button(page, french.start).click();
  await expect(results(page)).toContainText(french.fileEmpty);

  await chooseFile(page, 'rubbish\n');
  await button(page, french.start).click();
  await expect(results(page)).toContainText(french.allWrong);

  const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-explore-'));
  const large = join(folder, 'large.jsonl');
  const descriptor = openSync(large, 'w');
  ftruncateSync(descriptor, 65_000_000);
  closeSync(descriptor);
  await page.getByLabel(french.chooseFile).setInputFiles(large);
  await expect(page.getByRole('alert')).toHaveText(french.fileTooLarge('large.jsonl', 64));
  rmSync(folder, { recursive: true });
});

test('a long exploration shows its progress and is cancelled', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto('/#/explore');
  const lines = `${linesOf(RECORDS)}\n`;
  await chooseFile(page, lines.repeat(Math.ceil(20_000_000 / lines.length)));
  await button(page, french.start).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status').getByText('lues…')).toBeVisible();
  await button(page, french.stop).click();
  await expect(page.getByText(french.stopped)).toBeVisible();
  await expect(results(page)).toBeHidden();
  await expect(button(page, french.start)).toBeVisible();
});

test('the public games of a server are explored, and a page without one, or a server that is busy, says so', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await page.goto('/#/explore');
  await page.route('**/api/records', (route) => route.fulfill({ status: 404, body: 'not here' }));
  await choice(page, french.server).check();
  await button(page, french.start).click();
  await expect(page.getByRole('alert')).toHaveText(french.noServer);
  await page.unroute('**/api/records');
  await page.route('**/api/records', (route) => route.fulfill({ status: 429, body: '{}' }));
  await button(page, french.start).click();
  await expect(page.getByRole('alert')).toHaveText(french.serverBusy);
  await page.unroute('**/api/records');
  await page.route('**/api/records', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: `${linesOf(RECORDS)}\n` }),
  );
  await button(page, french.start).click();
  await expect(results(page)).toContainText(french.explored(RECORDS.length, DEALS));
});
