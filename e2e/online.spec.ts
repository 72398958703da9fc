import { words } from '@nain-jaune/words';
import { expect } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { test } from './browserTest.ts';
import { Guest, playDeal, playMoves, texts } from './guest.ts';
import { ONLY, QUICK } from './screens.ts';

const sharing = await words('fr').chapters.share();

test.use({ actionTimeout: 20_000 });

const { room, lobby, connection, talk } = texts;

test('four people play a whole game with a reload, a lost network, a leaver and a spectator, and then another', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const [anne, basile, clara, denis, eve] = await Promise.all(
    ['Anne', 'Basile', 'Clara', 'Denis', 'Ève'].map((name) => Guest.in(browser, name)),
  );
  if (!anne || !basile || !clara || !denis || !eve) throw new Error('a guest is missing');
  // With eight seats the deal is short.
  const code = await anne.openTable(8, 1);

  // They join by link, by code, and by a personal link.
  await basile.join(code);
  await clara.goTo('#/online');
  await clara.page.getByLabel(lobby.code).fill(code.replaceAll('-', ' ').toUpperCase());
  await clara.page.getByRole('button', { name: lobby.join, exact: true }).click();
  await clara.page.getByRole('button', { name: room.sit, exact: true }).click();
  const joined = await denis.page.request.post(`/api/tables/${code}/members`, {
    data: { name: 'Denis', seat: 3 },
  });
  const { token } = (await joined.json()) as { token: string };
  await denis.goTo(`#/t/${code}/${token}`);
  await expect(denis.seat('Denis')).toContainText(denis.ui.you);
  expect(denis.page.url(), 'the token is removed from the address').not.toContain(token);

  await basile.page.getByRole('button', { name: room.iAmReady }).click();
  await expect(anne.seat('Basile')).toContainText(room.ready);
  const players = [anne, basile, clara, denis];
  await anne.startGame(players);

  // A spectator sees no hand.
  await eve.goTo(`#/t/${code}`);
  await expect(eve.page.getByText(room.youWatch)).toBeVisible();
  await expect(eve.page.getByRole('list', { name: eve.ui.seats }).getByRole('listitem')).toHaveCount(8);
  await expect(eve.cards).toHaveCount(0);

  const hand = await basile.hand();
  await basile.page.reload();
  await expect.poll(() => basile.hand()).toEqual(hand);

  await clara.loseNetwork();
  await expect(clara.page.getByText(connection.reconnecting)).toBeVisible();
  await anne.page.getByRole('button', { name: talk.saySomething }).click();
  await anne.page.getByRole('button', { name: talk.phrases['good-luck'] }).click();
  await clara.context.setOffline(false);
  await expect(clara.page.getByText(connection.reconnecting)).toBeHidden();
  await clara.page.getByRole('button', { name: clara.ui.tableTalk }).click();
  await expect(clara.page.getByRole('log', { name: talk.title })).toContainText(talk.phrases['good-luck']);

  await playMoves(players, 6);
  await denis.page.getByRole('button', { name: room.seats, exact: true }).click();
  await denis.page.getByRole('button', { name: room.leave }).click();
  await denis.confirm(room.leaveQuestion);
  const seats = anne.page.getByRole('list', { name: anne.ui.seats });
  await expect(seats.getByText(anne.ui.asBot('Denis')).first()).toBeVisible();
  await eve.page.getByRole('button', { name: lobby.joining['next-deal'] }).click();
  await expect(eve.page.getByRole('form', { name: lobby.joining['next-deal'] })).toBeVisible();
  await eve.page.keyboard.press('Escape');
  await expect(denis.page.getByRole('heading', { name: connection.closed.left.title })).toBeVisible();
  await playDeal([anne, basile, clara]);
  await expect(eve.settlement).toBeVisible();

  await anne.again.click();
  await basile.again.click();
  await basile.page.getByRole('button', { name: room.sitOn(4) }).click();
  await expect(anne.seat('Basile')).toContainText('Basile');
  await expect(anne.page.getByRole('heading', { name: texts.records.title })).toBeVisible();
  await anne.start.click();
  await expect(clara.cards.first()).toBeVisible();
  await anne.goTo(`#/record/${code}/1`);
  await expect(anne.page.getByRole('heading', { level: 1, name: anne.ui.replay })).toBeVisible();
  await expect(anne.page.getByRole('button', { name: anne.ui.downloadRecord })).toBeVisible();
});

