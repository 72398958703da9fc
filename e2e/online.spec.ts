import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { Guest, playDeal, playMoves, texts } from './company.ts';
import { ONLY, QUICK } from './screens.ts';

test.use({ actionTimeout: 20_000 });

const { company, lobby, line, talk } = texts;

test('four people play a whole game: one reloads, one loses the network, one leaves for good, one more watches; then they change seats and play again', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const [anne, basile, clara, denis, eve] = await Promise.all(
    ['Anne', 'Basile', 'Clara', 'Denis', 'Ève'].map((name) => Guest.in(browser, name)),
  );
  if (!anne || !basile || !clara || !denis || !eve) throw new Error('somebody is missing');
  // With four bots beside them the deal is short: everyone has six cards.
  const code = await anne.openTable(8, 1);

  // By the link, by the code, and by one's own link in another browser.
  await basile.join(code);
  await clara.goTo('#/online');
  await clara.page.getByLabel(lobby.code).fill(code.replaceAll('-', ' ').toUpperCase());
  await clara.page.getByRole('button', { name: lobby.join, exact: true }).click();
  await clara.page.getByRole('button', { name: company.sit, exact: true }).click();
  const joined = await denis.page.request.post(`/api/tables/${code}/people`, {
    data: { name: 'Denis', seat: 3 },
  });
  const { token } = (await joined.json()) as { token: string };
  await denis.goTo(`#/t/${code}/${token}`);
  await expect(denis.seat('Denis')).toContainText(denis.ui.you);
  expect(denis.page.url(), 'the secret leaves the address').not.toContain(token);

  await basile.page.getByRole('button', { name: company.iAmReady }).click();
  await expect(anne.seat('Basile')).toContainText(company.ready);
  await anne.start.click();
  const players = [anne, basile, clara, denis];
  for (const player of players) await expect(player.cards.first()).toBeVisible();

  // Who has no seat sees what somebody behind nobody sees.
  await eve.goTo(`#/t/${code}`);
  await expect(eve.page.getByText(company.youWatch)).toBeVisible();
  await expect(eve.page.getByRole('list', { name: eve.ui.seats }).getByRole('listitem')).toHaveCount(8);
  await expect(eve.cards).toHaveCount(0);

  const hand = await basile.hand();
  await basile.page.reload();
  await expect.poll(() => basile.hand()).toEqual(hand);

  await clara.context.setOffline(true);
  await expect(clara.page.getByText(line.reconnecting)).toBeVisible();
  await anne.page.getByRole('button', { name: talk.saySomething }).click();
  await anne.page.getByRole('button', { name: talk.phrases['good-luck'] }).click();
  await clara.context.setOffline(false);
  await expect(clara.page.getByText(line.reconnecting)).toBeHidden();
  await expect(clara.page.getByRole('log', { name: talk.title })).toContainText(talk.phrases['good-luck']);

  const denisLeaves = async () => {
    await denis.page.getByRole('button', { name: company.seats, exact: true }).click();
    await denis.page.getByRole('button', { name: company.leave }).click();
    await denis.page.getByRole('dialog', { name: company.leaveQuestion }).getByRole('button').last().click();
    await expect(denis.page.getByRole('heading', { name: line.closed.removed.title })).toBeVisible();
  };
  await playMoves(players, 6);
  await denisLeaves();
  await playDeal([anne, basile, clara]);
  await expect(eve.settlement).toBeVisible();

  // The game is over: the record is there, seats are changed, and another game begins.
  await anne.settlement.getByRole('button', { name: company.again }).click();
  await basile.settlement.getByRole('button', { name: company.again }).click();
  await basile.page.getByRole('button', { name: company.sitOn(4) }).click();
  await expect(anne.seat('Basile')).toContainText('Basile');
  await expect(anne.page.getByRole('heading', { name: texts.records.title })).toBeVisible();
  await anne.start.click();
  await expect(clara.cards.first()).toBeVisible();
  await anne.goTo(`#/record/${code}/1`);
  await expect(anne.page.getByRole('heading', { level: 1, name: anne.ui.replay })).toBeVisible();
  await expect(anne.page.getByRole('button', { name: anne.ui.downloadRecord })).toBeVisible();
});

test('two people play a deal: one comes by the link, reloads, loses the network and comes back', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ browser }) => {
  const [anne, basile] = [await Guest.in(browser, 'Anne'), await Guest.in(browser, 'Basile')];
  // With six bots the deal is short: everyone has six cards.
  const code = await anne.openTable(8, 1);
  await basile.join(code);
  await anne.start.click();
  await expect(basile.cards.first()).toBeVisible();
  const hand = await basile.hand();
  await basile.page.reload();
  await expect.poll(() => basile.hand()).toEqual(hand);
  await basile.context.setOffline(true);
  await expect(basile.page.getByText(line.reconnecting)).toBeVisible();
  await basile.context.setOffline(false);
  await expect(basile.page.getByText(line.reconnecting)).toBeHidden();
  await playDeal([anne, basile]);
  await basile.goTo(`#/record/${code}/1`);
  await expect(basile.page.getByRole('button', { name: basile.ui.downloadRecord })).toBeVisible();
});

