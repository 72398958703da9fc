import { availableParallelism } from 'node:os';
import { botsBySeat, type GameOptions, withDeals } from './game.ts';
import type { PlayerFault } from './players.ts';
import { type GameSummary, type Statistics, StatisticsGatherer } from './statistics.ts';
import { type PoolOptions, runInPool, threadModule } from './workerPool.ts';

/** Default time limit of a program for a move. */
export const BOT_MILLISECONDS = 10_000;

export interface SimulationOptions extends GameOptions {
  /** Number of games. They are numbered from 1. */
  readonly games: number;
  /** Number of threads, on which the results do not depend. Default: one per core. */
  readonly threads?: number | undefined;
  /** Time limit of a program for a move. Default: {@link BOT_MILLISECONDS}. */
  readonly botMilliseconds?: number | undefined;
  /** Called with the number of games done. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Receives each record as a line of JSON, in the order of the games, and is awaited. */
  readonly onRecord?: ((line: string, number: number) => void | Promise<void>) | undefined;
  /** Stops the simulation, which then returns the statistics of the games so far. */
  readonly signal?: AbortSignal | undefined;
}

export interface SimulationReport extends Statistics {
  readonly stopped: 'played' | 'interrupted';
}

/** The `workerData` of the threads of a simulation. */
export interface SimulationJob extends GameOptions {
  readonly keepRecords: boolean;
  /** Time limit of a program for a move. */
  readonly botMilliseconds: number;
}

/** The result of one game. */
export interface GameResult {
  readonly summary: GameSummary;
  /** The record as a line of JSON if `keepRecords`. */
  readonly line: string | null;
  readonly faults: readonly PlayerFault[];
}

/** Plays many games between bots in worker threads and returns their statistics. */
export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const job = jobOf(options);
  const gatherer = new StatisticsGatherer(job.bots);
  const stopped = await playGames(options, job, gatherer);
  return { stopped, ...gatherer.statistics() };
}

async function playGames(
  options: SimulationOptions,
  job: SimulationJob,
  gatherer: StatisticsGatherer,
): Promise<SimulationReport['stopped']> {
  try {
    await runInPool<GameResult>(poolOptions(options, job, gatherer));
    return 'played';
  } catch (error) {
    if (options.signal?.aborted !== true || error !== options.signal.reason) throw error;
    return 'interrupted';
  }
}

function poolOptions(
  options: SimulationOptions,
  job: SimulationJob,
  gatherer: StatisticsGatherer,
): PoolOptions<GameResult> {
  return {
    module: threadModule('worker', import.meta.url),
    job,
    units: options.games,
    threads: options.threads ?? availableParallelism(),
    onProgress: options.onProgress,
    signal: options.signal,
    async onResult({ summary, line, faults }, number) {
      gatherer.add(summary, faults);
      if (line !== null) await options.onRecord?.(line, number);
      return true;
    },
  };
}

function jobOf({
  ruleset,
  deals,
  bots,
  players,
  seed,
  onRecord,
  botMilliseconds,
}: SimulationOptions): SimulationJob {
  return {
    ruleset: withDeals(ruleset, deals),
    players,
    bots: botsBySeat(bots, players),
    seed,
    keepRecords: onRecord !== undefined,
    botMilliseconds: botMilliseconds ?? BOT_MILLISECONDS,
  };
}
