import { expect } from '@playwright/test';
import { test } from './browserTest.ts';
import { Guest, playDeal, texts } from './guest.ts';

const { room } = texts;

test('after a game one press makes a guest ready for the next, and an automatic start is counted down', async ({
  browser,
  page,
}) => {
  const basile = await Guest.at(page, 'Basile');
  /** Sends Basile a message of the server. */
  let receive: (message: object) => void = () => undefined;
  await page.routeWebSocket('**/socket', (socket) => {
    socket.connectToServer();
    receive = (message) => socket.send(JSON.stringify(message));
  });
  const anne = await Guest.in(browser, 'Anne');
  const code = await anne.openTable(3, 1);
  await basile.join(code);
  await anne.start.click();
  await playDeal([anne, basile]);
  await anne.again.click();
  await basile.again.click();
  await expect(anne.seat('Basile')).toContainText(room.ready);
  await expect(page.getByText(room.waitingForHost)).toBeVisible();

  receive({ type: 'room', changes: { startsIn: 20_000 } });
  await expect(page.getByRole('timer')).toHaveText(/\d/);
  await expect(page.getByText(room.waitingForHost)).toBeHidden();
  await page.getByRole('button', { name: basile.ui.settlement }).click();
  await expect(basile.settlement.getByRole('timer')).toHaveText(/\d/);
  await basile.settlement.getByRole('button', { name: room.seats }).click();
  await page.getByRole('button', { name: room.iAmNotReady }).click();
  await expect(anne.seat('Basile')).toContainText(room.notReady);
});
