import type { Rows } from './messages.ts';
import type { SqliteWorker } from './worker.ts';

/** The `user_version` of compacted files. */
const COMPACTED = 2;
const TRUNCATE = 'pragma wal_checkpoint(truncate)';

/**
 * Makes sure that deleted texts do not stay in the file. Compacts it once after the migration to snapshots, and turns on
 * `secure_delete`. The migration runs without it, because it would write twice as much. A failed compaction is repeated at
 * the next start.
 */
export async function compact(worker: SqliteWorker, onTrouble: (error: Error) => void): Promise<void> {
  await withoutTransaction(worker, async (run) => {
    const { rows } = await run('pragma user_version');
    if (Number(rows[0]?.['user_version']) < COMPACTED) {
      try {
        await run('vacuum');
        await run(`pragma user_version = ${COMPACTED}`);
        await run(TRUNCATE);
      } catch (error) {
        onTrouble(
          new Error('The database could not be compacted: deleted texts stay in its file.', { cause: error }),
        );
      }
    }
    await run('pragma secure_delete = on');
  });
}

export function truncateLog(worker: SqliteWorker): Promise<void> {
  return withoutTransaction(worker, async (run) => {
    await run(TRUNCATE);
  });
}

/** Runs statements that are not allowed in a transaction. */
async function withoutTransaction(
  worker: SqliteWorker,
  act: (run: (sql: string) => Promise<Rows>) => Promise<void>,
): Promise<void> {
  const { run, release } = await worker.lock();
  try {
    await act((sql) => run([{ sql, rows: [[]] }]));
  } finally {
    release();
  }
}
