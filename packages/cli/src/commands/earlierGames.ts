import { createReadStream, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { GameRecord, Ruleset } from '@nain-jaune/engine';
import {
  botsBySeat,
  type PlayerName,
  type SimulationOptions,
  StatisticsGatherer,
  seedOfGame,
  summariseRecord,
  withDeals,
} from '@nain-jaune/simulator';
import { storedBytes, whyNotRead } from '../io/files.ts';
import { type Progress, withProgress } from '../io/progress.ts';
import { type RecordLine, readRecordLines } from '../io/recordLines.ts';
import { showReading } from '../io/recordsIn.ts';
import { NEWLINE } from '../io/splitLines.ts';
import type { GamePlots } from '../plot/gamePlots.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';

export interface EarlierGames {
  readonly statistics: StatisticsGatherer;
  readonly seed: number | string;
  /** The end of the last complete line, in bytes. */
  readonly length: number;
}

/** Without a seed, that of the file or a random one is used. */
export type SimulationSetting = Omit<SimulationOptions, 'seed'> & { readonly seed: string | undefined };

type SimulatedRecord = GameRecord & { readonly seed?: string };

/**
 * Reads the games that an interrupted simulation wrote to a file, and adds them to the plots. Returns null if there are
 * none.
 *
 * @throws {UsageError} if the file is not of this simulation.
 */
export function readEarlierGames(
  shell: Shell,
  file: string,
  { ruleset, deals, bots, players, seed }: SimulationSetting,
  plots: GamePlots | null,
): Promise<EarlierGames | null> {
  return readEarlierRun(shell, file, 1, async (length, progress) => {
    const games = new GameSequence(withDeals(ruleset, deals), botsBySeat(bots, players), seed);
    for await (const { record, line } of earlierRecords(shell, file, length, progress)) {
      if (record === null || !games.add(record)) throw new UsageError(shell.cli.otherSimulation(file, line));
      plots?.add(record);
    }
    return { statistics: games.statistics, seed: games.seed ?? '', length };
  });
}

/** The games of one simulation in their order. */
class GameSequence {
  readonly statistics: StatisticsGatherer;
  readonly #rules: Ruleset;
  readonly #bots: readonly string[];
  #seed: string | undefined;

  constructor(rules: Ruleset, bots: readonly PlayerName[], seed: string | undefined) {
    this.statistics = new StatisticsGatherer(bots);
    this.#rules = rules;
    this.#bots = bots;
    this.#seed = seed;
  }

  get seed(): string | undefined {
    return this.#seed;
  }

  /** Adds a record. Returns false if it is not the next game. */
  add(record: SimulatedRecord): boolean {
    this.#seed ??= seedIn(record);
    const summary = this.#isNext(record) ? summariseRecord(record) : null;
    if (summary !== null) this.statistics.add(summary);
    return summary !== null;
  }

  #isNext({ rules, players, seed }: SimulatedRecord): boolean {
    const bots = players.map(({ bot }) => bot);
    const isSeedNext = this.#seed !== undefined && seed === seedOfGame(this.#seed, this.statistics.games + 1);
    return isSeedNext && isDeepStrictEqual(rules, this.#rules) && isDeepStrictEqual(bots, this.#bots);
  }
}

/**
 * Reads what a file has of an interrupted run, up to the last line whose number is a multiple of `lines`. Returns null if
 * there is nothing.
 *
 * @throws {UsageError} if the file cannot be read.
 */
export async function readEarlierRun<Read>(
  shell: Shell,
  file: string,
  lines: number,
  read: (length: number, progress: Progress) => Promise<Read>,
): Promise<Read | null> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  try {
    const length = await wholeLines(file, lines);
    return length === 0 ? null : await withProgress(shell, (progress) => read(length, progress));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(whyNotRead(shell, file, error));
  }
}

/** Reads the records in the first `length` bytes of a file. A line that is not a record is null. */
export async function* earlierRecords(
  shell: Shell,
  file: string,
  length: number,
  progress: Progress,
): AsyncGenerator<{ readonly record: SimulatedRecord | null; readonly line: number }> {
  const bytes = showReading(shell, createReadStream(file, { end: length - 1 }), length, progress);
  for await (const line of readRecordLines(bytes)) yield { record: recordOf(line), line: line.number };
}

function recordOf(line: RecordLine): SimulatedRecord | null {
  return line.type === 'json' && isRecord(line.value) ? line.value : null;
}

function isRecord(value: unknown): value is SimulatedRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'players' in value &&
    Array.isArray(value.players) &&
    'deals' in value &&
    Array.isArray(value.deals)
  );
}

/** Returns the seed of a run from its first record. */
export function seedIn(record: SimulatedRecord | null): string | undefined {
  return typeof record?.seed === 'string' ? record.seed.replace(/\/1$/, '') : undefined;
}

/** Returns the end in bytes of the last complete line whose number is a multiple of `lines`. */
async function wholeLines(file: string, lines: number): Promise<number> {
  let [read, end, count] = [0, 0, 0];
  for await (const chunk of storedBytes(file)) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) {
      count += 1;
      if (count % lines === 0) end = read + at + 1;
    }
    read += chunk.length;
  }
  return end;
}
