import { words } from '@nain-jaune/words';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInTheme } from './axe.ts';
import { test } from './browserTest.ts';
import { linkOf } from './fixtures.ts';
import { rememberChoice } from './newGame.ts';
import { CORNER, Player } from './player.ts';
import { ONLY } from './screens.ts';

const sharing = await words('fr').chapters.share();
const french = words('fr');
const texts = await french.chapters.challenge();
const replay = (await french.chapters.postgame()).replay;

const LINK = linkOf('challenge');

const play = (page: Page) => page.getByRole('button', { name: texts.play });
const linkField = (page: Page) => page.getByRole('textbox', { name: sharing.link });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

/** A person with a browser of their own, who loads the page once and has no network from then on. */
async function personOffline(
  browser: Browser,
  name: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'fr-FR' });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rememberChoice(page, { ruleset: 'famille', players: 4, deals: 1, name });
  await page.goto('/');
  await expect(page.getByText(french.app.readyOffline)).toBeVisible();
  await context.setOffline(true);
  return { context, page };
}

/** Opens a link as in a new tab. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.reload();
}

/** Plays a deal with the last card that may be laid, where the usual player lays the first. */
async function playOtherwise(player: Player): Promise<void> {
  for (let turn = await player.waitForTurn(); turn !== 'settlement'; turn = await player.waitForTurn()) {
    if (turn === 'pass') await player.pass.click();
    else await player.playable.last().click(CORNER);
  }
}

async function answer(page: Page, link: string): Promise<string> {
  await openLink(page, link);
  await play(page).click();
  const player = new Player(page);
  await playOtherwise(player);
  await player.settlement.getByRole('link', { name: french.interface.toResult }).click();
  await expect(rows(page).first()).toBeVisible();
  return linkField(page).inputValue();
}

test('a challenge is played in two browsers without a network, and a third sees both games', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const anne = await personOffline(browser, 'Anne');
  await anne.page.getByRole('button', { name: french.home.playAtOnce }).click();
  const player = new Player(anne.page);
  await player.playDeal();
  const more = await player.showMore();
  await more.getByRole('button', { name: texts.friend.action }).click();
  const link = await linkField(anne.page).inputValue();
  expect(link).toContain('#/challenge/');
  expect(link.length).toBeLessThan(500);
  await anne.page.getByText(sharing.picture, { exact: true }).click();
  await expect(anne.page.getByRole('img', { name: sharing.picture })).toBeVisible();
  await expectNoViolationsInTheme(anne.page);
  await more.getByRole('button', { name: sharing.copy }).click();

  const paul = await personOffline(browser, 'Paul');
  await openLink(paul.page, link);
  await expect(paul.page.getByText(texts.invited('Anne'))).toBeVisible();
  await expect(paul.page.getByText(texts.hidden)).toBeVisible();
  await expect(paul.page.getByRole('table')).toBeHidden();
  await expectNoViolations(paul.page, 'before');
  const both = await answer(paul.page, link);
  await expect(rows(paul.page)).toHaveCount(3);
  await expect(rows(paul.page).filter({ hasText: 'Anne' })).toHaveCount(1);
  await expect(paul.page.getByText(texts.checking)).toBeHidden();
  await expect(paul.page.getByText(texts.otherwise, { exact: true })).toHaveCount(0);
  await expect(paul.page.getByRole('heading', { name: texts.compare })).toBeVisible();
  await expect(paul.page.getByRole('heading', { name: 'Anne', exact: true })).toBeVisible();
  await expectNoViolations(paul.page, 'after');
  // On a desk the link is beside the results.
  const results = await paul.page.getByRole('region', { name: texts.results }).boundingBox();
  const back = await paul.page.getByRole('region', { name: texts.back.title }).boundingBox();
  expect(back?.y).toBe(results?.y);
  await paul.page.getByRole('button', { name: replay.on, exact: true }).click();

  // The challenger meets the own game again, without playing twice.
  await openLink(anne.page, both);
  await expect(rows(anne.page).filter({ hasText: 'Paul' })).toHaveCount(1);
  await expect(play(anne.page)).toBeHidden();
  await openLink(anne.page, '/#/you');
  await anne.page.getByRole('region', { name: texts.own.title }).getByRole('link').click();
  await expect(anne.page.getByRole('heading', { name: texts.results })).toBeVisible();

  const zoe = await personOffline(browser, 'Zoé');
  await openLink(zoe.page, both);
  await expect(zoe.page.getByText(texts.alsoPlayed(['Paul']))).toBeVisible();
  await answer(zoe.page, both);
  await expect(rows(zoe.page)).toHaveCount(4);
  await zoe.page.getByLabel(texts.compareWith).selectOption({ label: 'Paul' });
  await expect(zoe.page.getByRole('heading', { name: 'Paul', exact: true })).toBeVisible();
  await expect(zoe.page.getByText(texts.identical)).toBeVisible();
});

