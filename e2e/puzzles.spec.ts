import { readFileSync } from 'node:fs';
import type { PuzzleFile } from '@nain-jaune/review/puzzles';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInTheme } from './axe.ts';
import { overflowOf, unfoldAll } from './pageActions.ts';
import { CORNER, Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';

const file = new URL('../packages/web/src/study/puzzles/puzzles.json', import.meta.url);
const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;
const french = words('fr');
const texts = await french.chapters.puzzles();
const review = await french.chapters.review();

const lead = puzzleWith('lead');
const keep = puzzleWith('keep-or-lay', '-');
/** Leads from the last four of twelve cards. */
const lastCards = puzzles.filter(
  ({ position, themes, answers }) =>
    themes[0] === 'lead' &&
    position.includes(' ?12/?12/?12/') &&
    answers.flatMap(({ moves }) => moves).length === 4,
);
const verdict = (page: Page) => page.locator('#puzzle-verdict');
const question = (page: Page) => page.getByRole('heading', { level: 2 });
const next = (page: Page) => page.getByRole('button', { name: texts.next });

/** Returns a puzzle of a question, whose best move is the given one. */
function puzzleWith(theme: string, best?: string) {
  const found = puzzles.find(
    ({ themes, answers }) => themes[0] === theme && (best === undefined || answers[0]?.moves[0] === best),
  );
  if (found === undefined) throw new Error(`there is no puzzle of ${theme}`);
  return found;
}

/** The card of an answer in the hand. */
function card(page: Page, { answers }: (typeof puzzles)[number], place: number) {
  const text = answers[place]?.moves[0]?.replace('!', '') ?? '';
  return page.locator(`[data-hand] [data-card="${text}"]`);
}

test('a focused card covers the index of no other card', { tag: ONLY.desk }, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/#/puzzles/${lead.id}`);
    const cards = page.locator('[data-hand] [data-card]');
    await cards.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(1)).toBeFocused();
    const covered = await cards.evaluateAll((all) =>
      all.filter((one) => {
        const { left, top } = one.getBoundingClientRect();
        return document.elementFromPoint(left + 12, top + 20)?.closest('[data-card]') !== one;
      }),
    );
    expect(covered).toHaveLength(0);
  }
});