test('two people play a deal with a reload and a lost network', { tag: [ONLY.desk, QUICK.desk] }, async ({
  browser,
}) => {
  const [anne, basile] = [await Guest.in(browser, 'Anne'), await Guest.in(browser, 'Basile')];
  // With eight seats the deal is short.
  const code = await anne.openTable(8, 1);
  await basile.join(code);
  await anne.startGame([basile]);
  const hand = await basile.hand();
  await basile.page.setViewportSize({ width: 360, height: 640 });
  await basile.page.reload();
  await expect.poll(() => basile.hand()).toEqual(hand);
  const topOf = async (name: string) =>
    (await basile.page.getByRole('list', { name }).boundingBox())?.y ?? Number.NaN;
  expect(await topOf(basile.ui.seats), 'the seats are above the board').toBeLessThan(
    await topOf(basile.ui.board),
  );
  await basile.page.setViewportSize({ width: 1440, height: 900 });
  await basile.loseNetwork();
  await expect(basile.page.getByText(connection.reconnecting)).toBeVisible();
  await basile.context.setOffline(false);
  await expect(basile.page.getByText(connection.reconnecting)).toBeHidden();
  await playDeal([anne, basile]);
  await expect(basile.settlement).toBeVisible();
  await basile.loseNetwork();
  await expect(basile.page.locator(':popover-open'), 'above the sheet').toHaveText(connection.reconnecting);
  await basile.context.setOffline(false);
  await expect(basile.page.getByText(connection.reconnecting)).toBeHidden();
  await basile.goTo(`#/record/${code}/1`);
  await expect(basile.page.getByRole('button', { name: basile.ui.downloadRecord })).toBeVisible();
});

test('play with anyone takes a seat at a listed table', { tag: [ONLY.desk, QUICK.desk] }, async ({
  browser,
  page,
}) => {
  const name = `Odile ${test.info().project.name}`;
  const odile = await Guest.at(page, name);
  await odile.goTo('#/online');
  await page.getByRole('button', { name: lobby.playNow, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: lobby.playNow, exact: true }).click();
  await expect(odile.seat(name)).toContainText(odile.ui.you);
  const host = await page.getByRole('heading', { level: 1 }).textContent();
  const paul = await Guest.in(browser, 'Paul');
  await paul.goTo('#/online');
  await paul.page
    .getByRole('link', { name: paul.ui.pair(lobby.join, host ?? '') })
    .or(paul.page.getByRole('link', { name: paul.ui.pair(lobby.watch, host ?? '') }))
    .first()
    .click();
  await expect(paul.page.getByRole('heading', { level: 1, name: host ?? '' })).toBeVisible();
  await paul.goTo('#/online');
  await expect(paul.page.getByRole('heading', { name: lobby.yourTables })).toBeHidden();
  await odile.goTo('#/online');
  await odile.page.getByRole('link', { name: new RegExp(`^${lobby.goBack}`) }).click();
  await expect(odile.seat(name)).toBeVisible();
});

test('two strangers who come within a minute sit at one table, and see since when they wait', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const [rene, simone] = [await Guest.in(browser, 'René'), await Guest.in(browser, 'Simone')];
  const play = async ({ page }: Guest) => {
    await page.getByRole('button', { name: lobby.playNow, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: lobby.playNow, exact: true }).click();
  };
  const line = /^\d+ personnes? (attend|attendent)/;
  await simone.goTo('#/online');
  await rene.goTo('#/online');
  await play(rene);
  await expect(rene.seat('René')).toBeVisible();
  await expect(rene.page.getByRole('timer').filter({ hasText: /attente\s:\s\d/ })).toBeVisible();
  await expect(
    simone.page.getByRole('button', { name: lobby.playNow, exact: true }),
  ).toHaveAccessibleDescription(line);
  await expectNoViolations(simone.page, 'a stranger waits');
  await play(simone);
  await expect(simone.seat('René')).toBeVisible();
  await expect(rene.seat('Simone')).toBeVisible();
  expect(simone.code).toBe(rene.code);
  await expectNoViolations(rene.page, 'strangers wait');
});

