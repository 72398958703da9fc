import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { botsBySeat, type GameOptions, withDeals } from './game.ts';
import { type Batch, END_OF_WORK, type Job, type PlayedBatch, type PlayedGame } from './job.ts';
import { type Statistics, StatisticsGatherer } from './statistics.ts';

/** What a simulation is made of. */
export interface SimulationOptions extends GameOptions {
  /** How many games to play. They are numbered from 1. */
  readonly games: number;
  /** How many threads play them; results do not depend on it. By default one for each core. */
  readonly threads?: number | undefined;
  /** Is told how many games are done. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /**
   * Is given each record as a line of JSON, in the order of the games; the simulation waits for what it
   * returns.
   */
  readonly onRecord?: ((line: string, number: number) => void | Promise<void>) | undefined;
  /** Ends the simulation before its time: the promise is then refused with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const BATCHES_AHEAD = 4;
const LARGEST_BATCH = 64;

/** Plays many games between bots in worker threads and gives their statistics. */
export async function simulate(options: SimulationOptions): Promise<Statistics> {
  options.signal?.throwIfAborted();
  const crew = new Crew(options);
  try {
    return await crew.play();
  } finally {
    await crew.dismiss();
  }
}

/** The threads of one simulation, with what they have played and nobody has taken yet. */
class Crew {
  readonly #options: SimulationOptions;
  readonly #workers: readonly Worker[];
  readonly #exits: Promise<void>[] = [];
  readonly #batchSize: number;
  readonly #gatherer: StatisticsGatherer;
  readonly #played = new Map<number, readonly PlayedGame[]>();
  readonly #resting: Worker[] = [];
  readonly #end = Promise.withResolvers<Statistics>();
  /** The first game that no thread has been given. */
  #nextToGive = 1;
  /** The first game that is not in the statistics. */
  #nextToTake = 1;
  #taking = false;
  #abort = (): void => this.#end.reject(this.#options.signal?.reason);

  constructor(options: SimulationOptions) {
    const ruleset = withDeals(options.ruleset, options.deals);
    const bots = botsBySeat(options.bots, options.players);
    const { players, seed, games } = options;
    const threads = Math.max(1, Math.min(options.threads ?? availableParallelism(), games));
    const job: Job = { ruleset, players, bots, seed, keepRecords: options.onRecord !== undefined };
    this.#options = options;
    this.#gatherer = new StatisticsGatherer(bots);
    this.#batchSize = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(games / threads / BATCHES_AHEAD)));
    this.#workers = Array.from({ length: threads }, () => this.#hire(job));
  }

  play(): Promise<Statistics> {
    this.#options.signal?.addEventListener('abort', this.#abort, { once: true });
    if (this.#options.games < 1) this.#end.resolve(this.#gatherer.statistics());
    for (const worker of this.#workers) this.#give(worker);
    return this.#end.promise;
  }

  /**
   * Lets every thread end by itself, at the latest after the batch it is at. A thread that is ended by force while it
   * still loads its modules can take the whole process with it (a fault of Node 24's).
   */
  async dismiss(): Promise<void> {
    this.#options.signal?.removeEventListener('abort', this.#abort);
    for (const worker of this.#workers) worker.postMessage(END_OF_WORK);
    await Promise.all(this.#exits);
  }

  #hire(job: Job): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    worker.on('message', (batch: PlayedBatch) => {
      this.#played.set(batch.first, batch.games);
      this.#give(worker);
      void this.#take();
    });
    worker.on('error', (error) => this.#end.reject(error));
    this.#exits.push(new Promise((resolve) => worker.once('exit', () => resolve())));
    return worker;
  }

  /** Gives a thread its next games, or lets it rest while too many games wait to be taken. */
  #give(worker: Worker): void {
    const first = this.#nextToGive;
    if (first > this.#options.games) return;
    const waiting = first - this.#nextToTake;
    if (waiting > this.#batchSize * this.#workers.length * BATCHES_AHEAD) {
      this.#resting.push(worker);
      return;
    }
    const batch: Batch = { first, count: Math.min(this.#batchSize, this.#options.games - first + 1) };
    this.#nextToGive += batch.count;
    worker.postMessage(batch);
  }

  /** Takes the games that are next in order into the statistics, one batch after the other. */
  async #take(): Promise<void> {
    if (this.#taking) return;
    this.#taking = true;
    try {
      for (let games = this.#takeBatch(); games !== undefined; games = this.#takeBatch())
        await this.#count(games);
    } catch (error) {
      this.#end.reject(error);
    }
    this.#taking = false;
    if (this.#nextToTake > this.#options.games) this.#end.resolve(this.#gatherer.statistics());
  }

  #takeBatch(): readonly PlayedGame[] | undefined {
    const games = this.#played.get(this.#nextToTake);
    this.#played.delete(this.#nextToTake);
    return games;
  }

  async #count(games: readonly PlayedGame[]): Promise<void> {
    for (const { summary, line } of games) {
      this.#gatherer.add(summary);
      if (line !== null) await this.#options.onRecord?.(line, this.#nextToTake);
      this.#nextToTake += 1;
    }
    this.#options.onProgress?.(this.#nextToTake - 1);
    for (const worker of this.#resting.splice(0)) this.#give(worker);
  }
}
