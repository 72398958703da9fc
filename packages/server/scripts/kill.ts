/**
 * Plays at many tables while the server is killed with `kill -9` at random moments, again and again, and holds everything that
 * any client was told against what is there afterwards; all records are read by `nain check`. Exit 1 where anything is wrong.
 *
 *   node packages/server/scripts/kill.ts [KILLS] [sqlite|postgres] [SEED]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../src/testing/play/databases.ts';
import { nainCheck } from '../src/testing/play/evidence.ts';
import { type KillReport, playWithKills } from '../src/testing/play/kills.ts';

const tables = 8;
const databases = ['sqlite', 'postgres'] as const;

const [kills = '50', wished, seed = 'kill'] = process.argv.slice(2);
const wishes = databases.filter((kind) => wished === undefined || wished === kind);
if (!/^[1-9]\d*$/.test(kills) || wishes.length === 0) {
  process.stderr.write('usage: node packages/server/scripts/kill.ts [KILLS] [sqlite|postgres] [SEED]\n');
  process.exit(2);
}
for (const kind of wishes) if (!(await isRight(kind))) process.exitCode = 1;

async function isRight(kind: (typeof databases)[number]): Promise<boolean> {
  const database = await startDatabase(kind);
  const environment = await database.makeEnvironment();
  const began = performance.now();
  const report = await playWithKills({
    environment,
    kills: Number(kills),
    tables,
    seed,
    onKill: (done) => process.stderr.isTTY && process.stderr.write(`\r${kind}: ${done} of ${kills}`),
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  tell(kind, report, (performance.now() - began) / 1000);
  const checked = await check(report);
  await database.stop();
  return checked && report.complaints.length === 0;
}

function tell(kind: string, report: KillReport, seconds: number): void {
  const { moves, toldAgain, compared, longestGapMs, complaints } = report;
  process.stdout.write(
    `${kind}: ${report.kills} kills in ${seconds.toFixed(0)} s at ${tables} tables, seed "${seed}": ${moves} moves, ` +
      `${toldAgain} events told again alike, ${compared} found in records, everybody back within ${(longestGapMs / 1000).toFixed(1)} s, ` +
      `${complaints.length} complaints\n`,
  );
  for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
}

async function check({ records }: KillReport): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'nain-kill-'));
  const { status, said } = await nainCheck(records, folder);
  await rm(folder, { recursive: true });
  process.stdout.write(`${said}`);
  return status === 0;
}
