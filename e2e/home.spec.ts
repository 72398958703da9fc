import { RULESETS } from '@nain-jaune/engine';
import { SETTINGS } from '@nain-jaune/protocol/testing';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { Player } from './player.ts';
import { ONLY, QUICK } from './screens.ts';
import { storedRecord } from './storedRecord.ts';

const SMALL_PHONE = { width: 360, height: 640 };

/** Checks that the page needs no scrolling and that no button or link is cut. */
async function expectToFit(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      const ways = [...document.querySelectorAll('main :is(a, button), nav a')];
      return {
        below: scrollHeight - innerHeight,
        beside: scrollWidth - innerWidth,
        ways: ways.filter((way) => way.scrollWidth > way.clientWidth).map((way) => way.textContent),
      };
    });
  await expect.poll(cut).toEqual({ below: 0, beside: 0, ways: [] });
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('the home page fits a small phone, with and without an open game, and starts a game by one tap', {
      tag: language === 'fr' ? [ONLY.phone, QUICK.phone] : ONLY.phone,
    }, async ({ page }) => {
      const player = new Player(page, language);
      const { rulesetShort } = words(language);
      await page.setViewportSize(SMALL_PHONE);
      await page.goto('/?seed=home');
      await expect(page.getByRole('link', { name: player.home.newHere })).toBeVisible();
      const chosen = page.getByRole('button', { name: player.home.customise });
      for (const part of [rulesetShort('famille'), player.home.easy, player.ui.playersAllowed(4)])
        await expect(chosen).toContainText(part);
      await expectToFit(page);
      await page.setViewportSize({ width: 740, height: 360 });
      await expectToFit(page);
      await page.setViewportSize(SMALL_PHONE);

      await page.getByRole('button', { name: player.home.playAtOnce }).tap();
      await player.waitForTurn();
      const { rules, players } = await storedRecord(page, page.url());
      expect(rules.id).toBe('famille');
      expect(players).toHaveLength(4);
      expect(players[0]).toEqual({ name: '' });
      await expect(page.getByText(player.ui.you, { exact: true }).first()).toBeVisible();

      await page.goBack();
      const way = page.getByRole('link', { name: player.ui.continueGame });
      const { yourDeal, place } = await words(language).chapters.laterHome();
      await expect(way).toContainText(yourDeal(1));
      await expect(way).toContainText(new RegExp([1, 2, 3, 4].map((one) => place(one, 4)).join('|')));
      await expectToFit(page);
      await way.tap();
      await player.waitForTurn();
    });
  });

