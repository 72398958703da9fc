/**
 * Crash test: plays at many tables while the server is killed with `kill -9` at random moments, and verifies that no event
 * that a client received is lost or changed. `nain check` reads all records. The exit status is 1 if anything is wrong.
 *
 *   node packages/server/scripts/kill.ts [KILLS] [sqlite|postgres] [SEED]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrashReport, crashOneServer } from '../src/testing/play/crashes.ts';
import { nainCheck } from '../src/testing/play/evidence.ts';
import { startDatabase } from '../src/testing/stores.ts';

const tables = 8;
const allDatabases = ['sqlite', 'postgres'] as const;

const [kills = '50', wanted, seed = 'kill'] = process.argv.slice(2);
const databases = allDatabases.filter((kind) => wanted === undefined || wanted === kind);
if (!/^[1-9]\d*$/.test(kills) || databases.length === 0) {
  process.stderr.write('usage: node packages/server/scripts/kill.ts [KILLS] [sqlite|postgres] [SEED]\n');
  process.exit(2);
}
for (const kind of databases) if (!(await survives(kind))) process.exitCode = 1;

async function survives(kind: (typeof databases)[number]): Promise<boolean> {
  const database = await startDatabase(kind);
  const environment = await database.makeEnvironment();
  const began = performance.now();
  const report = await crashOneServer({
    environment,
    kills: Number(kills),
    tables,
    seed,
    onKill: (done) => process.stderr.isTTY && process.stderr.write(`\r${kind}: ${done} of ${kills}`),
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  print(kind, report, (performance.now() - began) / 1000);
  const areRecordsValid = await checkRecords(report);
  await database.stop();
  return areRecordsValid && report.complaints.length === 0;
}

function print(kind: string, report: CrashReport, seconds: number): void {
  const { moves, repeated, compared, gapsMs, complaints } = report;
  process.stdout.write(
    `${kind}: ${kills} kills in ${seconds.toFixed(0)} s at ${tables} tables, seed "${seed}": ${moves} moves, ` +
      `${repeated} events repeated unchanged, ${compared} events found in records, longest recovery ` +
      `${(Math.max(0, ...gapsMs) / 1000).toFixed(1)} s, ${complaints.length} complaints\n`,
  );
  for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
}

async function checkRecords({ records }: CrashReport): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'nain-kill-'));
  const { status, output } = await nainCheck(records, folder);
  await rm(folder, { recursive: true });
  process.stdout.write(output);
  return status === 0;
}
