import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { storageOf } from '../../testing/browserStorage.ts';
import { ROOM } from '../../testing/roomInfo.ts';
import { ownTables, recentTables, saveOwnTable } from './ownTables.ts';
import { tableToContinue } from './tableToContinue.ts';

const CODE = 'bado-miku-ze';
const OTHER = 'zuti-zuti-zu';
const NINON = { type: 'bot', bot: 'ninon', name: 'ninon', face: null } as const;
const CAMILLE = { type: 'member', member: 2, name: 'Camille', face: null } as const;
const PLACE = { seat: 1, board: false, deal: null, toMove: null } as const;
const SUMMARY = {
  settings: ROOM.settings,
  host: 'Camille',
  seats: [CAMILLE, { ...CAMILLE, member: 3, name: 'Paul' }, NINON],
  games: 0,
  records: [],
  joining: 'seat',
  watching: true,
  place: PLACE,
};

interface TestAnswer {
  readonly phase: string;
  readonly place?: object | null;
}

beforeAll(async () => {
  await preferences.setLanguage('en');
  await preferences.loadChapters(['online', 'laterHome']);
});

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf({}));
  saveOwnTable(OTHER, 'b');
  saveOwnTable(CODE, 'a');
});

/** Answers by table, or by table and token: a summary, or a status without a table. Returns the tables that were asked about. */
function serve(answers: Readonly<Record<string, TestAnswer | number>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: { authorization?: string } }) => {
    const code = address.slice(address.lastIndexOf('/') + 1);
    asked.push(code);
    const answer = answers[`${code} ${headers.authorization?.slice(7)}`] ?? answers[code];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if (typeof answer === 'number')
      return Response.json(
        { error: answer === 404 ? 'no-such-table' : 'link-renewed', problems: [] },
        { status: answer },
      );
    return Response.json({ ...SUMMARY, code, ...answer });
  });
  return asked;
}

test('the latest table is offered with what the server knows about it', async () => {
  serve({ [CODE]: { phase: 'gathering' }, [OTHER]: { phase: 'between' } });
  expect(await tableToContinue()).toMatchObject({
    href: `#/t/${CODE}`,
    opened: recentTables()[0]?.at,
    isRunning: false,
    about: { title: 'Camille’s table', state: 'Waiting for players', rules: ROOM.settings.rules },
  });
});

test.each([
  [1, 'Deal 2, your turn'],
  [0, 'Deal 2 · Camille to play'],
  [2, 'Deal 2 · Ninon to play'],
  [null, 'Deal 2'],
])('a game in progress says the deal and the turn of seat %s', async (toMove, state) => {
  serve({ [CODE]: { phase: 'playing', place: { ...PLACE, deal: 2, toMove } } });
  expect(await tableToContinue()).toMatchObject({ isRunning: true, about: { state } });
});

test('a table where this browser is to move precedes a running one, and that one the latest', async () => {
  const running = { phase: 'playing', place: { ...PLACE, deal: 1, toMove: 0 } };
  const yours = { phase: 'playing', place: { ...PLACE, deal: 1, toMove: 1 } };
  saveOwnTable('gato-gato-ga', 'c');
  serve({ 'gato-gato-ga': { phase: 'between' }, [CODE]: running, [OTHER]: { phase: 'between' } });
  expect((await tableToContinue())?.href).toBe(`#/t/${CODE}`);
  serve({ 'gato-gato-ga': { phase: 'between' }, [CODE]: running, [OTHER]: yours });
  expect((await tableToContinue())?.href).toBe(`#/t/${OTHER}`);
});

test('a phone that two people share continues for the one whose turn it is', async () => {
  saveOwnTable(CODE, 'second');
  serve({
    [`${CODE} second`]: { phase: 'playing', place: { ...PLACE, deal: 3, toMove: 2 } },
    [`${CODE} a`]: { phase: 'playing', place: { ...PLACE, seat: 2, deal: 3, toMove: 2 } },
  });
  expect(await tableToContinue()).toMatchObject({ about: { state: 'Deal 3, your turn' } });
});

test('a table is not offered while the server does not answer, and is asked about once', async () => {
  const asked = serve({});
  expect(await tableToContinue()).toBeNull();
  expect(recentTables().map(({ code }) => code)).toEqual([CODE, OTHER]);
  expect(asked).toEqual([CODE, OTHER]);
});

test('at most four tables are asked about while one of them is open', async () => {
  for (const code of ['ga-ga', 'ge-ge', 'gi-gi', 'go-go']) saveOwnTable(code, code);
  const asked = serve({ 'go-go': { phase: 'gathering' }, 'gi-gi': 404, 'ge-ge': 404, 'ga-ga': 404 });
  expect((await tableToContinue())?.href).toBe('#/t/go-go');
  expect(asked).toEqual(['go-go', 'gi-gi', 'ge-ge', 'ga-ga']);
});

test.each<[string, TestAnswer | number, readonly string[]]>([
  ['closed', { phase: 'closed' }, [CODE, OTHER]],
  ['gone', 404, [OTHER]],
  ['without a place for this browser', { phase: 'playing', place: null }, [CODE, OTHER]],
  ['one from which this browser was removed', 403, [CODE, OTHER]],
])('a table that is %s is not offered, nor asked about again', async (_, answer, left) => {
  serve({ [CODE]: answer, [OTHER]: { phase: 'playing', place: { ...PLACE, deal: 1 } } });
  expect(await tableToContinue()).toMatchObject({ href: `#/t/${OTHER}` });
  expect(ownTables()).toEqual(left);
  expect(recentTables().map(({ code }) => code)).toEqual([OTHER]);
});