test('the last seconds of a turn have another colour', { tag: ONLY.desk }, async ({ browser, page }) => {
  const anne = await Guest.at(page, 'Anne');
  const basile = await Guest.in(browser, 'Basile');
  const code = await anne.openTable(3, 1, 'quick');
  await basile.join(code);
  await anne.startGame([basile]);
  const clock = page.locator('.clock');
  const colour = () => clock.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(clock).toHaveText(/^1[1-5]$/);
  const before = await colour();
  await expect(clock).toHaveText(/^[1-9]$/, { timeout: 25_000 });
  expect(await colour()).not.toBe(before);
});

test('a newer window takes the seat, and back', { tag: ONLY.desk }, async ({ page }) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  const newer = await Guest.at(await anne.context.newPage(), 'Anne');
  await newer.goTo(`#/t/${code}`);
  await expect(newer.seat('Anne')).toContainText(anne.ui.you);
  await expect(page.getByRole('heading', { name: connection.closed.displaced.title })).toBeVisible();
  await page.getByRole('button', { name: connection.playHere }).click();
  await expect(anne.seat('Anne')).toContainText(anne.ui.you);
  await expect(newer.page.getByRole('heading', { name: connection.closed.displaced.title })).toBeVisible();
});

test('without a server, only pages online fail', { tag: ONLY.desk }, async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  const anne = await Guest.at(page, 'Anne');
  for (const address of ['#/online', '#/t/bado-miku-ze', '#/record/bado-miku-ze/1']) {
    await anne.goTo(address);
    await expect(page.getByRole('heading', { name: connection.unreachable.title })).toBeVisible();
  }
  await anne.goTo('#/online');
  await expect(page.getByRole('link', { name: lobby.onePhone })).toBeVisible();
  await page.getByRole('link', { name: connection.playAlone }).click();
  await page.getByRole('button', { name: anne.home.playAtOnce }).click();
  await expect(anne.cards.first()).toBeVisible();
});