test('a game is chosen in the sheet of a new game', { tag: [ONLY.desk, QUICK.desk] }, async ({ page }) => {
  const player = new Player(page);
  const { home, ui } = player;
  const hand = await words('fr').chapters.hand();
  await page.goto('/?seed=choisir');
  await player.customise();
  await player.choosePlayers(6);
  await page.getByRole('radio', { name: home.hard }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const chosen = page.getByRole('button', { name: home.customise });
  await expect(chosen).toBeFocused();
  await expect(chosen).toContainText(home.hard);
  await expect(chosen).toContainText(ui.playersAllowed(6));

  await player.customise();
  await player.choosePlayers(5);
  await page.getByLabel(`${home.seat(2)}: ${home.whoPlays}`).selectOption('ninon');
  await page.getByRole('button', { name: home.plusPerson }).click();
  await page.getByLabel(home.nameAt(2)).fill('Zoé');
  await page.getByLabel(ui.yourName).fill('Odile');
  await player.chooseRules('yellow-dwarf');
  await page.getByLabel(ui.gameLength).selectOption({ label: ui.lengthOfDeals(3) });
  await expectNoViolations(page, 'the sheet of a new game');
  await page.getByRole('button', { name: ui.startGame }).click();
  await expect(page.getByRole('button', { name: hand.iAm('') }).or(page.getByRole('alert'))).not.toHaveCount(
    0,
  );
  const { rules, players } = await storedRecord(page, page.url());
  expect(rules.end.deals).toBe(3);
  expect(players.map(({ name, bot }) => bot ?? name)).toEqual(['Odile', 'Zoé', 'expert', 'expert', 'expert']);
});

test('a person added without a start is removed', { tag: ONLY.desk }, async ({ page }) => {
  const { app, chapters, home } = words('fr');
  const { lobby } = await chapters.online();
  await page.goto('/');
  await page.getByRole('navigation', { name: app.menu }).getByRole('link', { name: app.online }).click();
  await page.getByRole('link', { name: lobby.onePhone }).click();
  await expect(page.getByLabel(home.nameAt(2))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/$/);
  await page.getByRole('button', { name: home.customise }).click();
  await expect(page.getByLabel(home.nameAt(2))).toBeHidden();
});

test('the home page continues at a table online that the server knows, until it is gone', {
  tag: ONLY.desk,
}, async ({ page }) => {
  const { home, ui } = new Player(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: home.playAtOnce })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem(
      'nain-jaune.online-places',
      JSON.stringify({ list: [{ code: 'bado-miku-ze', token: 'token', at: Date.now() }] }),
    ),
  );
  expect(asked).toEqual([]);
  await page.route('**/api/tables/**', (route) => route.abort());
  const way = page.getByRole('link', { name: ui.continueGame });
  await page.goto('/?later');
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('button', { name: home.playAtOnce })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(way).toBeHidden();
  await page.unroute('**/api/tables/**');
  const json = {
    code: 'bado-miku-ze',
    phase: 'playing',
    settings: { ...SETTINGS, rules: RULESETS.famille },
    host: 'Paul',
    seats: [],
    games: 1,
    records: [],
    joining: 'full',
    watching: true,
    place: { seat: 0, board: false, deal: 2, toMove: 0 },
  };
  await page.route('**/api/tables/**', (route) => route.fulfill({ json }));
  await page.reload();
  await expect(way).toHaveAttribute('href', '#/t/bado-miku-ze');
  await expect(way).toContainText((await words('fr').chapters.laterHome()).yourDeal(2));
  await page.unroute('**/api/tables/**');
  await page.reload();
  await expect.poll(() => asked.length).toBe(3);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('nain-jaune.online-places')))
    .toBe('{"list":[]}');
  await expect(way).toBeHidden();
  await expect(page.getByRole('button', { name: home.playAtOnce })).toBeVisible();
});

test('the home page links to the other pages', { tag: ONLY.desk }, async ({ page }) => {
  const { app, home, interface: ui } = words('fr');
  await page.goto('/');
  await page.getByRole('button', { name: home.realCards }).click();
  await page.getByRole('link', { name: home.keepCounters }).click();
  await expect(page).toHaveURL(/#\/keeper$/);
  const menu = page.getByRole('navigation', { name: app.menu });
  await menu.getByRole('link', { name: app.you }).click();
  await expect(page.getByRole('heading', { level: 1, name: app.you })).toBeVisible();
  await expect(page.getByText(home.noneFound)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: ui.settings }).click();
  await expect(page.getByRole('dialog', { name: ui.settings })).toBeVisible();
  await page.keyboard.press('Escape');
  // There is nothing to study yet.
  for (const way of [app.puzzles, app.analyse, app.statistics])
    await expect(page.getByRole('link', { name: way })).toHaveCount(0);
  const { familyHint } = await words('fr').chapters.laterHome();
  await expect(page.getByText(familyHint)).toBeVisible();
  await page.goto('/#/statistics');
  await expect(menu.getByRole('link', { name: app.you })).toHaveAttribute('aria-current', 'page');
});

test('a link shows its changes or problems', { tag: ONLY.desk }, async ({ page }) => {
  const player = new Player(page);
  const { home } = words('fr');
  await page.goto('/#/play/lindor-1789~end.deals=3');
  const house = page.getByRole('region', { name: home.houseRules });
  await expect(house).toContainText('3 donnes');
  await expect(house.getByRole('link', { name: home.editHouse })).toHaveAttribute(
    'href',
    /end\.deals(=|%3D)3/,
  );
  await page.goto('/#/play/poker~jokers=2');
  await expect(page.getByRole('alert')).toContainText('poker');
  await expect(page.getByRole('alert')).toContainText('jokers');
  await page.getByRole('button', { name: player.ui.startGame }).click();
  await expect(player.handToolbar).toBeVisible();
});
