import { expect, it } from 'vitest';
import { gamesOf, gathering } from '../testing/stores.ts';
import { describeStores, entry, over, type StoreFixture } from '../testing/storeTests.ts';

const DAY = 24 * 60 * 60 * 1000;
const never = {
  tablesMs: 999 * DAY,
  talkMs: 999 * DAY,
  recordsMs: 999 * DAY,
  reportsMs: 999 * DAY,
  attemptsMs: 999 * DAY,
  challengesMs: 999 * DAY,
};
const nothing = {
  tables: 0,
  entries: 0,
  records: 0,
  reports: 0,
  bans: 0,
  attempts: 0,
  challenges: 0,
};

/** Plays one game at a table and closes it. */
async function closedTable({ store }: StoreFixture, code: string): Promise<void> {
  await store.create(code, gathering);
  await store.append(code, 1, [entry('step'), over(1), entry('talk', 'talk'), entry('room', 'room')]);
  await store.setMeta(code, { ...gathering, phase: 'closed' });
  await store.release(code);
}

describeStores('what is older than its limit is deleted', (fixture) => {
  it('entries of closed tables, while their records are still found', async () => {
    const { store } = fixture;
    await closedTable(fixture, 'bado');
    fixture.now += 30 * DAY;
    await closedTable(fixture, 'new');
    const limits = { ...never, tablesMs: 30 * DAY - 1 };
    expect(await store.expire(limits)).toEqual({ ...nothing, entries: 3 });
    expect(await store.expire(limits)).toEqual(nothing);
    expect(await store.load('bado')).toEqual({ seq: 0, entries: [] });
    expect(await gamesOf(store, 'bado')).toEqual([1]);
    expect(await store.record('bado', 1)).toBe('record 1');
    expect((await store.load('new'))?.entries).toHaveLength(3);
    expect(await store.create('bado', gathering)).toBe(false);
  });

  it('the lobby text of closed tables', async () => {
    await closedTable(fixture, 'bado');
    fixture.now += DAY;
    await closedTable(fixture, 'new');
    await fixture.store.expire({ ...never, tablesMs: DAY - 1 });
    const rows = await fixture.query('select code, lobby from tables order by code');
    expect(rows).toEqual([
      { code: 'bado', lobby: '{}' },
      { code: 'new', lobby: gathering.lobby },
    ]);
  });

  it('records, and with the last one the closed table', async () => {
    const { store } = fixture;
    await closedTable(fixture, 'bado');
    await closedTable(fixture, 'used');
    fixture.now += 30 * DAY;
    await store.claim('used');
    await store.append('used', 5, [over(2)]);
    await store.release('used');
    const limits = { ...never, tablesMs: 29 * DAY, recordsMs: 30 * DAY - 1 };
    expect(await store.expire(limits)).toEqual({ ...nothing, tables: 1, entries: 6, records: 2 });
    expect(await store.load('bado')).toBeNull();
    expect(await store.record('bado', 1)).toBeNull();
    expect(await gamesOf(store, 'used')).toEqual([2]);
    expect(await store.create('bado', gathering)).toBe(true);
  });

  it('talk of closed tables only', async () => {
    const { store } = fixture;
    await closedTable(fixture, 'bado');
    await store.create('playing', gathering);
    await store.append('playing', 1, [entry('talk', 'talk')]);
    await store.release('playing');
    fixture.now += DAY;
    expect(await store.expire({ ...never, talkMs: DAY })).toEqual(nothing);
    expect(await store.expire({ ...never, talkMs: DAY - 1 })).toEqual({ ...nothing, entries: 1 });
    expect((await store.load('bado'))?.entries.map(({ kind }) => kind)).toEqual(['over', 'room']);
    expect((await store.load('playing'))?.entries).toEqual([entry('talk', 'talk')]);
  });

  it('nothing of a table that is not closed, or that a node owns', async () => {
    const { store } = fixture;
    await closedTable(fixture, 'owned');
    await store.claim('owned');
    await store.create('playing', { ...gathering, phase: 'playing' });
    await store.append('playing', 1, [entry('step')]);
    await store.release('playing');
    fixture.now += 30 * DAY;
    expect(await store.expire({ ...never, tablesMs: 0, talkMs: 0 })).toEqual(nothing);
    expect((await store.load('owned'))?.entries).toHaveLength(3);
    expect((await store.load('playing'))?.entries).toHaveLength(1);
  });

  it('closed tables by the time of their closing, also if they are loaded later', async () => {
    const { store } = fixture;
    await closedTable(fixture, 'bado');
    fixture.now += DAY - 1;
    await store.claim('bado');
    await store.setMeta('bado', { ...gathering, phase: 'closed', present: 1 });
    await store.rewrite('bado', {
      entry: (_kind, body) => `new ${body}`,
      record: (_game, _people, body) => body,
    });
    await store.release('bado');
    await store.claim('bado');
    await fixture.reopen();
    fixture.now += 1;
    expect(await fixture.store.expire({ ...never, tablesMs: DAY })).toEqual(nothing);
    fixture.now += 1;
    expect(await fixture.store.expire({ ...never, tablesMs: DAY })).toEqual({ ...nothing, entries: 3 });
  });

  it('reports, handled or not, and ended bans', async () => {
    const { store } = fixture;
    await store.addReport('bado', 'handled');
    await store.handleReport((await store.reports({ handled: false, limit: 1 }))[0]?.id ?? 0);
    await store.addReport('bado', 'old');
    await store.ban({ kind: 'token', value: 'hash', durationMs: DAY, reason: '' });
    fixture.now += DAY;
    await store.addReport('bado', 'new');
    expect(await store.expire({ ...never, reportsMs: DAY - 1 })).toEqual({ ...nothing, reports: 2, bans: 1 });
    expect((await store.reports({ handled: false, limit: 9 })).map(({ body }) => body)).toEqual(['new']);
  });

  it('attempts', async () => {
    await fixture.query(`insert into attempts (date, id, result, at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 600)
      select '2027-03-01', 'attempt ' || n, n, ${fixture.now} from numbers`);
    const store = await fixture.open('anne');
    fixture.now += 8 * DAY;
    const limits = { ...never, attemptsMs: 8 * DAY };
    expect(await store.expire(limits)).toEqual(nothing);
    fixture.now += 1;
    expect(await store.expire(limits)).toEqual({ ...nothing, attempts: 600 });
    expect(await store.attempts.results('2027-03-01')).toEqual([]);
  });

  it('challenges with their results, counted from their last use', async () => {
    const { store } = fixture;
    for (let index = 0; index < 30; index += 1) {
      await store.challenges.add(`old ${index}`, 'text');
      await store.challenges.addResult(`old ${index}`, 'result');
    }
    await store.challenges.add('used', 'text');
    await store.challenges.addResult('used', 'result');
    fixture.now += 10 * DAY;
    await store.challenges.find('used');
    fixture.now += 1;
    expect(await store.expire({ ...never, challengesMs: 10 * DAY })).toEqual({ ...nothing, challenges: 30 });
    expect(await store.challenges.find('old 7')).toBeNull();
    expect(await store.challenges.find('used')).toEqual({ body: 'text', results: ['result'] });
    expect(await fixture.query('select code from challenge_results')).toEqual([{ code: 'used' }]);
  });

  it('in commits of limited size', async () => {
    const { store } = fixture;
    await Promise.all(Array.from({ length: 120 }, (_, index) => closedTable(fixture, `table-${index}`)));
    await store.create('busy', gathering);
    for (let game = 1; game <= 600; game += 1) await store.append('busy', game, [over(game)]);
    fixture.now += DAY;
    const counts = await store.expire({ ...never, tablesMs: DAY - 1, recordsMs: DAY - 1 });
    expect(counts).toEqual({ ...nothing, tables: 120, entries: 360, records: 720 });
    expect(await store.load('busy')).toMatchObject({ seq: 600 });
  });

  it('also of tables whose owner has died', async () => {
    const { store } = fixture;
    await closedTable(fixture, 'bado');
    await store.claim('bado');
    fixture.now += DAY;
    await fixture.reopen();
    fixture.now += DAY;
    expect(await fixture.store.expire({ ...never, tablesMs: DAY - 1 })).toEqual({ ...nothing, entries: 3 });
  });
});
