import { describe, expect, it } from 'vitest';
import { gamesOf, gathering } from '../testing/stores.ts';
import { describeStores, entry, over, stored } from '../testing/storeTests.ts';
import { StoreConflict, StoreUnreachable } from './errors.ts';

describeStores('a store', (fixture) => {
  describe('returns the entries of a table', () => {
    it('in their order', async () => {
      const store = await fixture.withTable('bado');
      await store.append('bado', 1, [entry('room', 'room'), entry('two')]);
      await store.append('bado', 3, [entry('"{three}"\\,\u{1f0a1}\n')]);
      expect(await store.load('bado')).toEqual(
        stored(3, entry('room', 'room'), entry('two'), entry('"{three}"\\,\u{1f0a1}\n')),
      );
    });

    it('and never those of another table', async () => {
      const { store } = fixture;
      for (const code of ['bado', 'miku', 'zelu']) await store.create(code, gathering);
      for (const seq of [1, 2, 3]) {
        await store.append('bado', seq, [entry(`bado ${seq}`)]);
        await store.append('miku', seq, [entry(`miku ${seq}`)]);
      }
      await store.append('bado', 4, [over(1)]);
      expect(await store.load('miku')).toEqual(stored(3, ...[1, 2, 3].map((seq) => entry(`miku ${seq}`))));
      expect(await store.load('bado')).toEqual(stored(4, over(1)));
      expect(await store.load('zelu')).toEqual(stored(0));
      expect(await store.record('miku', 1)).toBeNull();
      expect(await gamesOf(store, 'zelu')).toEqual([]);
    });

    it('as an empty list if it has none, and as null if there is no such table', async () => {
      const store = await fixture.withTable('bado');
      expect(await store.load('bado')).toEqual(stored(0));
      expect(await store.load('miku')).toBeNull();
    });

    it('after a restart, when the table must be claimed again', async () => {
      await fixture.store.create('bado', gathering);
      await fixture.store.append('bado', 1, [entry('one')]);
      const store = await fixture.reopen();
      await expect(store.append('bado', 2, [entry('two')])).rejects.toThrow(StoreConflict);
      expect(await store.claim('bado')).toBe('owned');
      await store.append('bado', 2, [entry('two')]);
      expect(await store.load('bado')).toEqual(stored(2, entry('one'), entry('two')));
    });
  });

  describe('writes to one table in order of the calls', () => {
    it('appends, though none waits for the one before', async () => {
      const store = await fixture.withTable('bado');
      const entries = Array.from({ length: 50 }, (_, index) => entry(`${index + 1}`));
      await Promise.all(entries.map((one, index) => store.append('bado', index + 1, [one])));
      expect(await store.load('bado')).toEqual(stored(50, ...entries));
    });

    it('appends, loads and claims', async () => {
      const store = await fixture.withTable('bado');
      const [, , loaded, , owner, , last] = await Promise.all([
        store.append('bado', 1, [entry('one')]),
        store.append('bado', 2, [entry('two')]),
        store.load('bado'),
        store.append('bado', 3, [entry('three')]),
        store.claim('bado'),
        store.append('bado', 4, [entry('four')]),
        store.load('bado'),
      ]);
      expect(loaded).toEqual(stored(2, entry('one'), entry('two')));
      expect(owner).toBe('owned');
      expect(last).toEqual(stored(4, entry('one'), entry('two'), entry('three'), entry('four')));
    });

    it('calls after an append that is refused', async () => {
      const store = await fixture.withTable('bado');
      const outcomes = await Promise.allSettled([
        store.append('bado', 1, [entry('one')]),
        store.append('bado', 3, [entry('three')]),
        store.append('bado', 2, [entry('two')]),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.load('bado')).toEqual(stored(2, entry('one'), entry('two')));
    });
  });

  describe('refuses', () => {
    it('an existing number, and everything else of that append', async () => {
      const store = await fixture.withTable('bado');
      await store.append('bado', 1, [entry('one')]);
      await expect(store.append('bado', 1, [entry('other'), entry('two')])).rejects.toThrow(StoreConflict);
      expect(await store.load('bado')).toEqual(stored(1, entry('one')));
    });

    it('the number of a snapshot that was replaced', async () => {
      const store = await fixture.withTable('bado');
      for (const seq of [1, 2, 3]) await store.append('bado', seq, [entry(`room ${seq}`, 'room')]);
      await expect(store.append('bado', 1, [entry('late')])).rejects.toThrow(StoreConflict);
      await expect(store.append('bado', 2, [entry('late')])).rejects.toThrow(StoreConflict);
      expect(await store.load('bado')).toEqual(stored(3, entry('room 3', 'room')));
    });

    it('a number that leaves a gap, and accepts the right one afterwards', async () => {
      const store = await fixture.withTable('bado');
      await expect(store.append('bado', 2, [entry('two')])).rejects.toThrow(StoreConflict);
      await store.append('bado', 1, [entry('one')]);
      expect(await store.load('bado')).toEqual(stored(1, entry('one')));
    });

    it('entries of a table that was released or does not exist', async () => {
      const store = await fixture.withTable('bado');
      await store.release('bado');
      await expect(store.append('bado', 1, [entry('one')])).rejects.toThrow(StoreConflict);
      await expect(store.append('miku', 1, [entry('one')])).rejects.toThrow(StoreConflict);
    });

    it('a second table with the same code', async () => {
      const store = await fixture.withTable('bado');
      expect(await store.create('bado', gathering)).toBe(false);
      expect(await store.create('miku', gathering)).toBe(true);
    });

    it('an existing record, with the entries of that append', async () => {
      const store = await fixture.withTable('bado');
      await store.append('bado', 1, [over(1)]);
      await expect(store.append('bado', 2, [entry('lost'), over(1)])).rejects.toThrow(StoreConflict);
      expect(await store.load('bado')).toEqual(stored(1, over(1)));
    });

    it('every call when it is closed', async () => {
      const store = await fixture.withTable('bado');
      await store.close();
      await expect(store.append('bado', 1, [entry('one')])).rejects.toThrow(StoreUnreachable);
      await expect(store.load('bado')).rejects.toThrow(StoreUnreachable);
      await expect(store.bans()).rejects.toThrow(StoreUnreachable);
    });
  });

  describe('writes to many tables at once', () => {
    const codes = Array.from({ length: 200 }, (_, index) => `table-${index}`);

    it('and an append that is refused fails alone', async () => {
      const { store } = fixture;
      await Promise.all(codes.map((code) => store.create(code, gathering)));
      const from = (code: string): number => (code === 'table-7' ? 9 : 1);
      const outcomes = await Promise.allSettled(
        codes.map((code) => store.append(code, from(code), [entry(code), entry('more')])),
      );
      const refused = codes.filter((_code, index) => outcomes[index]?.status === 'rejected');
      expect(refused).toEqual(['table-7']);
      const tables = await Promise.all(codes.map((code) => store.load(code)));
      expect(tables.filter((table) => table?.seq === 2)).toHaveLength(199);
    });

    it('each append completely or not at all, if the database itself refuses one', async () => {
      const { store } = fixture;
      await Promise.all(codes.map((code) => store.create(code, gathering)));
      await store.append('table-7', 1, [over(1)]);
      const outcomes = await Promise.allSettled(
        codes.map((code) => store.append(code, code === 'table-7' ? 2 : 1, [entry('step'), over(1)])),
      );
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(await store.load('table-7')).toEqual(stored(1, over(1)));
      expect(await store.load('table-8')).toEqual(stored(2, over(1)));
    });
  });
});
