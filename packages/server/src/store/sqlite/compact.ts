import type { SqliteWorker } from './worker.ts';

/** The `user_version` of files that were compacted after the migration that dropped most of their entries. */
const COMPACTED = 2;

/**
 * Prepares an open database so that deleted texts do not stay in its file: compacts it once after the migration that
 * dropped superseded entries, and lets SQLite overwrite with zeros what is deleted from now on. The migration itself runs
 * without overwriting, which would write as much as it deletes. A compaction that fails is repeated at the next start.
 */
export async function compact(worker: SqliteWorker, onTrouble: (error: Error) => void): Promise<void> {
  if (!(await isCompacted(worker))) {
    try {
      await execute(worker, 'vacuum', `pragma user_version = ${COMPACTED}`);
      await truncateLog(worker);
    } catch (error) {
      onTrouble(
        new Error('The database could not be compacted: deleted texts stay in its file.', { cause: error }),
      );
    }
  }
  await execute(worker, 'pragma secure_delete = on');
}

/** Writes the write-ahead log into the database and empties it. */
export function truncateLog(worker: SqliteWorker): Promise<void> {
  return execute(worker, 'pragma wal_checkpoint(truncate)');
}

async function isCompacted(worker: SqliteWorker): Promise<boolean> {
  const { rows } = await worker.run([{ sql: 'pragma user_version', rows: [[]] }]);
  return Number(rows[0]?.['user_version']) >= COMPACTED;
}

/** Runs statements that SQLite does not allow in a transaction. */
async function execute(worker: SqliteWorker, ...statements: readonly string[]): Promise<void> {
  const { run, release } = await worker.lock();
  try {
    for (const sql of statements) await run([{ sql, rows: [[]] }]);
  } finally {
    release();
  }
}
