import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Store, StoreConflict } from '../store/index.ts';
import { gathering, openFor } from '../testing/stores.ts';
import { entry } from '../testing/storeTests.ts';
import { makeDirectory } from '../testing/testDirectory.ts';
import type { TableDirectory } from './tableDirectory.ts';

let folder: string;
let store: Store;
let directory: TableDirectory;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-rooms-'));
  store = await openFor({ folder });
  directory = makeDirectory(store);
});

afterEach(async () => {
  await directory.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

describe('a table without entries', () => {
  it('is nowhere, and is closed and released', async () => {
    await store.create('bado-miku-ze', gathering);
    expect(await directory.find('bado-miku-ze')).toEqual({ at: 'nowhere' });
    await expect(store.append('bado-miku-ze', 1, [entry('step')])).rejects.toThrow(StoreConflict);
    expect(await store.abandoned(0, 10)).toEqual([]);
  });
});
