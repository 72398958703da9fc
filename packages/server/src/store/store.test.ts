import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NewEntry, openStore, type Store, StoreConflict, type TableMeta } from './index.ts';

const gathering: TableMeta = { open: true, phase: 'gathering', lobby: '{"host":"Anne"}' };

function steps(...bodies: readonly string[]): readonly NewEntry[] {
  return bodies.map((body) => ({ kind: 'game', body }));
}

describe('the embedded store', () => {
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nain-store-'));
    store = await openStore({ folder, node: { id: 'a', address: 'localhost:1' } });
  });

  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('gives back what it was given', async () => {
    expect(await store.create('bado', gathering)).toBe(true);
    expect(await store.create('bado', gathering)).toBe(false);
    await store.append('bado', 1, steps('one', 'two'));
    await store.append('bado', 3, steps('three'));
    expect(await store.load('bado')).toEqual({ seq: 3, entries: ['one', 'two', 'three'] });
    expect(await store.load('bado', 2)).toEqual({ seq: 3, entries: ['three'] });
    expect(await store.load('miku')).toBeNull();
  });

  it('refuses an entry that is written already, and one that leaves a gap', async () => {
    await store.create('bado', gathering);
    await store.append('bado', 1, steps('one'));
    await expect(store.append('bado', 1, steps('other'))).rejects.toThrow(StoreConflict);
    await expect(store.append('bado', 3, steps('three'))).rejects.toThrow(StoreConflict);
    await store.append('bado', 2, steps('two'));
    expect(await store.load('bado')).toEqual({ seq: 2, entries: ['one', 'two'] });
  });
});
