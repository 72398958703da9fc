import { expect, it, vi } from 'vitest';
import { Lobby } from './lobby.ts';

it('the list of tables is read again after a second, or if it is forgotten', async () => {
  const listOpen = vi.fn(async () => []);
  let now = 0;
  const lobby = new Lobby({ listOpen, listFresh: async () => [] }, 5, () => now);
  await Promise.all([lobby.list(), lobby.list()]);
  now = 1000;
  await lobby.list();
  expect(listOpen).toHaveBeenCalledTimes(1);
  now = 1001;
  await lobby.list();
  expect(listOpen).toHaveBeenCalledTimes(2);
  lobby.forget();
  await lobby.list();
  expect(listOpen).toHaveBeenCalledTimes(3);
});
