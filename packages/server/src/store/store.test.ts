import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gathering, openFor, type StorePlace, type TestDatabase, testDatabases } from '../testing/stores.ts';
import {
  type EntryKind,
  type NewEntry,
  SAYINGS_KEPT,
  type Store,
  StoreConflict,
  StoreUnreachable,
} from './index.ts';

function entry(body: string, kind: EntryKind = 'game'): NewEntry {
  return { kind, body };
}

function over(game: number): NewEntry {
  return { kind: 'over', body: `over ${game}`, record: { game, body: `record ${game}` } };
}

describe.each(testDatabases)('a store on $kind', ({ start }) => {
  let database: TestDatabase;
  let place: StorePlace;
  let store: Store;

  beforeAll(async () => {
    database = await start();
  });

  afterAll(() => database.stop());

  beforeEach(async () => {
    place = await database.makePlace();
    store = await openFor(place);
  });

  afterEach(() => store.close());

  /** The store as the next start of a server finds it. */
  async function reopen(node = 'bela'): Promise<void> {
    await store.close();
    store = await openFor(place, node);
  }

  describe('keeps entries', () => {
    it('and gives them back in their order', async () => {
      await store.create('bado', gathering);
      await store.append('bado', 1, [entry('one'), entry('two')]);
      await store.append('bado', 3, [entry('"{three}"\\,\u{1f0a1}\n')]);
      const entries = ['one', 'two', '"{three}"\\,\u{1f0a1}\n'];
      expect(await store.load('bado')).toEqual({ seq: 3, entries });
      expect(await store.load('bado', 2)).toEqual({ seq: 3, entries: entries.slice(2) });
      expect(await store.load('bado', 3)).toEqual({ seq: 3, entries: [] });
    });

    it('of a table that has none yet, and none of a table that is not there', async () => {
      await store.create('bado', gathering);
      expect(await store.load('bado')).toEqual({ seq: 0, entries: [] });
      expect(await store.load('miku')).toBeNull();
    });

    it('over a new start, where the table is claimed before it goes on', async () => {
      await store.create('bado', gathering);
      await store.append('bado', 1, [entry('one')]);
      await reopen();
      await expect(store.append('bado', 2, [entry('two')])).rejects.toThrow(StoreConflict);
      expect(await store.claim('bado')).toBe('owned');
      await store.append('bado', 2, [entry('two')]);
      expect(await store.load('bado')).toEqual({ seq: 2, entries: ['one', 'two'] });
    });

    it('of one table in the order of the calls, though nobody waits between them', async () => {
      await store.create('bado', gathering);
      const bodies = Array.from({ length: 50 }, (_, place) => `${place + 1}`);
      await Promise.all(bodies.map((body, place) => store.append('bado', place + 1, [entry(body)])));
      expect(await store.load('bado')).toEqual({ seq: 50, entries: bodies });
    });

    it('of one table before whatever is asked for it while they are written', async () => {
      await store.create('bado', gathering);
      const [, , loaded, , owner, , last] = await Promise.all([
        store.append('bado', 1, [entry('one')]),
        store.append('bado', 2, [entry('two')]),
        store.load('bado'),
        store.append('bado', 3, [entry('three')]),
        store.claim('bado'),
        store.append('bado', 4, [entry('four')]),
        store.load('bado'),
      ]);
      expect(loaded).toEqual({ seq: 2, entries: ['one', 'two'] });
      expect(owner).toBe('owned');
      expect(last).toEqual({ seq: 4, entries: ['one', 'two', 'three', 'four'] });
    });

    it('of one table after whatever was asked for it before', async () => {
      await store.create('bado', gathering);
      const [loaded] = await Promise.all([store.load('bado'), store.append('bado', 1, [entry('one')])]);
      expect(loaded).toEqual({ seq: 0, entries: [] });
      await store.append('bado', 2, [entry('two')]);
      expect(await store.load('bado')).toEqual({ seq: 2, entries: ['one', 'two'] });
    });

    it('of one table after one that is refused while they wait', async () => {
      await store.create('bado', gathering);
      const outcomes = await Promise.allSettled([
        store.append('bado', 1, [entry('one')]),
        store.append('bado', 3, [entry('three')]),
        store.append('bado', 2, [entry('two')]),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.load('bado')).toEqual({ seq: 2, entries: ['one', 'two'] });
    });
  });

  describe('refuses', () => {
    beforeEach(async () => {
      await store.create('bado', gathering);
      await store.append('bado', 1, [entry('one')]);
    });

    it('a number that is taken, without a part of what came with it', async () => {
      await expect(store.append('bado', 1, [entry('other'), entry('two')])).rejects.toThrow(StoreConflict);
      expect(await store.load('bado')).toEqual({ seq: 1, entries: ['one'] });
    });

    it('a number that leaves a gap, and takes the right one afterwards', async () => {
      await expect(store.append('bado', 3, [entry('three')])).rejects.toThrow(StoreConflict);
      await store.append('bado', 2, [entry('two')]);
      expect(await store.load('bado')).toEqual({ seq: 2, entries: ['one', 'two'] });
    });

    it('entries of a table that was released, or is not there', async () => {
      await store.release('bado');
      await expect(store.append('bado', 2, [entry('two')])).rejects.toThrow(StoreConflict);
      await expect(store.append('miku', 1, [entry('one')])).rejects.toThrow(StoreConflict);
    });

    it('a second table with the same code', async () => {
      expect(await store.create('bado', gathering)).toBe(false);
      expect(await store.create('miku', gathering)).toBe(true);
    });

    it('a record that is kept already, with the entry that it came with', async () => {
      await store.append('bado', 2, [over(1)]);
      await expect(store.append('bado', 3, [entry('lost'), over(1)])).rejects.toThrow();
      expect(await store.load('bado')).toEqual({ seq: 2, entries: ['over 1'] });
    });

    it('everything when it is closed', async () => {
      await store.close();
      await expect(store.append('bado', 2, [entry('two')])).rejects.toThrow(StoreUnreachable);
      await expect(store.load('bado')).rejects.toThrow(StoreUnreachable);
    });
  });

  describe('writes many tables at once', () => {
    const codes = Array.from({ length: 200 }, (_, place) => `table-${place}`);

    it('and one that is refused takes none with it', async () => {
      await Promise.all(codes.map((code) => store.create(code, gathering)));
      const from = (code: string): number => (code === 'table-7' ? 9 : 1);
      const outcomes = await Promise.allSettled(
        codes.map((code) => store.append(code, from(code), [entry(code), entry('more')])),
      );
      const refused = codes.filter((_code, place) => outcomes[place]?.status === 'rejected');
      expect(refused).toEqual(['table-7']);
      const kept = await Promise.all(codes.map((code) => store.load(code)));
      expect(kept.filter((table) => table?.seq === 2)).toHaveLength(199);
    });

    it('each all or nothing, where the database itself refuses one', async () => {
      await Promise.all(codes.map((code) => store.create(code, gathering)));
      await store.append('table-7', 1, [over(1)]);
      const outcomes = await Promise.allSettled(
        codes.map((code) => store.append(code, code === 'table-7' ? 2 : 1, [entry('step'), over(1)])),
      );
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(await store.load('table-7')).toEqual({ seq: 1, entries: ['over 1'] });
      expect(await store.load('table-8')).toEqual({ seq: 2, entries: ['over 1'] });
    });
  });

  describe('when a game is over', () => {
    it('keeps its record and drops its steps and the companies before', async () => {
      await store.create('bado', gathering);
      const before = [entry('old company', 'company'), entry('company', 'company'), entry('step')];
      await store.append('bado', 1, [...before, entry('hello', 'said')]);
      await store.append('bado', 5, [over(1), entry('between', 'company')]);
      expect(await store.load('bado')).toEqual({
        seq: 6,
        entries: ['company', 'hello', 'over 1', 'between'],
      });
      expect(await store.records('bado')).toEqual([1]);
      expect(await store.record('bado', 1)).toBe('record 1');
      expect(await store.record('bado', 2)).toBeNull();
    });

    it('keeps what the table said last', async () => {
      await store.create('bado', gathering);
      const said = Array.from({ length: SAYINGS_KEPT + 5 }, (_, place) => entry(`${place}`, 'said'));
      await store.append('bado', 1, [...said, over(1)]);
      const last = said.slice(-SAYINGS_KEPT).map(({ body }) => body);
      expect((await store.load('bado'))?.entries).toEqual([...last, 'over 1']);
    });

    it('goes on with the next number, over a new start too, and leaves other tables alone', async () => {
      await store.create('bado', gathering);
      await store.create('miku', gathering);
      await store.append('miku', 1, [entry('step')]);
      await store.append('bado', 1, [entry('step'), over(1)]);
      await store.append('bado', 3, [entry('step')]);
      await reopen();
      await store.claim('bado');
      await store.append('bado', 4, [over(2)]);
      expect(await store.load('bado')).toEqual({ seq: 4, entries: ['over 1', 'over 2'] });
      expect(await store.load('miku')).toEqual({ seq: 1, entries: ['step'] });
      expect(await store.records('bado')).toEqual([1, 2]);
    });
  });

  describe('forgets a name', () => {
    const blank = {
      entry: (body: string) => body.replaceAll('Anne', ''),
      record: (body: string) => body.replaceAll('Anne', ''),
    };

    it('in entries and records of its table alone', async () => {
      const told: NewEntry = { kind: 'over', body: 'over', record: { game: 1, body: 'Anne, Bela' } };
      for (const code of ['bado', 'miku']) {
        await store.create(code, gathering);
        await store.append(code, 1, [entry('Anne sits', 'company'), entry('step'), told]);
      }
      await store.forgetName('bado', blank);
      expect(await store.load('bado')).toEqual({ seq: 3, entries: [' sits', 'over'] });
      expect(await store.record('bado', 1)).toBe(', Bela');
      expect(await store.record('miku', 1)).toBe('Anne, Bela');
    });

    it('at a table of this node only', async () => {
      await store.create('bado', gathering);
      await store.release('bado');
      await expect(store.forgetName('bado', blank)).rejects.toThrow(StoreConflict);
    });

    it('not by half, where telling it anew fails', async () => {
      await store.create('bado', gathering);
      await store.append('bado', 1, [entry('Anne'), entry('broken')]);
      const failing = {
        ...blank,
        entry: (body: string) => {
          if (body === 'broken') throw new Error('cannot be read');
          return blank.entry(body);
        },
      };
      await expect(store.forgetName('bado', failing)).rejects.toThrow('cannot be read');
      expect((await store.load('bado'))?.entries).toEqual(['Anne', 'broken']);
      await store.append('bado', 3, [entry('goes on')]);
    });
  });

  describe('lists', () => {
    it('open tables, those that wait for people first, and of these the newest', async () => {
      await store.create('playing', { ...gathering, phase: 'playing' });
      await store.create('old', gathering);
      await store.create('new', gathering);
      await store.create('hidden', { ...gathering, open: false });
      await store.create('closed', gathering);
      await store.setMeta('closed', { ...gathering, phase: 'closed' });
      // The clock of a fast machine may stand still between two of them.
      await waitForClock(store);
      await store.setMeta('new', { ...gathering, lobby: '{"host":"Bela"}' });
      expect(await store.listOpen(10)).toEqual([
        { table: 'new', phase: 'gathering', lobby: '{"host":"Bela"}' },
        { table: 'old', phase: 'gathering', lobby: gathering.lobby },
        { table: 'playing', phase: 'playing', lobby: gathering.lobby },
      ]);
      expect(await store.listOpen(1)).toHaveLength(1);
    });

    it('tables whose life goes on, those that play first', async () => {
      for (const code of ['gathering', 'playing', 'closed', 'empty']) await store.create(code, gathering);
      for (const code of ['gathering', 'playing', 'closed']) await store.append(code, 1, [entry('one')]);
      await store.setMeta('playing', { ...gathering, phase: 'playing' });
      await store.setMeta('closed', { ...gathering, phase: 'closed' });
      await reopen();
      expect(await store.unfinished()).toEqual([
        { table: 'playing', phase: 'playing' },
        { table: 'gathering', phase: 'gathering' },
      ]);
    });

    it('nodes that live', async () => {
      await store.beat();
      expect(await store.nodes()).toEqual([{ id: 'anne', address: 'anne:1760' }]);
      await reopen();
      expect(await store.nodes()).toEqual([{ id: 'bela', address: 'bela:1760' }]);
    });
  });

  it('claims what nobody owns, and knows what is not there', async () => {
    await store.create('bado', gathering);
    expect(await store.claim('bado')).toBe('owned');
    await store.release('bado');
    expect(await store.claim('bado')).toBe('owned');
    expect(await store.claim('miku')).toBeNull();
  });
});

/** Waits until the clock has moved on by a millisecond. */
async function waitForClock(store: Store): Promise<void> {
  const now = Date.now();
  while (Date.now() <= now + 1) await store.beat();
}
