import { availableParallelism } from 'node:os';
import type { Ruleset } from '@nain-jaune/engine';
import { withDeals } from '../game.ts';
import { runInPool, threadModule } from '../workerPool.ts';
import type { ArenaRound } from './arenaGame.ts';
import type { ArenaJob, SeatsTaken } from './arenaJob.ts';
import type { ContestantName } from './contestant.ts';
import type { ArenaReport } from './report.ts';

export interface ArenaOptions {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** The challengers if there is a base, else all contestants. */
  readonly bots: readonly ContestantName[];
  /** The base that every challenger meets on all other seats. Without it all bots play together. */
  readonly against?: ContestantName | undefined;
  readonly seats?: SeatsTaken | undefined;
  readonly seed: number | string;
  /** Maximum number of rounds. A round is all games with the same cards. */
  readonly rounds: number;
  /** Default: 1. */
  readonly dealsPerGame?: number | undefined;
  /** Whether to stop as soon as every difference is significant. */
  readonly untilClear?: boolean | undefined;
  /** Number of threads, on which the results do not depend. Default: one per core. */
  readonly threads?: number | undefined;
  /** Time limit of a program for a move. */
  readonly botMilliseconds: number;
  /** Called with the number of rounds done and a function that returns their report. */
  readonly onProgress?: ((rounds: number, soFar: () => ArenaReport) => void) | undefined;
  /** Receives each record as a line of JSON, in order, and is awaited. */
  readonly onRecord?: ((line: string) => void | Promise<void>) | undefined;
  /** Stops the arena, which then returns the report so far. */
  readonly signal?: AbortSignal | undefined;
}

/** Plays bots against each other in duplicate: the same cards and random numbers with exchanged seats. */
export async function arena(options: ArenaOptions): Promise<ArenaReport> {
  const job = jobOf(options);
  // The rating library has hundreds of files, so it is loaded only here.
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
      async onResult(round) {
        standings.add(round);
        await passRecords(round, options);
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
  if (bots.length === 0) throw new RangeError('no bots to play');
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

async function passRecords({ games }: ArenaRound, { onRecord }: ArenaOptions): Promise<void> {
  if (onRecord === undefined) return;
  for (const { line } of games) if (line !== null) await onRecord(line);
}
