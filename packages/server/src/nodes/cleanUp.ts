import type { Limits } from '@nain-jaune/table';
import type { Config } from '../config/config.ts';
import type { Log } from '../observe/log.ts';
import type { Store } from '../store/store.ts';
import type { RetentionLimits } from '../store/types.ts';
import type { TableDirectory } from '../tables/tableDirectory.ts';
import type { PeriodicTask } from './heartbeat.ts';

const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;
const dayMs = 24 * hourMs;

export function cleanUpOf(
  store: Store,
  directory: TableDirectory,
  limits: Limits,
  config: Config,
): PeriodicTask[] {
  const untouched = {
    table: limits.abandonedMs ?? hourMs,
    boardTable: limits.boardAbandonedMs ?? hourMs,
  };
  return [
    { everyMs: 10 * secondMs, run: () => directory.sweep(untouched) },
    { everyMs: hourMs, run: () => store.expire(retentionOf(config)) },
  ];
}

/** Deletes old data at the start, for servers that restart more often than the periodic task runs. */
export function expireInBackground(store: Store, config: Config, log: Log): void {
  store
    .expire(retentionOf(config))
    .catch((error: unknown) => log.warn({ err: error }, 'old data could not be deleted'));
}

function retentionOf(config: Config): RetentionLimits {
  return {
    tablesMs: config.keepTablesDays * dayMs,
    talkMs: config.keepTalkDays * dayMs,
    recordsMs: config.keepRecordsDays * dayMs,
    reportsMs: config.keepReportsDays * dayMs,
    attemptsMs: config.keepDailyDays * dayMs,
    challengesMs: config.keepChallengesDays * dayMs,
  };
}
