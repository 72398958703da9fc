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

/** The games of a simulation that a file already has. */
export interface EarlierGames {
  readonly statistics: StatisticsGatherer;
  /** The seed of the simulation. */
  readonly seed: number | string;
  /** The end of the last complete line, in bytes. */
  readonly length: number;
}

/** Without a seed, that of the file is used. */
type Setting = Omit<SimulationOptions, 'seed'> & { readonly seed: string | undefined };

type OnEarlierGame = (record: GameRecord) => void;

type SimulatedRecord = GameRecord & { readonly seed?: string };

/**
 * Reads the games that an interrupted simulation wrote to a file. Returns null if there are none.
 *
 * @throws {UsageError} if the file is not of this simulation.
 */
export async function readEarlierGames(
  shell: Shell,
  file: string,
  setting: Setting,
  seen: OnEarlierGame,
): Promise<EarlierGames | null> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  try {
    const length = await wholeLines(file);
    return length === 0 ? null : await readGames(shell, file, setting, seen, length);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(whyNotRead(shell, file, error));
  }
}

async function readGames(
  shell: Shell,
  file: string,
  setting: Setting,
  seen: OnEarlierGame,
  length: number,
): Promise<EarlierGames> {
  const { players, bots, ruleset, deals } = setting;
  const rules = withDeals(ruleset, deals);
  const seated = botsBySeat(bots, players);
  const statistics = new StatisticsGatherer(seated);
  let { seed } = setting;
  for await (const line of readRecordLines(createReadStream(file, { end: length - 1 }))) {
    const record = recordOf(line);
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
    if (summary === null) throw new UsageError(shell.cli.otherSimulation(file, line.number));
    statistics.add(summary);
    if (record !== null) seen(record);
  }
  return { statistics, seed: seed ?? '', length };
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

/** Returns the seed of the simulation from its first record. */
function seedIn(record: SimulatedRecord | null): string | undefined {
  return typeof record?.seed === 'string' ? record.seed.replace(/\/1$/, '') : undefined;
}

const NEWLINE = 0x0a;

/** Returns the end of the last complete line of a file, in bytes. */
async function wholeLines(file: string): Promise<number> {
  let read = 0;
  let end = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const last = chunk.lastIndexOf(NEWLINE);
    if (last >= 0) end = read + last + 1;
    read += chunk.length;
  }
  return end;
}
