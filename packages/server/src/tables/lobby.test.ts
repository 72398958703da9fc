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
  expect(listOpen).toHaveBeenLastCalledWith(100, 5);
});

it('at most five tables are tried for a stranger', async () => {
  const lobbyTable = { code: 'abcd-efgh-ij', playNow: true, phase: 'gathering', joining: 'seat' };
  const row = { table: 'abcd', phase: 'gathering', lobby: JSON.stringify(lobbyTable) } as const;
  const rows = Array.from({ length: 6 }, () => row);
  const lobby = new Lobby({ listOpen: async () => rows, listFresh: async () => [] }, 6, () => 0);
  expect(await lobby.list()).toHaveLength(6);
  expect(await lobby.waiting(null)).toHaveLength(5);
});

it('a game that began is offered to strangers for a minute after its first player came', async () => {
  const game = { playNow: true, phase: 'playing', joining: 'next-deal' };
  const rowOf = (code: string, secondsAgo: number) => {
    const lobbyTable = { ...game, code, since: Date.now() - 1000 * secondsAgo };
    return { table: code, phase: 'playing', lobby: JSON.stringify(lobbyTable) } as const;
  };
  const rows = [rowOf('early', 70), rowOf('late', 50)];
  const lobby = new Lobby({ listOpen: async () => rows, listFresh: async () => [] }, 5, () => 0);
  expect((await lobby.waiting(null)).map(({ code }) => code)).toEqual(['late']);
});

it('tables whose first member is about to connect are looked for among those of the last ten seconds', async () => {
  const [fitting, ...others] = [
    {},
    { playNow: false },
    { attended: false },
    { joining: 'next-deal' },
    { ruleset: 'gelber-zwerg' },
  ].map((change, index) => ({
    ...{ code: `table ${index}`, playNow: true, attended: true, joining: 'seat', ruleset: 'lindor-1789' },
    ...change,
  }));
  const listFresh = vi.fn(async () =>
    [fitting, ...others, {}].map((table) => ({
      table: '',
      phase: 'gathering' as const,
      lobby: JSON.stringify(table),
    })),
  );
  const lobby = new Lobby({ listOpen: async () => [], listFresh }, 5, () => 0);
  expect(await lobby.unlisted('lindor-1789')).toEqual([fitting?.code]);
  expect(listFresh).toHaveBeenCalledWith(100, 10_000);
});
