import { expect, test } from '@playwright/test';
import { ONLY, QUICK } from './screens.ts';

test('the page may open sockets to its own server only', { tag: [ONLY.desk, QUICK.desk] }, async ({
  page,
}) => {
  await page.goto('/');
  const speak = (address: string) =>
    page.evaluate(
      (to) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve('forbidden by the policy'));
          const socket = new WebSocket(to);
          const enter = {
            type: 'enter',
            version: 2,
            code: 'bado-miku-ze',
            token: null,
            game: null,
            last: null,
          };
          socket.onopen = () => socket.send(JSON.stringify(enter));
          socket.onmessage = ({ data }) => resolve(JSON.parse(data).reason);
          socket.onerror = () => resolve('no answer');
        }),
      address,
    );
  const { host } = new URL(page.url());
  expect(await speak(`ws://${host}/socket`)).toBe('no-such-table');
  expect(await speak('ws://127.0.0.1:9/socket')).toBe('forbidden by the policy');
});
