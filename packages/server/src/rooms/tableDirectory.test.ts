import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS } from '@nain-jaune/bots';
import { cryptoRandom } from '@nain-jaune/engine/random';
import { ONLINE_LIMITS } from '@nain-jaune/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Log, TableNames } from '../observe/log.ts';
import { Metrics } from '../observe/metrics.ts';
import { type Store, StoreConflict } from '../store/index.ts';
import { gathering, openFor } from '../testing/stores.ts';
import { entry } from '../testing/storeTests.ts';
import { realClock } from './realClock.ts';
import { TableDirectory } from './tableDirectory.ts';

let folder: string;
let store: Store;
let directory: TableDirectory;
const log = { error: vi.fn(), warn: vi.fn() };
const random = cryptoRandom((words) => crypto.getRandomValues(words));
const nameKey = (name: string): string => name;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-rooms-'));
  store = await openFor({ folder });
  directory = directoryOf(store);
  for (const logged of Object.values(log)) logged.mockClear();
});

afterEach(async () => {
  await directory.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

function directoryOf(store: Store): TableDirectory {
  return new TableDirectory({
    store,
    metrics: new Metrics(),
    log: log as unknown as Log,
    names: new TableNames('secret'),
    driver: {
      clock: realClock,
      random,
      botRandom: random,
      config: {
        bots: BOTS,
        standIn: BOTS.heuristic,
        fillers: [],
        limits: ONLINE_LIMITS,
        proof: null,
        nameKey,
      },
    },
    pace: { botMove: 0, botPass: 0 },
    maxRooms: 10,
    now: () => 0,
  });
}

describe('a table without entries', () => {
  it('is nowhere, and is closed and released', async () => {
    await store.create('bado-miku-ze', gathering);
    expect(await directory.find('bado-miku-ze')).toEqual({ at: 'nowhere' });
    await expect(store.append('bado-miku-ze', 1, [entry('step')])).rejects.toThrow(StoreConflict);
    expect(await store.abandoned(0, 10)).toEqual([]);
  });
});
