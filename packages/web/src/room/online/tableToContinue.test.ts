import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { storageOf } from '../../testing/browserStorage.ts';
import { ROOM } from '../../testing/roomInfo.ts';
import { latestTable, ownTables, saveOwnTable } from './ownTables.ts';
import { tableToContinue } from './tableToContinue.ts';

const CODE = 'bado-miku-ze';
const OTHER = 'zuti-zuti-zu';
const SUMMARY = {
  settings: ROOM.settings,
  host: 'Paul',
  seats: [],
  games: 0,
  records: [],
  joining: 'seat',
  watching: true,
};

beforeAll(async () => {
  await preferences.setLanguage('en');
  await preferences.loadChapters(['online']);
});

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf({}));
  saveOwnTable(OTHER, 'b');
  saveOwnTable(CODE, 'a');
});

/** Answers by table: its phase, or a status without a table. */
function serve(answers: Readonly<Record<string, string | number>>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const code = address.slice(address.lastIndexOf('/') + 1);
    const answer = answers[code];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if (typeof answer === 'number')
      return Response.json({ error: 'no-such-table', problems: [] }, { status: answer });
    return Response.json({ ...SUMMARY, code, phase: answer });
  });
}

test('the latest table is offered with what the server knows about it', async () => {
  serve({ [CODE]: 'gathering' });
  expect(await tableToContinue()).toMatchObject({
    href: `#/t/${CODE}`,
    opened: latestTable()?.at,
    about: { title: 'Paul’s table', phase: 'Waiting for players', rules: ROOM.settings.rules },
  });
});

test('a table is not offered while the server does not answer', async () => {
  serve({});
  expect(await tableToContinue()).toBeNull();
  expect(latestTable()?.code).toBe(CODE);
});

test.each([
  ['closed', 'closed', [CODE, OTHER]],
  ['gone', 404, [OTHER]],
])('after a table that is %s the one before is offered', async (_, answer, left) => {
  serve({ [CODE]: answer, [OTHER]: 'playing' });
  expect(await tableToContinue()).toMatchObject({ href: `#/t/${OTHER}` });
  expect(ownTables()).toEqual(left);
});
