import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInBothThemes, expectNoViolationsInTheme } from './axe.ts';
import { open, overflowOf, unfoldAll } from './pageActions.ts';
import { playedRecord } from './playedRecord.ts';
import { ONLY, QUICK } from './screens.ts';

const french = words('fr');
const texts = await french.chapters.analyse();
const postgame = await french.chapters.postgame();
const review = await french.chapters.review();
const share = await french.chapters.share();

const OWN = 'Ah2h3c5d6s9cTcTsJsQdKcKh';
/** The seat with the open hand leads. */
const HIDDEN = `lindor-1789 0 3 120,120,120,120 0,0,0,0,0 ${OWN}/?12/?12/?12 ?4 .`;
/** Another seat leads. */
const OTHER = HIDDEN.replace(' 3 120', ' 0 120');
const EIGHT = `famille 0 1 ${Array(8).fill(120).join()} 0,0,0,0,0 Ah2h3c5d6s9c/${Array(7).fill('?6').join('/')} ?4 .`;
const ENDING =
  'nain-jaune-court . 0 100,100,100 0,0,0,0,0 8cTs/3c9dKs/3dKd Ac2c4c5c6c7c9cTcJcQcKcAd2d4d5d6d7d8dTdJdQdAh2h3h4h5h6h7h8h9hThJhQhKhAs2s3s4s5s6s7s8s9sJsQs .';

