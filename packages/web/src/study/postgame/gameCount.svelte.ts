import type { GameService } from '../../app/gameService/gameService.ts';
import type { ReadableGame, SavedGame } from '../../app/gameService/serviceMessages.ts';
import { summarise } from './gameSummary.ts';
import { readRecord } from './readRecord.ts';
import type { CountedGame } from './statistics.ts';
import { browserSummaries, type StoredSummary, type SummaryStore } from './summaryStore.ts';

/** Number of summaries stored at once. */
const BATCH = 100;

/** Summarises the saved games in the background. Unchanged games use their stored summary. */
export class GameCount {
  /** Readable saved games, newest first. */
  games: readonly ReadableGame[] = $state.raw([]);
  /** Summarised games, set when all are done. */
  counted: readonly CountedGame[] = $state.raw([]);
  /** Number of unreadable games. */
  unreadable = $state(0);
  /** Progress: whether counting is running, and done and total games once known. */
  isCounting = $state(true);
  progress: { readonly done: number; readonly of: number } | null = $state.raw(null);
  failed = $state(false);

  readonly #gameService: GameService;
  readonly #store: SummaryStore;
  #run = 0;

  constructor(gameService: GameService, store: SummaryStore = browserSummaries) {
    this.#gameService = gameService;
    this.#store = store;
  }

  /** Summarises all games, replaying new and changed ones. */
  async count(): Promise<void> {
    const run = ++this.#run;
    this.failed = false;
    this.isCounting = true;
    try {
      const [list, stored] = await Promise.all([this.#gameService.list(), this.#store.load()]);
      if (run === this.#run) await this.#countAll(list, stored, run);
    } catch {
      if (run === this.#run) this.failed = true;
    }
    if (run !== this.#run) return;
    this.isCounting = false;
    this.progress = null;
  }

  stop(): void {
    this.#run++;
  }

  async #countAll(list: readonly SavedGame[], stored: readonly StoredSummary[], run: number): Promise<void> {
    this.games = list.filter((game) => game.readable);
    const known = new Map(stored.map((one) => [one.id, one]));
    let made: StoredSummary[] = [];
    const found: CountedGame[] = [];
    // A practice game repeats moves of another counted game.
    const played = this.games.filter((game) => !game.practice);
    let unreadable = list.length - this.games.length;
    for (const [done, game] of played.entries()) {
      let one = known.get(game.id);
      if (one?.kept !== game.kept) {
        this.progress = { done, of: played.length };
        one = await this.#summaryOf(game);
        made.push(one);
      }
      if (run !== this.#run) return;
      if (one.summary === null) unreadable++;
      else found.push({ id: game.id, kept: game.kept, players: game.players, summary: one.summary });
      if (made.length === BATCH) {
        await this.#store.save(made, []);
        made = [];
      }
    }
    this.counted = found;
    this.unreadable = unreadable;
    const ids = new Set(list.map(({ id }) => id));
    const gone = [...known.keys()].filter((id) => !ids.has(id));
    if (made.length + gone.length > 0) await this.#store.save(made, gone);
  }

  async #summaryOf({ id, kept }: ReadableGame): Promise<StoredSummary> {
    const text = await this.#gameService.record(id).catch(() => '');
    await breathe();
    const read = readRecord(text);
    return { id, kept, summary: read.ok ? summarise(read.value) : null };
  }
}

/** Yields to the page before the next game. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