test('a puzzle is answered, explained and rated once, and the next one follows', {
  tag: QUICK.phone,
}, async ({ page, isMobile }) => {
  await page.goto(`/#/puzzles/${lead.id}`);
  await expect(question(page)).toHaveText(texts.questions.lead);
  await expectNoViolationsInTheme(page);
  const right = card(page, lead, 0);
  if (isMobile) await right.tap(CORNER);
  else {
    await right.focus();
    await page.keyboard.press('Enter');
  }
  await expect(verdict(page)).toContainText(texts.right);
  await expect(verdict(page)).toBeFocused();
  await expect(page.getByText(/^Niveau affiché après/)).toBeVisible();
  await expect(page.getByRole('table', { name: texts.worth }).getByRole('row')).toHaveCount(
    lead.answers.length,
  );
  await expect(page.getByRole('group', { name: texts.playOn }).getByRole('button')).toHaveCount(2);
  await expect(page.getByRole('link', { name: texts.analyse })).toHaveAttribute('href', /^#\/analyse\//);
  await expectNoViolationsInTheme(page);

  await page.getByRole('button', { name: texts.again }).click();
  await card(page, lead, lead.answers.length - 1).click(CORNER);
  await expect(verdict(page)).not.toContainText(texts.right);
  await expect(page.getByText(texts.practice)).toBeVisible();
  await next(page).click();
  await expect(page).not.toHaveURL(new RegExp(lead.id));
  await expect(question(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(lead.id));
});

test('a card can be kept, and the answer can be shown', async ({ page }) => {
  await page.goto(`/#/puzzles/${keep.id}`);
  await expect(question(page)).toHaveText(texts.questions['keep-or-lay']);
  await page.getByRole('button', { name: texts.keep }).click();
  await expect(verdict(page)).toContainText(texts.right);
  await next(page).click();
  await page.getByRole('button', { name: texts.giveUp }).click();
  await expect(verdict(page)).toContainText(/^La réponse/);
});

test('the arrow keys and ranks move through the hand', { tag: ONLY.desk }, async ({ page }) => {
  await page.goto(`/#/puzzles/${lead.id}`);
  const cards = page.locator('[data-hand] [data-card]');
  const seat = await page.locator('.seat').first().boundingBox();
  expect(seat?.height, 'no room for bubbles that never come').toBeLessThan(80);
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-hand] [tabindex="0"]')).toHaveCount(1);
});

test('puzzles are chosen by rules, theme and difficulty, and results are kept and deleted', async ({
  page,
}) => {
  await page.goto('/#/puzzles');
  await expect(page).toHaveURL(/#\/puzzles\/[\da-z]{7}$/);
  await page.getByText(texts.which).click();
  const usual = puzzles.filter(({ position }) => position.startsWith('famille ')).length;
  await expect(page.getByText(texts.matching(usual, usual))).toBeVisible();
  await page.getByRole('combobox', { name: texts.rules, exact: true }).selectOption('lindor-1789');
  await page.getByLabel(texts.theme).selectOption({ label: texts.themes['keep-or-lay'] });
  await page.getByLabel(texts.difficulty).selectOption({ label: texts.missed.hard });
  const count = puzzles.filter(
    ({ position, themes, difficulty }) =>
      position.startsWith('lindor-1789 ') && themes.includes('keep-or-lay') && difficulty === 'hard',
  ).length;
  await expect(page.getByText(texts.matching(count, count))).toBeVisible();
  await expect(question(page)).toHaveText(texts.questions['keep-or-lay']);
  await page.getByRole('button', { name: texts.giveUp }).click();
  await expect(page.getByText(texts.matching(count, count - 1))).toBeVisible();
  await page.reload();
  await page.getByText(texts.results, { exact: true }).click();
  await expect(page.getByText(texts.solvedOf(0, 1)).first()).toBeVisible();
  await expectNoViolationsInTheme(page);
  await page.getByRole('button', { name: texts.reset }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.reset }).click();
  await expect(page.getByText(texts.noResults)).toBeVisible();
});

test('an unknown puzzle and a file that cannot be loaded are explained', async ({ page }) => {
  await page.goto('/#/puzzles/none');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(texts.unknown);
  await alert.getByRole('button', { name: texts.next }).click();
  await expect(question(page)).toBeVisible();

  await page.route('**/puzzles-*.json', (route) => route.abort());
  await page.goto('/#/');
  await page.reload();
  await page.goto('/#/puzzles');
  await expect(alert).toContainText(texts.notLoaded);
  await expectNoViolationsInTheme(page);
  await page.unroute('**/puzzles-*.json');
  await alert.getByRole('button', { name: french.interface.tryAgain }).click();
  await expect(page.locator('[data-hand]')).toBeVisible();

  await page.route('**/puzzles-*.json', (route) => route.fulfill({ json: { format: 'poker' } }));
  await page.reload();
  await expect(alert).toContainText(texts.notLoaded);
});

test('a mistake of a reviewed deal becomes a puzzle of one’s own', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page);
  await player.begin({ ruleset: 'lindor-1789', players: 4, deals: 2, seed: 'dommage' });
  await player.playDeal();
  await player.settlement.getByRole('button', { name: player.play.review }).click();
  const sheet = page.getByRole('dialog', { name: review.reviewOf(1) });
  await expect(sheet.locator('.mistake svg'), 'the card played and the better one').toHaveCount(2);
  const practise = sheet.getByRole('link', { name: texts.openOwn });
  await expect(practise).toBeVisible();
  await expectNoViolationsInTheme(page);
  await practise.click();
  await expect(page).toHaveURL(/#\/puzzles\/own-/);
  await expect(page.getByText(/^Bilan du/)).toBeVisible();
  await page.getByRole('button', { name: texts.giveUp }).click();
  await expect(verdict(page)).toContainText(/^La réponse/);
  await page.reload();
  await expect(page.getByText(/^Bilan du/)).toBeVisible();
  const remove = page.getByRole('button', { name: texts.remove });
  while (await remove.isVisible()) {
    const shown = page.url();
    await remove.click();
    await expect(page).not.toHaveURL(shown);
  }
  await expect(page.getByText(texts.ownNone)).toBeVisible();
  await page.goto('/#/');
  await page.goto('/#/puzzles');
  await page.getByRole('button', { name: texts.toCollection }).click();
  await expect(question(page)).toBeVisible();
  await expect(page.locator('[data-hand]')).toBeVisible();
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('every kind of puzzle fits the screen, with no violation in both themes', async ({ page }) => {
      const own = await words(language).chapters.puzzles();
      for (const shown of [lead, keep]) {
        await page.goto(`/#/puzzles/${shown.id}`);
        await expect(question(page)).toHaveText(own.questions[shown === lead ? 'lead' : 'keep-or-lay']);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: own.giveUp }).click();
        await unfoldAll(page);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await expectNoViolations(page, `${language} ${shown.id}`);
      }
    });
  });
}

test('the whole question fits a small phone without scrolling', { tag: ONLY.phone }, async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/#/puzzles/${keep.id}`);
    await expect(page.getByRole('button', { name: texts.keep })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-hand] [data-card]').last()).toBeInViewport({ ratio: 1 });
  }
});

test('the last cards of a hand lie in one row', { tag: ONLY.phone }, async ({ page }) => {
  expect(lastCards.length).toBeGreaterThan(4);
  for (const { id } of lastCards.slice(0, 5)) {
    await page.goto(`/#/puzzles/${id}`);
    const cards = page.locator('[data-hand] [data-card]');
    await expect(cards).toHaveCount(4);
    const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, id).toBe(1);
  }
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles open without a network', { tag: ONLY.desk }, async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText(french.app.readyOffline)).toBeVisible();
    await context.setOffline(true);
    await page.goto(`/#/puzzles/${lead.id}`);
    await page.reload();
    await expect(question(page)).toHaveText(texts.questions.lead);
  });
});
