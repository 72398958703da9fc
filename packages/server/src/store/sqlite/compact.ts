import type { Rows } from './messages.ts';
import type { SqliteWorker } from './worker.ts';

/** The `user_version` of files that were compacted after the migration that dropped most of their entries. */
const COMPACTED = 2;
const TRUNCATE = 'pragma wal_checkpoint(truncate)';

/**
 * Prepares an open database so that deleted texts do not stay in its file: compacts it once after the migration that
 * dropped superseded entries, and lets SQLite overwrite with zeros what is deleted from now on. The migration itself runs
 * without overwriting, which would write as much as it deletes. A compaction that fails is repeated at the next start.
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

/** Writes the write-ahead log into the database and empties it. */
export function truncateLog(worker: SqliteWorker): Promise<void> {
  return withoutTransaction(worker, async (run) => {
    await run(TRUNCATE);
  });
}

/** Runs statements that SQLite does not allow in a transaction. */
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
