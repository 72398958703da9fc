import type { ExploreFilter } from '@nain-jaune/review/explore';
import type { GameService } from '../gameService/gameService.ts';
import type { ExploreAnswer, Explored, ExploreFailure, ExploreQuestion } from './exploreMessages.ts';

/** Where the games come from. */
export type ExploreSource =
  | { readonly type: 'games' }
  | { readonly type: 'file'; readonly file: File }
  | { readonly type: 'server' };

interface Progress {
  readonly games: number;
  readonly part: number | null;
}

/** One exploration at a time, each in a worker of its own. */
export class ExploreRun {
  /** Null unless an exploration is running. */
  progress: Progress | null = $state.raw(null);
  /** The last result. */
  explored: Explored | null = $state.raw(null);
  failure: ExploreFailure | null = $state.raw(null);
  isCancelled = $state(false);
  readonly #gameService: GameService;
  #worker: Worker | null = null;

  constructor(gameService: GameService) {
    this.#gameService = gameService;
  }

  /** Resolves with whether there is a result. */
  async start(source: ExploreSource, filter: ExploreFilter): Promise<boolean> {
    this.#begin();
    const worker = new Worker(new URL('../worker/exploreWorker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const answered = this.#answerOf(worker);
    const ask = (question: ExploreQuestion) => worker.postMessage(question);
    if (source.type === 'file') ask({ type: 'file', filter, file: source.file });
    else if (source.type === 'server') ask({ type: 'server', filter, address: recordsAddress() });
    else await this.#sendGames(filter, worker, ask);
    const answer = await answered;
    if (this.#worker !== worker) return false;
    this.close();
    this.explored = answer.type === 'done' ? answer : null;
    this.failure = answer.type === 'failed' ? answer.why : null;
    return answer.type === 'done';
  }

  cancel(): void {
    this.close();
    this.isCancelled = true;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.progress = null;
  }

  #begin(): void {
    this.close();
    this.progress = { games: 0, part: null };
    this.explored = null;
    this.failure = null;
    this.isCancelled = false;
  }

  /** Resolves with the last answer of a worker, and never if it is terminated before. */
  #answerOf(worker: Worker): Promise<Exclude<ExploreAnswer, { type: 'progress' }>> {
    const { promise, resolve } = Promise.withResolvers<Exclude<ExploreAnswer, { type: 'progress' }>>();
    worker.onmessage = ({ data }: MessageEvent<ExploreAnswer>) => {
      if (data.type === 'progress') this.progress = { games: data.games, part: data.part };
      else resolve(data);
    };
    worker.onerror = () => resolve({ type: 'failed', why: 'failed' });
    return promise;
  }

  async #sendGames(
    filter: ExploreFilter,
    worker: Worker,
    ask: (question: ExploreQuestion) => void,
  ): Promise<void> {
    ask({ type: 'games', filter });
    const games = await this.#gameService.list().catch(() => []);
    for (const [done, { id }] of games.entries()) {
      // An unreadable game is an empty text, which is counted as one with errors.
      const text = await this.#gameService.record(id).catch(() => '');
      if (this.#worker !== worker) return;
      ask({ type: 'game', text });
      this.progress = { games: done + 1, part: (done + 1) / games.length };
    }
    ask({ type: 'end' });
  }
}

/** A worker resolves relative addresses against its own file. */
function recordsAddress(): string {
  return new URL('api/records', document.baseURI).href;
}
