import { describe, expect, it } from 'vitest';
import { gamesOf } from '../testing/stores.ts';
import { describeStores, entry, over, stored } from '../testing/storeTests.ts';
import { StoreConflict } from './errors.ts';

describeStores('a table', (fixture) => {
  describe('keeps one snapshot of a kind', () => {
    it('the newest, in the same commit that deletes the one before', async () => {
      const store = await fixture.withTable('bado');
      await store.append('bado', 1, [entry('room 1', 'room'), entry('talk 1', 'talk'), entry('step')]);
      await store.append('bado', 4, [entry('room 2', 'room')]);
      await store.append('bado', 5, [entry('talk 2', 'talk')]);
      expect(await store.load('bado')).toEqual(
        stored(5, entry('step'), entry('room 2', 'room'), entry('talk 2', 'talk')),
      );
      expect(await fixture.query('select count(*) as count from entries')).toEqual([
        { count: fixture.kind === 'sqlite' ? 3 : '3' },
      ]);
    });

    it('and the one before when the append is refused', async () => {
      const store = await fixture.withTable('bado');
      await store.append('bado', 1, [entry('room 1', 'room'), over(1)]);
      await expect(store.append('bado', 3, [entry('room 2', 'room'), over(1)])).rejects.toThrow(
        StoreConflict,
      );
      expect(await store.load('bado')).toEqual(stored(2, entry('room 1', 'room'), over(1)));
    });
  });

  describe('when a game is over', () => {
    it('keeps the end of the last game and all records', async () => {
      const store = await fixture.withTable('bado');
      await store.append('bado', 1, [entry('step'), over(1)]);
      await store.append('bado', 3, [entry('step')]);
      await store.append('bado', 4, [over(2)]);
      expect(await store.load('bado')).toEqual(stored(4, over(2)));
      expect(await gamesOf(store, 'bado')).toEqual([1, 2]);
    });
  });
});
