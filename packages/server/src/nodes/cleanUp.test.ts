import { ONLINE_LIMITS } from '@nain-jaune/table';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import type { TableDirectory } from '../tables/tableDirectory.ts';
import { cleanUpOf } from './cleanUp.ts';

const DAY = 86_400_000;

it('deletes each kind of data after its days', async () => {
  const config = readConfig({
    KEEP_TABLES_DAYS: '1',
    KEEP_TALK_DAYS: '2',
    KEEP_RECORDS_DAYS: '3',
    KEEP_REPORTS_DAYS: '4',
    KEEP_DAILY_DAYS: '10',
    KEEP_CHALLENGES_DAYS: '6',
  });
  if (!config.ok) throw new Error(config.error.join());
  const [expire, sweep] = [vi.fn(), vi.fn()];
  const [store, directory] = [{ expire } as unknown as Store, { sweep } as unknown as TableDirectory];
  const tasks = cleanUpOf(store, directory, ONLINE_LIMITS, config.value);
  expect(tasks.map(({ everyMs }) => everyMs)).toEqual([10_000, DAY / 24]);
  for (const { run } of tasks) await run();
  expect(expire).toHaveBeenCalledWith({
    tablesMs: DAY,
    talkMs: 2 * DAY,
    recordsMs: 3 * DAY,
    reportsMs: 4 * DAY,
    attemptsMs: 10 * DAY,
    challengesMs: 6 * DAY,
  });
  const { abandonedMs, boardAbandonedMs } = ONLINE_LIMITS;
  expect(sweep).toHaveBeenCalledWith({ table: abandonedMs, boardTable: boardAbandonedMs });
});
