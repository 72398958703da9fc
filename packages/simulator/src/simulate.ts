import { availableParallelism } from 'node:os';
import { botsBySeat, type GameOptions, withDeals } from './game.ts';
import type { PlayedGame, SimulationJob } from './simulationJob.ts';
import { type Statistics, StatisticsGatherer } from './statistics.ts';
import { type PoolOptions, runInPool, threadModule } from './workerPool.ts';

/** How long a program may think about a move unless somebody says otherwise, in milliseconds. */
export const BOT_MILLISECONDS = 10_000;

/** What a simulation is made of. */
export interface SimulationOptions extends GameOptions {
  /** How many games to play. They are numbered from 1. */
  readonly games: number;
  /** How many threads play them; results do not depend on it. By default one for each core. */
  readonly threads?: number | undefined;
  /** How long a program may think about a move, in milliseconds. */
  readonly botMilliseconds?: number | undefined;
  /** Is told how many games are done. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /**
   * Is given each record as a line of JSON, in the order of the games; the simulation waits for what it
   * returns.
   */
  readonly onRecord?: ((line: string, number: number) => void | Promise<void>) | undefined;
  /** The statistics of the first games, which were played earlier: the games after them are played. */
  readonly continued?: StatisticsGatherer | undefined;
  /** Ends the simulation before its time, with the statistics of the games so far. */
  readonly signal?: AbortSignal | undefined;
}

/** The statistics of a simulation, and why it ended. */
export interface SimulationReport extends Statistics {
  readonly stopped: 'played' | 'interrupted';
}

/** Plays many games between bots in worker threads and returns their statistics. */
export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const job = jobOf(options);
  const gatherer = options.continued ?? new StatisticsGatherer(job.bots);
  const stopped = await playGames(options, job, gatherer);
  return { stopped, ...gatherer.statistics() };
}

async function playGames(
  options: SimulationOptions,
  job: SimulationJob,
  gatherer: StatisticsGatherer,
): Promise<SimulationReport['stopped']> {
  try {
    await runInPool<PlayedGame>(workOf(options, job, gatherer));
    return 'played';
  } catch (error) {
    if (options.signal?.aborted !== true || error !== options.signal.reason) throw error;
    return 'interrupted';
  }
}

function workOf(
  options: SimulationOptions,
  job: SimulationJob,
  gatherer: StatisticsGatherer,
): PoolOptions<PlayedGame> {
  return {
    module: threadModule('worker', import.meta.url),
    job,
    units: options.games,
    first: gatherer.games + 1,
    threads: options.threads ?? availableParallelism(),
    onProgress: options.onProgress,
    signal: options.signal,
    async take({ summary, line, faults }, number) {
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
