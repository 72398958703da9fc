import {
  ArenaMismatchError,
  type ArenaOptions,
  type ArenaRecord,
  gamesPerRound,
  type Standings,
  standingsOf,
} from '@nain-jaune/simulator';
import type { GamePlots } from '../plot/gatherPlots.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usage.ts';
import { earlierRecords, readingEarlier, seedIn } from './earlierGames.ts';

/** The rounds that a file has of an arena. */
export interface EarlierRounds {
  readonly standings: Standings;
  /** The seed of the arena. */
  readonly seed: number | string;
  /** Where its last whole round ends: what comes after it was cut off. */
  readonly length: number;
}

/**
 * Reads the rounds that an arena wrote to a file before it was interrupted; null if there is none. `askedSeed`: the
 * one of the command line. A file of anything else is wrong use.
 */
export function readEarlierRounds(
  shell: Shell,
  file: string,
  setting: ArenaOptions & { readonly askedSeed: string | undefined },
  plots: GamePlots | null,
): Promise<EarlierRounds | null> {
  return readingEarlier(shell, file, gamesPerRound(setting), async (length) => {
    const seed = setting.askedSeed ?? (await seedOf(file, length)) ?? setting.seed;
    try {
      const standings = await standingsOf({ ...setting, seed }, recordsIn(file, length, plots));
      return { standings, seed, length };
    } catch (error) {
      if (!(error instanceof ArenaMismatchError)) throw error;
      throw new UsageError(shell.cli.otherArena(file, error.game));
    }
  });
}

async function seedOf(file: string, length: number): Promise<string | undefined> {
  for await (const { record } of earlierRecords(file, length)) return seedIn(record);
  return undefined;
}

async function* recordsIn(
  file: string,
  length: number,
  plots: GamePlots | null,
): AsyncGenerator<ArenaRecord | null> {
  for await (const { record } of earlierRecords(file, length)) {
    yield record;
    // The next one is asked for only if this one is of the arena.
    if (record !== null) plots?.add(record);
  }
}