const addressOf = (position: string) => `#/analyse/${position.replaceAll(' ', '_').replaceAll('?', '%3F')}`;
const moves = (page: Page) => page.getByRole('region', { name: texts.moves.title });
const tree = (page: Page) => page.getByRole('region', { name: texts.tree.title });
const current = (page: Page) => tree(page).locator('[aria-current]');
const board = (page: Page) => page.getByRole('region', { name: texts.title, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The button of the best move. */
const best = (page: Page) => moves(page).locator('.button.main');

test('moves are evaluated and tried, and the variations survive a reload', {
  tag: QUICK.phone,
}, async ({ page }) => {
  await open(page, addressOf(HIDDEN));
  await expect(best(page)).toBeVisible();
  await expect(moves(page)).toContainText(texts.moves.final);
  await expectNoViolationsInTheme(page);
  await moves(page).getByText(texts.moves.others).click();
  const play = (card: string) => button(page, review.playMove(french.cardName(cardOf(card))));
  await play('5d').click();
  await expect(current(page)).toHaveAccessibleName(/cinq de carreau/);
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveText(texts.tree.start);
  await moves(page).getByText(texts.moves.others).click();
  await play('9c').click();
  await expect(current(page)).toHaveAccessibleName(/neuf de trèfle/);
  await expect(tree(page).getByRole('list', { name: texts.tree.alternative, exact: true })).toHaveCount(1);

  await current(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toHaveAccessibleName(/cinq de carreau/);
  await expect(current(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await button(page, texts.tree.promote).click();
  await expect(tree(page).locator('[data-node]').nth(1)).toHaveAccessibleName(/neuf de trèfle/);
  await expect(page).toHaveURL(/_9c$/);
  await page.reload();
  await expect(current(page)).toHaveAccessibleName(/neuf de trèfle/);
  await expect(tree(page)).toContainText(texts.tree.size(2));
  await button(page, texts.tree.remove).click();
  await expect(tree(page)).toContainText(texts.tree.size(1));
  await expect(current(page)).toHaveText(texts.tree.start);
  await button(page, texts.setup.undo).click();
  await expect(tree(page)).toContainText(texts.tree.size(2));
  await button(page, texts.tree.remove).click();
  await page.goto('/#/analyse');
  await expect(tree(page)).toContainText(texts.tree.size(1));
});

/** The number of a card as the engine has it. */
function cardOf(text: string) {
  const [rank = '', suit = ''] = text;
  return ('A23456789TJQK'.indexOf(rank) * 4 + 'cdhs'.indexOf(suit)) as never;
}

test('a hidden hand has possible moves with chances, and a pass changes them', { tag: ONLY.desk }, async ({
  page,
}) => {
  await open(page, addressOf(OTHER));
  await expect(moves(page)).toContainText(texts.moves.hidden(texts.player(2)));
  const chances = page.getByRole('region', { name: texts.chances.title });
  await expect(chances).not.toContainText(texts.chances.estimated);
  const before = await chances.textContent();
  await moves(page)
    .getByRole('button', { name: /deux de pique/ })
    .click();
  await moves(page)
    .getByRole('button', { name: /passer/ })
    .click();
  await expect(board(page)).toContainText(french.rankSign(cardOf('2s')));
  await expect(chances).not.toHaveText(before ?? '');
  await chances.getByText(texts.chances.table).click();
  await expect(chances.getByRole('row')).not.toHaveCount(0);
  await expect(chances.getByRole('columnheader')).toHaveText([
    texts.chances.card,
    texts.player(2),
    texts.player(3),
    texts.player(4),
    texts.talon,
  ]);
});

test('open hands are solved, and the deal is played to its settlement', { tag: ONLY.desk }, async ({
  page,
}) => {
  await open(page, addressOf(ENDING));
  await expect(moves(page)).toContainText(texts.moves.solved);
  for (let turn = 0; turn < 40 && (await moves(page).isVisible()); turn++) {
    const count = await tree(page).locator('[data-node]').count();
    await moves(page).locator('.button').first().click();
    await expect(tree(page).locator('[data-node]')).toHaveCount(count + 1);
  }
  await expect(page.getByText(texts.moves.over)).toBeVisible();
  await expect(page.getByRole('region', { name: french.interface.settlement })).toBeVisible();
  await expectNoViolationsInTheme(page);
  await page.keyboard.press('Home');
  await expect(moves(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(texts.moves.over)).toBeVisible();
});

test('a position is set up by hand, with every problem at its field', {
  tag: ONLY.desk,
}, async ({ page }) => {
  await open(page, '#/analyse');
  await button(page, texts.start.setUp).click();
  const counters = page.getByRole('group', { name: texts.setup.counters });
  const second = counters.getByLabel(texts.player(2));
  await second.fill('1e3');
  await page.getByLabel(texts.setup.moves).fill('5x');
  await expect(second).toHaveAccessibleDescription(texts.setup.wholeNumber(0, 999_999_999));
  await second.fill('3');
  await page.getByLabel(texts.setup.moves).focus();
  await button(page, texts.open).click();
  const alert = page.getByRole('alert').filter({ hasText: texts.setup.wrong });
  await expect(alert.getByRole('listitem')).toHaveCount(3);
  await expect(alert).toContainText(texts.setup.noCards(texts.player(1)));
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectNoViolationsInBothThemes(page);

  await page.getByLabel(texts.setup.moves).fill('');
  await counters.getByLabel(texts.player(2)).fill('120');
  await counters.getByLabel(texts.player(3)).fill('7');
  await counters.getByLabel(texts.player(4)).focus();
  await button(page, texts.setup.undo).click();
  await expect(counters.getByLabel(texts.player(3))).not.toHaveValue('7');
  await button(page, french.cardName(cardOf('7d'))).click();
  await expect(
    button(page, texts.setup.cardAt(french.cardName(cardOf('7d')), texts.player(1))),
  ).toHaveAttribute('aria-pressed', 'true');
  await button(page, texts.setup.dealRest).click();
  await button(page, texts.open).click();
  await expect(board(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/analyse\/famille_0_1_/);
  await button(page, texts.board.change).click();
  await page.getByLabel(texts.setup.known).selectOption({ label: texts.setup.allCards });
  await button(page, texts.setup.dealRest).click();
  await expect(page.getByText(texts.setup.placed)).toBeVisible();
  await button(page, texts.open).click();
  await expect(page).toHaveURL(/#\/analyse\/famille_\._1_/);
  await page.getByRole('group', { name: texts.board.playOn }).getByRole('button').first().click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.locator('[data-hand] [data-card]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/analyse\/famille_\._1_/);
});

test('wrong links, texts and files are each explained', { tag: ONLY.desk }, async ({ page }) => {
  await open(page, addressOf(HIDDEN.replace('120,120,120,120', '120,x,120,120').replace('?4', '4')));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.start.wrongLink);
  await expect(alert.getByRole('listitem')).toHaveCount(2);
  const field = page.getByRole('textbox', { name: texts.start.paste });
  await field.fill(`${HIDDEN}\n5d (6x)`);
  await button(page, texts.open).click();
  await expect(alert.filter({ hasText: texts.start.wrongText })).toContainText('6x');
  await page.getByLabel(texts.start.file).setInputFiles({
    name: 'game.json',
    mimeType: '',
    buffer: Buffer.from('no game'),
  });
  await expect(alert.filter({ hasText: texts.start.wrongFile })).toBeVisible();
  await expectNoViolationsInTheme(page);
  await field.fill(`${HIDDEN}\n5d (9c) -`);
  await button(page, texts.open).click();
  await expect(tree(page)).toContainText(texts.tree.size(3));
});

test('a position is taken from a file, and from a replay', { tag: ONLY.desk }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = playedRecord('analyse', 2);
  const file = { name: 'game.json', mimeType: '', buffer: Buffer.from(JSON.stringify(record)) };
  await open(page, '#/analyse');
  await page.getByLabel(texts.start.file).setInputFiles(file);
  await page.getByRole('combobox', { name: french.interface.deal }).selectOption({ index: 1 });
  await page.getByLabel(postgame.replay.eyes).selectOption({ label: postgame.replay.eyesOf('Clara') });
  await page.getByRole('slider').fill('4');
  await button(page, texts.open).click();
  await expect(page).toHaveURL(/#\/analyse\/lindor-1789_2_/);
  await expect(tree(page).locator('[data-node="4"]')).toHaveAttribute('aria-current', 'step');
  await expect(tree(page)).toContainText(texts.tree.size(record.deals[1]?.moves.split(' ').length ?? 0));

  await page.goto('/#/statistics');
  await page.getByLabel(postgame.records.load).last().setInputFiles(file);
  await page.getByRole('link', { name: postgame.records.open }).click();
  await button(page, postgame.replay.on).click();
  await page.locator('summary').filter({ hasText: postgame.position.text }).click();
  await button(page, postgame.position.copy).click();
  await expect(page.getByText(share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^lindor-1789 \. \d /);
  await page.getByRole('link', { name: postgame.position.analyse, exact: true }).click();
  await expect(page).toHaveURL(/#\/analyse\/lindor-1789_\._/);
  await expect(tree(page)).toContainText(texts.tree.size(1));
  await expect(moves(page)).toContainText(review.expectedStory);
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('the board and its set-up fit a small phone, without violations', { tag: ONLY.phone }, async ({
      page,
    }) => {
      const local = await words(language).chapters.analyse();
      await page.setViewportSize({ width: 360, height: 640 });
      for (const position of [HIDDEN, EIGHT, ENDING, OTHER]) {
        await open(page, addressOf(position));
        await expect(page.locator('[data-tree]')).toBeVisible();
        await unfoldAll(page);
        expect(await overflowOf(page), position).toBeLessThanOrEqual(0);
      }
      await expectNoViolationsInBothThemes(page);
      await button(page, local.board.change).click();
      await expect(page.getByRole('heading', { name: local.setup.title })).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectNoViolationsInBothThemes(page);
    });
  });
}