test('a table that does not exist is reported', { tag: ONLY.desk }, async ({ page }) => {
  const anne = await Guest.at(page, 'Anne');
  await anne.goTo('#/t/bado-miku-ze');
  await expect(page.getByRole('alert')).toHaveText(texts.serverRefusals['no-such-table']);
  await anne.goTo(`#/t/bado-miku-ze/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: connection.closed['no-such-table'].title })).toBeVisible();
});

test('a link that was changed on its way opens the table, and one without a code says so', {
  tag: ONLY.desk,
}, async ({ browser, page }) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  const basile = await Guest.in(browser, 'Basile');
  for (const link of [`/%23/t/${code}”).`, `/?fbclid=1#%2FT%2F${code.toUpperCase()}?utm_source=mail`]) {
    await basile.page.goto('about:blank');
    await basile.page.goto(link);
    await expect(basile.page.getByRole('heading', { name: lobby.tableOf('Anne') })).toBeVisible();
  }
  await basile.goTo('#/t/bado-miku');
  await expect(basile.page.getByRole('alert')).toHaveText(lobby.wrongCode('bado-miku'));
  await basile.page.getByRole('link', { name: lobby.byCode }).click();
  const field = basile.page.getByLabel(lobby.code);
  await field.fill('bado');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(lobby.wrongCode('bado'));
  await expect(field, 'it is corrected where it was typed').toBeFocused();
  await expectNoViolations(basile.page, 'a wrong code');
  await field.fill('bado-miku-zu');
  await basile.page.getByRole('button', { name: lobby.join, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(lobby.unknownCode('bado-miku-zu'));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('bado-miku-zu');
  await field.fill(`${page.url().split('#')[0]}%23/t/${code}.`);
  await field.press('Enter');
  await expect(basile.page.getByRole('heading', { name: lobby.tableOf('Anne') })).toBeVisible();
});

test('a table is opened and played by keyboard alone, without axe violations', async ({ browser, page }) => {
  const anne = await Guest.at(page, 'Anne');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await anne.goTo('#/online');
  await page.getByRole('button', { name: lobby.openTable }).press('Enter');
  await expectNoViolations(page, 'a name before a table');
  await press(texts.settings.change);
  await expectNoViolations(page, 'opening a table');
  await page.getByLabel(anne.ui.gameLength).selectOption({ label: anne.ui.lengthOfDeals(1) });
  await page.getByLabel(texts.settings.whoFinds).selectOption({ label: texts.settings.open });
  await press(texts.settings.openTable);
  await expect(anne.seat('Anne')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Basile' })).toHaveCount(0);

  const basile = await Guest.in(browser, 'Basile');
  await basile.goTo(`#/t/${anne.code}`);
  await expect(basile.page.getByRole('button', { name: room.sit, exact: true })).toBeVisible();
  await expect(basile.page.getByText(texts.settings.openStory)).toBeVisible();
  await expectNoViolations(basile.page, 'the introduction of the table');
  await basile.page.getByRole('button', { name: room.sit, exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: texts.announcements.came('Basile') })).toHaveCount(
    1,
  );
  for (const summary of await page.locator('main summary:visible').all()) await summary.press('Enter');
  for (const summary of await page.locator('main details details > summary:visible').all())
    await summary.press('Enter');
  await expect(page.getByRole('img', { name: sharing.picture })).toBeVisible();
  await expectNoViolations(page, 'the waiting room');

  await anne.start.press('Enter');
  await expect(anne.cards.first()).toBeVisible();
  await expectNoViolations(page, 'the table');
  for (const sheet of [talk.saySomething, room.seats]) {
    await press(sheet);
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
    await expectNoViolations(page, sheet);
    await page.keyboard.press('Escape');
  }
  await press(talk.saySomething);
  await press(talk.phrases.hello);
  await expect(
    basile.page.getByRole('status').filter({ hasText: texts.announcements.said('Anne', talk.phrases.hello) }),
  ).toHaveCount(1);
  await playDeal([anne, basile]);
  await expectNoViolations(page, 'the end of the game');

  await page.reload();
  await press(anne.ui.settlement);
  await expect(anne.settlement).toBeVisible();
  const { deal } = await words(anne.language).chapters.postgame();
  await expect(anne.settlement).toContainText(deal.standings);
});

test('the host adds, changes and removes a bot', { tag: ONLY.desk }, async ({ browser, page }) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  await expectOneMain(anne, sharing.copy);
  await page.getByRole('button', { name: room.addBotOn(3) }).press('Enter');
  const choice = page.getByLabel(anne.ui.pair(words('fr').home.seat(3), words('fr').home.whoPlays));
  await expect(choice, 'it gets the focus').toBeFocused();
  await choice.selectOption('prosper');
  await expect(anne.seat(words('fr').botInWords('prosper').name)).toBeVisible();
  const basile = await Guest.in(browser, 'Basile');
  await basile.join(code);
  const waiting = page.getByRole('button', { name: room.waitingFor(['Basile']) });
  await expect(waiting).toBeDisabled();
  await expectOneMain(anne, room.waitingFor(['Basile']));
  await expectOneMain(basile, room.iAmReady);
  await basile.page.getByRole('button', { name: room.iAmReady }).click();
  await expect(page.getByRole('button', { name: room.start, exact: true })).toBeEnabled();
  await expectOneMain(anne, room.start);
  await expect(basile.page.getByRole('button', { name: sharing.copy }), 'no seat is free').toHaveCount(0);
  await choice.selectOption({ label: room.free });
  await expectOneMain(basile, sharing.copy);
  await expect(page.getByRole('button', { name: room.startWithBots(1) })).toBeEnabled();
  const eve = await Guest.in(browser, 'Ève');
  await eve.goTo(`#/t/${code}`);
  await expectOneMain(eve, room.sit);
});

/** Expects one golden button on the screen: what goes on. */
async function expectOneMain({ page }: Guest, name: string) {
  await expect(page.locator('.button.main')).toHaveText([name]);
}
