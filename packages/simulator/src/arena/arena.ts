import { availableParallelism } from 'node:os';
import type { Ruleset } from '@nain-jaune/engine';
import { withDeals } from '../game.ts';
import { runInPool, threadModule } from '../workerPool.ts';
import type { ArenaJob, ArenaRound, SeatsTaken } from './arenaJob.ts';
import type { ContestantName } from './contestant.ts';
import type { ArenaReport } from './report.ts';

/** What an arena is made of. */
export interface ArenaOptions {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** Who takes part: the challengers where there is a base, else all. */
  readonly bots: readonly ContestantName[];
  /** Whom every challenger meets on all other seats; without it all bots sit together. */
  readonly against?: ContestantName | undefined;
  /** The seats that a challenger takes in each round. */
  readonly seats?: SeatsTaken | undefined;
  /** All cards and all chance follow from it. */
  readonly seed: number | string;
  /** How many different cards are played at the most: a round has all games with the same cards. */
  readonly rounds: number;
  /** How many deals a game has, 1 unless given. */
  readonly dealsPerGame?: number | undefined;
  /** Whether to stop as soon as every difference is clear. */
  readonly untilClear?: boolean | undefined;
  /** How many threads play; results do not depend on it. By default one for each core. */
  readonly threads?: number | undefined;
  /** How long a program may think about a move, in milliseconds. */
  readonly botMilliseconds: number;
  /** Is told what came of the rounds that are done. */
  readonly onProgress?: ((rounds: number, soFar: () => ArenaReport) => void) | undefined;
  /** Is given each record as a line of JSON, in order; the arena waits for what it returns. */
  readonly onRecord?: ((line: string) => void | Promise<void>) | undefined;
  /** Ends the arena before its time: what came of it so far is told. */
  readonly signal?: AbortSignal | undefined;
}

/** Lets bots play each other in duplicate: the same cards and the same chance, with seats exchanged. */
export async function arena(options: ArenaOptions): Promise<ArenaReport> {
  const job = jobOf(options);
  // The library that rates brings hundreds of files: only an arena waits for them, not every start of the program.
  const { Standings } = await import('./standings.ts');
  const standings = new Standings(job);
  let stopped = false;
  try {
    await runInPool<ArenaRound>({
      module: threadModule('arenaWorker', import.meta.url),
      job,
      units: options.rounds,
      threads: options.threads ?? availableParallelism(),
      signal: options.signal,
      onProgress: (done) => options.onProgress?.(done, () => standings.report('played')),
      async take(round) {
        standings.add(round);
        await tellRecords(round, options);
        stopped = options.untilClear === true && standings.isClear;
        return !stopped;
      },
    });
  } catch (error) {
    if (options.signal?.aborted !== true || error !== options.signal.reason) throw error;
    return standings.report('interrupted');
  }
  return standings.report(stopped ? 'clear' : 'played');
}

function jobOf(options: ArenaOptions): ArenaJob {
  const { bots, against, players, seed, botMilliseconds } = options;
  if (bots.length === 0) throw new RangeError('nobody takes part');
  return {
    ruleset: withDeals(options.ruleset, options.dealsPerGame ?? 1),
    players,
    contestants: against === undefined ? bots : [...bots, against],
    hasBase: against !== undefined,
    seats: options.seats ?? 'all',
    seed,
    keepRecords: options.onRecord !== undefined,
    botMilliseconds,
  };
}

async function tellRecords({ games }: ArenaRound, { onRecord }: ArenaOptions): Promise<void> {
  if (onRecord === undefined) return;
  for (const { line } of games) if (line !== null) await onRecord(line);
}
