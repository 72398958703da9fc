import { expect, it } from 'vitest';
import { gathering } from '../testing/stores.ts';
import { describeStores, entry } from '../testing/storeTests.ts';
import { StoreConflict } from './errors.ts';
import type { NewEntry, Redaction } from './types.ts';

const withoutAnne: Redaction = {
  entry: (_kind, body) => body.replaceAll('Anne', ''),
  record: (_game, _people, body) => body.replaceAll('Anne', ''),
};

describeStores('a table is rewritten', (fixture) => {
  it('in its entries and records only', async () => {
    const { store } = fixture;
    const over: NewEntry = {
      kind: 'over',
      body: 'over',
      record: { game: 1, people: '[]', body: 'Anne, Bela' },
    };
    for (const code of ['bado', 'miku']) {
      await store.create(code, gathering);
      await store.append(code, 1, [entry('Anne sits', 'room'), entry('step'), over]);
    }
    expect(await store.rewrite('bado', withoutAnne)).toBe(true);
    expect(await store.rewrite('bado', withoutAnne)).toBe(false);
    expect(await store.load('bado')).toEqual({
      seq: 3,
      entries: [entry(' sits', 'room'), entry('over', 'over')],
    });
    expect(await store.record('bado', 1)).toBe(', Bela');
    expect(await store.record('miku', 1)).toBe('Anne, Bela');
  });

  it('by the kind of each entry, and the game and people of each record', async () => {
    const store = await fixture.withTable('bado');
    for (const [game, people] of [
      [1, '[null]'],
      [2, '["hash",null]'],
    ] as const)
      await store.append('bado', game, [
        { kind: 'over', body: 'over', record: { game, people, body: 'record' } },
      ]);
    const seen = new Set<string>();
    await store.rewrite('bado', {
      entry: (...all) => {
        seen.add(JSON.stringify(all));
        return 'entry';
      },
      record: (...all) => {
        seen.add(JSON.stringify(all));
        return `record of game ${all[0]}`;
      },
    });
    const expected = [
      [1, '[null]', 'record'],
      [2, '["hash",null]', 'record'],
      ['over', 'over'],
    ];
    expect([...seen]).toEqual(expected.map((all) => JSON.stringify(all)));
    expect(await store.record('bado', 2)).toBe('record of game 2');
  });

  it('also if no node owns it, and then still no node owns it', async () => {
    await fixture.store.create('bado', gathering);
    await fixture.store.append('bado', 1, [entry('Anne')]);
    await fixture.store.release('bado');
    expect(await fixture.store.rewrite('bado', withoutAnne)).toBe(true);
    expect((await fixture.store.load('bado'))?.entries).toEqual([entry('')]);
    expect(await fixture.query('select owner from tables')).toEqual([{ owner: null }]);
  });

  it('but not if it does not exist', async () => {
    await expect(fixture.store.rewrite('bado', withoutAnne)).rejects.toThrow(StoreConflict);
  });

  it('without blocking other tables while unchanged records are read', async () => {
    const { store } = fixture;
    for (const code of ['bado', 'miku']) await store.create(code, gathering);
    for (let game = 1; game <= 20; game++) {
      const record = { game, people: '[]', body: 'Bela' };
      await store.append('bado', game, [{ kind: 'over', body: 'over', record }]);
    }
    let stored = Promise.resolve();
    let isStored = false;
    let readAfter = 0;
    await store.rewrite('bado', {
      ...withoutAnne,
      record: (game, _people, body) => {
        if (game === 1)
          stored = store.append('miku', 1, [entry('step')]).then(() => {
            isStored = true;
          });
        if (isStored) readAfter += 1;
        return body;
      },
    });
    await stored;
    // Connections of PostgreSQL have no common order, and a transaction blocks nothing there.
    if (store.kind === 'sqlite') expect(readAfter).toBeGreaterThan(0);
  });

  it('completely or not at all, and continues afterwards', async () => {
    const store = await fixture.withTable('bado');
    await store.append('bado', 1, [entry('Anne'), entry('broken')]);
    const failing: Redaction = {
      ...withoutAnne,
      entry: (kind, body) => {
        if (body === 'broken') throw new Error('it cannot be read');
        return withoutAnne.entry(kind, body);
      },
    };
    await expect(store.rewrite('bado', failing)).rejects.toThrow('it cannot be read');
    expect((await store.load('bado'))?.entries).toEqual([entry('Anne'), entry('broken')]);
    await store.append('bado', 3, [entry('goes on')]);
  });
});
