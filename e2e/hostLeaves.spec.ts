import { expect } from '@playwright/test';
import { test } from './browserTest.ts';
import { Guest, playDeal, playMoves, texts } from './guest.ts';
import { ONLY } from './screens.ts';

const { announcements, connection, moderation, room } = texts;

test.use({ actionTimeout: 20_000 });

test('four people play on when the host closes the browser, and when the next host leaves the table', {
  tag: ONLY.desk,
}, async ({ browser }) => {
  const names = ['Anne', 'Basile', 'Clara', 'Denis'] as const;
  const [anne, basile, clara, denis] = await Promise.all(names.map((name) => Guest.in(browser, name)));
  if (!anne || !basile || !clara || !denis) throw new Error('a guest is missing');
  // With eight seats the deal is short.
  const code = await anne.openTable(8, 1);
  for (const guest of [basile, clara, denis]) await guest.join(code);
  await anne.startGame([basile, clara, denis]);
  await expectHost(anne, [clara, denis]);

  const places = await anne.context.storageState();
  await anne.context.close();
  await expect(news(clara, announcements.away('Anne'))).toHaveCount(1);
  await expectSeat(anne, connection.botPlaysFor('Anne'), [basile, clara, denis]);
  await playMoves([basile, clara, denis], 2);
  for (const guest of [basile, clara, denis])
    await expect(news(guest, announcements.host('Basile'))).toHaveCount(1);
  await expectHost(basile, [clara, denis]);

  const back = await Guest.at(
    await (
      await browser.newContext({ locale: 'fr-FR', storageState: places, serviceWorkers: 'block' })
    ).newPage(),
    'Anne',
  );
  await back.goTo(`#/t/${code}`);
  await expect(back.cards.first()).toBeVisible();
  await expect(news(clara, announcements.back('Anne'))).toHaveCount(1);
  await expectHost(basile, [back, clara]);

  await basile.page.getByRole('button', { name: room.seats, exact: true }).click();
  await basile.page.getByRole('button', { name: room.leave }).click();
  await basile.confirm(room.leaveQuestion);
  await expect(basile.page.getByRole('heading', { name: connection.closed.left.title })).toBeVisible();
  await expectSeat(basile, connection.botPlaysFor('Basile'), [back, clara, denis]);
  await expect(news(clara, announcements.host('Anne'))).toHaveCount(1);
  await expectHost(back, [clara, denis]);

  await playDeal([back, clara, denis]);
  await clara.again.click();
  await expect(clara.start).toBeHidden();
  await denis.again.click();
  await back.again.click();
  await back.startGame([clara, denis]);
});

/** An announcement at the table. */
function news({ page }: Guest, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** Expects that the seat of a guest says who plays there. */
async function expectSeat(guest: Guest, text: string, others: readonly Guest[]): Promise<void> {
  for (const { page, ui } of others)
    await expect(
      page.getByRole('list', { name: ui.seats }).getByRole('listitem').filter({ hasText: guest.name }),
    ).toContainText(text);
}

/** Expects that the list of members says who the host is, and that the host alone may give the table to others. */
async function expectHost(host: Guest, others: readonly Guest[]): Promise<void> {
  for (const one of [host, ...others]) {
    const { page } = one;
    await page.getByRole('button', { name: room.seats, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: room.seats });
    await expect(sheet.getByRole('listitem').filter({ hasText: room.host })).toContainText(host.name);
    const other = others.find(({ name }) => name !== one.name) ?? host;
    const menu = await one.menuOf(other.name);
    await expect(menu.getByRole('button', { name: moderation.makeHost })).toHaveCount(one === host ? 1 : 0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
}
