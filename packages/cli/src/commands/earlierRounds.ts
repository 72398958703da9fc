import {
  ArenaMismatchError,
  type ArenaOptions,
  type ArenaRecord,
  gamesPerRound,
  type Standings,
  standingsOf,
} from '@nain-jaune/simulator';
import type { GamePlots } from '../plot/gamePlots.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';
import { earlierRecords, readEarlierRun, seedIn } from './earlierGames.ts';

export interface EarlierRounds {
  readonly standings: Standings;
  readonly seed: number | string;
  /** The end of the last complete round, in bytes. */
  readonly length: number;
}

/**
 * Reads the rounds that an interrupted arena wrote to a file, and adds them to the plots. Returns null if there are none.
 * `seedOption`: the value of `--seed`.
 *
 * @throws {UsageError} if the file is not of this arena.
 */
export function readEarlierRounds(
  shell: Shell,
  file: string,
  setting: ArenaOptions & { readonly seedOption: string | undefined },
  plots: GamePlots | null,
): Promise<EarlierRounds | null> {
  return readEarlierRun(shell, file, gamesPerRound(setting), async (length, progress) => {
    const seed = setting.seedOption ?? (await seedOf(shell, file, length, progress)) ?? setting.seed;
    try {
      const standings = await standingsOf(
        { ...setting, seed },
        roundsIn(earlierRecords(shell, file, length, progress), plots),
      );
      return { standings, seed, length };
    } catch (error) {
      if (!(error instanceof ArenaMismatchError)) throw error;
      throw new UsageError(shell.cli.otherArena(file, error.game));
    }
  });
}

async function seedOf(...at: Parameters<typeof earlierRecords>): Promise<string | undefined> {
  for await (const { record } of earlierRecords(...at)) return seedIn(record);
  return undefined;
}

async function* roundsIn(
  records: ReturnType<typeof earlierRecords>,
  plots: GamePlots | null,
): AsyncGenerator<ArenaRecord | null> {
  for await (const { record } of records) {
    yield record;
    // The consumer requests the next record only if this one is of the arena.
    if (record !== null) plots?.add(record);
  }
}
