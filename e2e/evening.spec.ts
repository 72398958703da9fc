import { words } from '@nain-jaune/words';
import { type Browser, expect, type Page } from '@playwright/test';
import { BoardScreen, board, openDevice } from './boardScreen.ts';
import { test } from './browserTest.ts';
import { texts } from './guest.ts';
import { Player } from './player.ts';
import { ONLY } from './screens.ts';

const { chapters, interface: ui, rulesetName } = words('fr');
const { end, evenings } = await chapters.evening();
const { lobby, room } = await chapters.online();

test.use({ actionTimeout: 30_000 });

async function openPhone(browser: Browser, address: string): Promise<Player> {
  const page = await openDevice(browser, { width: 360, height: 640 });
  await page.goto(address);
  return new Player(page);
}

async function joinAs(browser: Browser, code: string, name: string): Promise<Player> {
  const phone = await openPhone(browser, `/#/hand/${code}`);
  await phone.page.getByLabel(ui.yourName).fill(name);
  await phone.page.getByRole('button', { name: texts.room.sit, exact: true }).click();
  await expect(phone.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return phone;
}

/** Opens a table of four at which a game has one deal. */
async function openShortTable(page: Page): Promise<BoardScreen> {
  const screen = new BoardScreen(page);
  await screen.open();
  await screen.menu.click();
  await page.getByRole('button', { name: ui.ruleset, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: rulesetName('famille') }).check();
  await sheet.getByLabel(ui.gameLength).selectOption({ label: ui.lengthOfDeals(1) });
  await sheet.locator('[type=submit]').click();
  await expect(screen.seats).toHaveCount(4);
  return screen;
}

/** Plays until the game is over, and ends the evening at the board. */
async function endEvening(page: Page, phones: readonly Player[]): Promise<void> {
  const act = page.getByRole('button', { name: end.act });
  while (!(await act.isVisible())) {
    for (const { playable, pass } of phones)
      await playable.or(pass).evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    await page.waitForTimeout(100);
  }
  await act.click();
  for (const one of [page, ...phones.map((phone) => phone.page)])
    await expect(one.getByRole('heading', { name: end.title })).toBeVisible();
}

test('an evening with two phones: a seat on a second device, its end, the same again, and both evenings on one page', {
  tag: ONLY.desk,
}, async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screen = await openShortTable(page);
  const { code } = screen;
  const phones = [await joinAs(browser, code, 'Anne'), await joinAs(browser, code, 'Paul')];
  await page.getByRole('button', { name: room.startWithBots(2) }).click();
  await expect(screen.places).toHaveCount(4);

  const saved = await phones[0]?.page.evaluate(() => localStorage.getItem('nain-jaune.online-places'));
  const { token } = JSON.parse(saved ?? '').list[0];
  const second = await openPhone(browser, `/#/hand/${code}/${token}`);
  await expect(second.page.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();
  await second.page.goto('/');
  const way = second.page.getByRole('link', { name: ui.continueGame });
  await expect(way).toContainText(lobby.tableOf(''));
  await expect(way).toContainText(ui.dealNumber(1));
  await way.click();
  await expect(second.page.getByRole('toolbar', { name: ui.yourHand })).toBeVisible();
  await second.page.close();
  await phones[0]?.page.reload();

  await endEvening(page, phones);
  for (const one of [page, ...phones.map((phone) => phone.page)]) {
    await expect(one.getByLabel(end.share)).toHaveValue(/\. Anne [+\-−]?\d/);
    await expect(one.getByText(/^Plus belle rafle/)).toBeVisible();
    await expect(one.getByText(/^Plus longue suite/)).toBeVisible();
  }
  await expect(phones[0]!.page.getByRole('button', { name: end.again })).toBeHidden();

  await page.getByRole('button', { name: end.again }).click();
  await expect(screen.places).toHaveCount(4);
  await endEvening(page, phones);
  await expect(page.getByRole('link', { name: evenings.title })).toBeVisible();

  const phone = phones[1]!.page;
  await phone.goto('/#/online');
  await phone.getByRole('link', { name: evenings.title }).click();
  await expect(phone.getByRole('heading', { name: evenings.title, level: 1 })).toBeVisible();
  await expect(phone.getByRole('row', { name: /^Paul 2 / })).toBeVisible();
  await phone.getByRole('button', { name: evenings.remove }).first().click();
  await expect(phone.getByRole('row', { name: /^Paul 1 / })).toBeVisible();
});

test('a board on a server that serves its own machine alone says what lets phones in, and shows the code once they can', {
  tag: ONLY.desk,
}, async ({ page }) => {
  let reach = { localAddresses: [] as string[], reach: 'restricted' };
  await page.route('**/api/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...reach } });
  });
  const screen = new BoardScreen(page);
  await screen.open();
  await expect(page.getByText(board.restricted)).toBeVisible();
  reach = { localAddresses: ['http://192.168.1.5:1760', 'http://10.0.0.5:1760'], reach: 'network' };
  await expect(page.getByText('192.168.1.5:1760')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: board.otherAddress }).click();
  await expect(page.getByText('10.0.0.5:1760')).toBeVisible();
});
