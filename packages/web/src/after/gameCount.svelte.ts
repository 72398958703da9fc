import type { Lobby } from '../lobby/lobby.ts';
import type { SavedGame } from '../lobby/messages.ts';
import { type GameSummary, summarise } from './gameSummary.ts';
import { readRecord } from './readRecord.ts';
import type { CountedGame } from './statistics.ts';

/** A kept game that can be read. */
export type ReadableGame = Extract<SavedGame, { readable: true }>;

/** What was counted since the page was loaded; a game that was written since is counted anew. */
const counted = new Map<string, { readonly kept: number; readonly summary: GameSummary | null }>();

/** Counts the kept games one after another, and lets the page live in between. */
export class GameCount {
  /** The kept games that can be read, the latest first. */
  games: readonly ReadableGame[] = $state.raw([]);
  /** Those that are counted, once all are. */
  counted: readonly CountedGame[] = $state.raw([]);
  /** How many games cannot be read. */
  unreadable = $state(0);
  /** How many are done, of how many; null when it is not counting. */
  progress: { readonly done: number; readonly of: number } | null = $state.raw(null);
  failed = $state(false);

  readonly #lobby: Lobby;
  #run = 0;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
  }

  /** Looks at all games anew. */
  async count(): Promise<void> {
    const run = ++this.#run;
    this.failed = false;
    try {
      const list = await this.#lobby.list();
      if (run === this.#run) await this.#countAll(list, run);
    } catch {
      this.failed = run === this.#run;
      this.progress = null;
    }
  }

  /** Stops counting. */
  stop(): void {
    this.#run++;
  }

  async #countAll(list: readonly SavedGame[], run: number): Promise<void> {
    this.games = list.filter((game) => game.readable);
    const found: CountedGame[] = [];
    let unreadable = list.length - this.games.length;
    for (const [done, game] of this.games.entries()) {
      this.progress = { done: done + 1, of: this.games.length };
      const summary = await this.#summaryOf(game);
      if (run !== this.#run) return;
      if (summary === null) unreadable++;
      else found.push({ id: game.id, kept: game.kept, players: game.players, summary });
    }
    this.counted = found;
    this.unreadable = unreadable;
    this.progress = null;
  }

  async #summaryOf(game: ReadableGame): Promise<GameSummary | null> {
    const known = counted.get(game.id);
    if (known?.kept === game.kept) return known.summary;
    const text = await this.#lobby.record(game.id).catch(() => '');
    await breathe();
    const read = readRecord(text);
    const summary = read.ok ? summarise(read.value) : null;
    counted.set(game.id, { kept: game.kept, summary });
    return summary;
  }
}

/** Lets the page draw and answer before the next game. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