test('with a server the link is short, and collects the results', { tag: ONLY.desk }, async ({ browser }) => {
  const person = async (name: string) => {
    const page = await (await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })).newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await rememberChoice(page, { ruleset: 'famille', players: 4, name });
    return page;
  };
  const paul = await person('Paul');
  await answer(paul, `/#/challenge/${LINK}`);
  await paul.getByRole('button', { name: texts.link.shorten }).click();
  await expect(linkField(paul)).toHaveValue(/#\/challenge\/[a-z-]{10,14}$/);
  const short = await linkField(paul).inputValue();

  const zoe = await person('Zoé');
  await openLink(zoe, short);
  await expect(zoe.getByText(texts.alsoPlayed(['Paul']))).toBeVisible();
  await play(zoe).click();
  const player = new Player(zoe);
  await player.playDeal();
  await player.settlement.getByRole('link', { name: french.interface.toResult }).click();
  await expect(zoe).toHaveURL(short);
  await zoe.getByRole('button', { name: texts.back.add }).click();
  await expect(zoe.getByText(texts.back.added)).toBeVisible();
  // The result is there once, so it is not offered again. The short link can be passed on.
  await openLink(zoe, short);
  await expect(linkField(zoe)).toHaveValue(short);
  await expect(zoe.getByRole('button', { name: texts.back.add })).toBeHidden();

  await openLink(paul, short);
  await expect(rows(paul).filter({ hasText: 'Zoé' })).toHaveCount(1);
  await expect(rows(paul)).toHaveCount(4);
});

test('a game that counts is continued after a reload, and practice changes no result', async ({ page }) => {
  await rememberChoice(page, { ruleset: 'famille', players: 4 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#/challenge/${LINK}`);
  await page.keyboard.press('Tab');
  await play(page).press('Enter');
  const player = new Player(page);
  await player.waitForTurn();
  const hand = await player.hand();
  await page.goto(`/#/challenge/${LINK}`);
  await page.getByRole('button', { name: texts.resume }).click();
  await player.waitForTurn();
  expect(await player.hand()).toEqual(hand);
  await player.playDeal();
  await player.settlement.getByRole('link', { name: french.interface.toResult }).click();
  const result = await rows(page).filter({ hasText: french.interface.you }).textContent();
  await page.getByRole('button', { name: texts.practise }).click();
  await player.waitForTurn();
  expect(await player.hand()).toEqual(hand);
  await page.goBack();
  await expect(rows(page).filter({ hasText: french.interface.you })).toHaveText(result ?? '');
  await expectNoViolationsInTheme(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a challenge whose game was deleted is played for practice only', { tag: ONLY.desk }, async ({
  page,
}) => {
  await rememberChoice(page, { ruleset: 'famille', players: 4 });
  await page.goto(`/#/challenge/${LINK}`);
  await play(page).click();
  await new Player(page).waitForTurn();
  await page.goto('/#/you');
  const { removeGame } = french.interface;
  await page.getByRole('button', { name: removeGame }).click();
  await page.getByRole('dialog').getByRole('button', { name: removeGame }).click();
  await expect(page.getByRole('button', { name: removeGame })).toHaveCount(0);
  await page.goto(`/#/challenge/${LINK}`);
  await expect(page.getByText(texts.lost)).toBeVisible();
  await expect(play(page)).toHaveCount(0);
  await page.getByRole('button', { name: texts.practise }).click();
  await new Player(page).waitForTurn();
});

test('each problem of a broken link has its sentence in every language', { tag: ONLY.desk }, async ({
  page,
}) => {
  for (const language of ['en', 'de', 'fr'] as const) {
    const { problems, broken, unknownCode } = await words(language).chapters.challenge();
    await page.goto('/#/');
    await page.getByRole('combobox', { name: /./ }).first().selectOption(language);
    const alert = page.getByRole('alert');
    await page.goto(`/#/challenge/${LINK.slice(0, -2)}AA`);
    await expect(alert).toContainText(problems.altered);
    await expect(alert).toContainText(broken);
    await page.goto(`/#/challenge/${'A'.repeat(4100)}`);
    await expect(alert).toContainText(problems['too-long']);
    await page.goto(`/#/challenge/${'A'.repeat(35)}`);
    await expect(alert).toContainText(problems['no-challenge']);
    await page.goto('/#/challenge/bado-miku-z');
    await expect(alert).toContainText(problems['no-challenge']);
    await page.goto('/#/challenge/bado-miku-ze');
    await expect(alert).toContainText(unknownCode);
  }
  await expectNoViolations(page, 'broken');
});
