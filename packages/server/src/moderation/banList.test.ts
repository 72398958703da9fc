import { expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { BanList } from './banList.ts';

type Ban = Awaited<ReturnType<Store['bans']>>[number];

const bans = vi.fn<Store['bans']>();
const store = { bans } as unknown as Store;

function banOf(kind: Ban['kind'], value: string): Ban {
  return { id: 1, kind, value, until: null, at: 0, reason: '' };
}

it('a ban is in force while the store has it, and only new bans are announced', async () => {
  const list = new BanList(store);
  const onNew = vi.fn();
  list.onNew(onNew);
  bans.mockResolvedValue([banOf('address', 'a'), banOf('token', 't')]);
  await list.refresh();
  await list.refresh();
  expect(onNew).toHaveBeenCalledTimes(1);
  expect([list.isBanned('a', null), list.isBanned('b', 't')]).toEqual([true, true]);
  expect([list.isBanned('t', 'a'), list.isBanned('b', null)]).toEqual([false, false]);
  bans.mockResolvedValue([banOf('token', 't')]);
  await list.refresh();
  expect(list.isBanned('a', null)).toBe(false);
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('a late answer of an earlier read does not lift a ban', async () => {
  const list = new BanList(store);
  const late = Promise.withResolvers<readonly Ban[]>();
  bans.mockReturnValueOnce(late.promise).mockResolvedValue([banOf('address', 'a')]);
  const refreshed = [list.refresh(), list.refresh()];
  await new Promise((resolve) => setImmediate(resolve));
  late.resolve([]);
  await Promise.all(refreshed);
  expect(list.isBanned('a', null)).toBe(true);
});

it('the list is read again after the store has failed', async () => {
  const list = new BanList(store);
  bans.mockRejectedValueOnce(new Error('unreachable')).mockResolvedValue([banOf('address', 'a')]);
  await expect(list.refresh()).rejects.toThrow('unreachable');
  await list.refresh();
  expect(list.isBanned('a', null)).toBe(true);
});
