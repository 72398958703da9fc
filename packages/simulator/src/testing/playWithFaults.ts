import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkRecord, RULESETS } from '@nain-jaune/engine';
import type { ExecName } from '../players.ts';
import { type SimulationOptions, simulate } from '../simulate.ts';

const BOT = fileURLToPath(new URL('./faultyBot.ts', import.meta.url));

/** A program that does wrong in a part of its decisions, and writes what it did to a log. */
export function faultyBot(part: number, log: string, misdeeds: readonly string[] = []): ExecName {
  return `exec:"${process.execPath}" "${BOT}" ${part} "${log}" ${misdeeds.join(' ')}`;
}

/** How often each fault was done, and how often each was told. */
export interface Faults {
  readonly games: number;
  /** Games whose record breaks a rule or has no end. */
  readonly wrongGames: number;
  readonly done: Readonly<Record<string, number>>;
  readonly told: Readonly<Record<string, number>>;
}

/**
 * Plays games of one deal, two seats of each by a program that dies, stalls, cheats and babbles, and compares what it
 * did with what was told of it.
 */
export async function playWithFaults(
  options: Pick<SimulationOptions, 'games' | 'seed' | 'threads' | 'onProgress'>,
  part: number,
  misdeeds: readonly string[] = [],
): Promise<Faults> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-faults-'));
  try {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    const bots = [faultyBot(part, log, misdeeds), 'lowest'] as const;
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
    const told = Object.fromEntries(
      faults.flatMap((bot) => bot.faults.map(({ kind, count }) => [kind, count] as const)).sort(byName),
    );
    return { games, wrongGames, done: countsIn(log), told };
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