test('who plays now sits down at once, stands in the list, and strangers come to him', {
  tag: [ONLY.desk, QUICK.desk],
}, async ({ browser, page }) => {
  const name = `Odile ${test.info().project.name}`;
  const odile = await Guest.at(page, name);
  await odile.goTo('#/online');
  await page.getByRole('button', { name: lobby.playNow, exact: true }).click();
  await expect(odile.seat(name)).toContainText(odile.ui.you);
  const host = await page.getByRole('heading', { level: 1 }).textContent();
  const paul = await Guest.in(browser, 'Paul');
  await paul.goTo('#/online');
  await paul.page
    .getByRole('link', { name: new RegExp(`^(${lobby.join}|${lobby.watch}): ${host}`) })
    .first()
    .click();
  await expect(paul.page.getByRole('heading', { level: 1, name: host ?? '' })).toBeVisible();
  await paul.goTo('#/online');
  await expect(paul.page.getByRole('heading', { name: lobby.yourTables })).toBeHidden();
  await odile.goTo('#/online');
  await odile.page.getByRole('link', { name: new RegExp(`^${lobby.goBack}`) }).click();
  await expect(odile.seat(name)).toBeVisible();
});

test('the newer window plays, the older one says so and may take the place back', { tag: ONLY.desk }, async ({
  page,
}) => {
  const anne = await Guest.at(page, 'Anne');
  const code = await anne.openTable(3, 1);
  const newer = await Guest.at(await anne.context.newPage(), 'Anne');
  await newer.goTo(`#/t/${code}`);
  await expect(newer.seat('Anne')).toContainText(anne.ui.you);
  await expect(page.getByRole('heading', { name: line.closed.displaced.title })).toBeVisible();
  await page.getByRole('button', { name: line.playHere }).click();
  await expect(anne.seat('Anne')).toContainText(anne.ui.you);
  await expect(newer.page.getByRole('heading', { name: line.closed.displaced.title })).toBeVisible();
});

test('without a server it is said in words, and everything else works', { tag: ONLY.desk }, async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  const anne = await Guest.at(page, 'Anne');
  for (const address of ['#/online', '#/t/bado-miku-ze', '#/record/bado-miku-ze/1']) {
    await anne.goTo(address);
    await expect(page.getByRole('heading', { name: line.unreachable.title })).toBeVisible();
  }
  await page.getByRole('link', { name: line.playAlone }).click();
  await page.getByRole('button', { name: anne.ui.startGame }).click();
  await expect(anne.cards.first()).toBeVisible();
});

test('a table that is none is told to be none', { tag: ONLY.desk }, async ({ page }) => {
  const anne = await Guest.at(page, 'Anne');
  await anne.goTo('#/t/bado-miku-ze');
  await expect(page.getByRole('alert')).toHaveText(texts.serverRefusals['no-such-table']);
  await anne.goTo(`#/t/bado-miku-ze/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: line.closed['no-such-table'].title })).toBeVisible();
});

test('a table is opened, invited to, talked at and played by keyboard alone; axe finds nothing on the way', async ({
  browser,
  page,
}) => {
  const anne = await Guest.at(page, 'Anne');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await anne.goTo('#/online');
  await press(lobby.openTable);
  await expectNoViolations(page, 'opening a table');
  await page.getByLabel(anne.ui.gameLength).selectOption({ label: anne.ui.lengthOfDeals(1) });
  await press(texts.agreement.openTable);
  await expect(anne.seat('Anne')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Basile' })).toHaveCount(0);

  const basile = await Guest.in(browser, 'Basile');
  await basile.goTo(`#/t/${anne.code}`);
  await expect(basile.page.getByRole('button', { name: company.sit, exact: true })).toBeVisible();
  await expectNoViolations(basile.page, 'the door');
  await basile.page.getByRole('button', { name: company.sit, exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: texts.announcements.came('Basile') })).toHaveCount(
    1,
  );
  for (const summary of await page.locator('main summary:visible').all()) await summary.press('Enter');
  await expect(page.getByRole('img', { name: texts.invitation.picture })).toBeVisible();
  await expectNoViolations(page, 'the company');

  await anne.start.press('Enter');
  await expect(anne.cards.first()).toBeVisible();
  await expectNoViolations(page, 'the table');
  for (const sheet of [talk.saySomething, company.seats]) {
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

  // Whoever comes anew finds the table as the game left it.
  await page.reload();
  await press(anne.ui.settlement);
  await expect(anne.settlement).toBeVisible();
  await expect(anne.settlement).toContainText(anne.ui.standings);
});
