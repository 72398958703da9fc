import { createReadStream, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { GameRecord } from '@nain-jaune/engine';
import {
  botsBySeat,
  type SimulationOptions,
  StatisticsGatherer,
  seedOfGame,
  summariseRecord,
  withDeals,
} from '@nain-jaune/simulator';
import { whyNotRead } from '../io/files.ts';
import { type RecordLine, readRecordLines } from '../io/recordLines.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usage.ts';

/** The games that a file has of a simulation. */
export interface EarlierGames {
  readonly statistics: StatisticsGatherer;
  /** The seed of the simulation. */
  readonly seed: number | string;
  /** Where its last whole line ends: what comes after it was cut off. */
  readonly length: number;
}

/** What a simulation needs to go on; its seed is in the file. */
type Setting = Omit<SimulationOptions, 'seed'> & { readonly seed: string | undefined };

/** Is given each record. */
type Seen = (record: GameRecord) => void;

/** A record as a simulation writes it. */
type SimulatedRecord = GameRecord & { readonly seed?: string };

/**
 * Reads the games that a simulation wrote to a file before it was interrupted; null if there is none. A file of anything
 * else is wrong use.
 */
export async function readEarlierGames(
  shell: Shell,
  file: string,
  setting: Setting,
  seen: Seen,
): Promise<EarlierGames | null> {
  return readingEarlier(shell, file, 1, (length) => readGames(shell, file, setting, seen, length));
}

/**
 * Reads what a file has of an interrupted run, up to the last line whose number is a multiple of `lines`; null if there is
 * nothing.
 */
export async function readingEarlier<Read>(
  shell: Shell,
  file: string,
  lines: number,
  read: (length: number) => Promise<Read>,
): Promise<Read | null> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  try {
    const length = await wholeLines(file, lines);
    return length === 0 ? null : await read(length);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(whyNotRead(shell, file, error));
  }
}

async function readGames(
  shell: Shell,
  file: string,
  setting: Setting,
  seen: Seen,
  length: number,
): Promise<EarlierGames> {
  const { players, bots, ruleset, deals } = setting;
  const rules = withDeals(ruleset, deals);
  const seated = botsBySeat(bots, players);
  const statistics = new StatisticsGatherer(seated);
  let { seed } = setting;
  for await (const { record, line } of earlierRecords(file, length)) {
    const number = statistics.games + 1;
    seed ??= seedIn(record);
    const isNext =
      isDeepStrictEqual(record?.rules, rules) &&
      isDeepStrictEqual(
        record?.players.map(({ bot }) => bot),
        seated,
      ) &&
      seed !== undefined &&
      record?.seed === seedOfGame(seed, number);
    const summary = isNext && record !== null ? summariseRecord(record) : null;
    if (summary === null) throw new UsageError(shell.cli.otherSimulation(file, line));
    statistics.add(summary);
    if (record !== null) seen(record);
  }
  return { statistics, seed: seed ?? '', length };
}

/** The records of a run in the first bytes of a file, with their lines; null for a line that is no record. */
export async function* earlierRecords(
  file: string,
  length: number,
): AsyncGenerator<{ readonly record: SimulatedRecord | null; readonly line: number }> {
  for await (const line of readRecordLines(createReadStream(file, { end: length - 1 })))
    yield { record: recordOf(line), line: line.number };
}

function recordOf(line: RecordLine): SimulatedRecord | null {
  if (line.type !== 'json') return null;
  const { value } = line;
  const isRecord =
    typeof value === 'object' &&
    value !== null &&
    'players' in value &&
    Array.isArray(value.players) &&
    'deals' in value &&
    Array.isArray(value.deals);
  return isRecord ? (value as SimulatedRecord) : null;
}

/** The seed of the run whose first game this is. */
export function seedIn(record: SimulatedRecord | null): string | undefined {
  return typeof record?.seed === 'string' ? record.seed.replace(/\/1$/, '') : undefined;
}

const NEWLINE = 0x0a;

/** Where the last line of a file ends that has an end, and whose number is a multiple of `lines`. */
async function wholeLines(file: string, lines: number): Promise<number> {
  let [read, end, count] = [0, 0, 0];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) {
      count += 1;
      if (count % lines === 0) end = read + at + 1;
    }
    read += chunk.length;
  }
  return end;
}
