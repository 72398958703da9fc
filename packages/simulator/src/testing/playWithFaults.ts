import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkRecord, RULESETS } from '@nain-jaune/engine';
import type { ExecName } from '../players.ts';
import { type SimulationOptions, simulate } from '../simulate.ts';

const BOT = fileURLToPath(new URL('./faultyBot.ts', import.meta.url));

/** Returns the command of a program that commits faults in a share of its decisions and logs them. */
export function faultyBot(faultRate: number, log: string, misdeeds: readonly string[] = []): ExecName {
  return `exec:"${process.execPath}" "${BOT}" ${faultRate} "${log}" ${misdeeds.join(' ')}`;
}

/** Counts by kind of fault. */
export interface FaultCounts {
  readonly games: number;
  /** Games whose record is invalid or has no end. */
  readonly wrongGames: number;
  readonly committed: Readonly<Record<string, number>>;
  readonly reported: Readonly<Record<string, number>>;
}

/** Plays games of one deal with a faulty program on two seats, and counts the faults committed and reported. */
export async function playWithFaults(
  options: Pick<SimulationOptions, 'games' | 'seed' | 'threads' | 'onProgress'>,
  faultRate: number,
  misdeeds: readonly string[] = [],
): Promise<FaultCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-faults-'));
  try {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    const bots = [faultyBot(faultRate, log, misdeeds), 'lowest'] as const;
    let wrongGames = 0;
    const { games, faults } = await simulate({
      ...options,
      ruleset: RULESETS['lindor-1789'],
      players: 4,
      bots,
      deals: 1,
      botMilliseconds: 1500,
      onRecord: (line) => {
        const record = JSON.parse(line);
        if (checkRecord(record).length > 0 || record.end === undefined) wrongGames += 1;
      },
    });
    const reported = Object.fromEntries(
      faults.flatMap((bot) => bot.faults.map(({ kind, count }) => [kind, count] as const)).sort(byName),
    );
    return { games, wrongGames, committed: countsIn(log), reported };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countsIn(log: string): Record<string, number> {
  const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(byName));
}

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}
