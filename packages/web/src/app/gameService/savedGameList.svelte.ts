import { flag, or, persisted } from '../browser/persisted.ts';
import { recordFileName, saveFrom } from '../browser/saveFile.ts';
import type { GameService } from './gameService.ts';
import { problemIn } from './gameServiceError.ts';
import { gameToContinue } from './gameToContinue.ts';
import type { GameSetup, ReadableGame, SavedGame, ServiceProblem } from './serviceMessages.ts';

/** `some`: whether there were games when they were last listed. */
const SAVED = persisted('kept-games', { some: or(flag, false) });

/** The saved games, the latest first. */
export class SavedGameList {
  #games: readonly SavedGame[] = $state.raw([]);
  /** Why the games cannot be listed, or one cannot be removed or saved. */
  problem: ServiceProblem | null = $state.raw(null);
  isLoaded = $state(false);
  #awaited = $state(SAVED.read().some);
  readonly #gameService: GameService;

  constructor(gameService: GameService) {
    this.#gameService = gameService;
  }

  /** Whether games are expected but not yet listed. */
  get awaited(): boolean {
    return this.#awaited;
  }

  get readable(): readonly ReadableGame[] {
    return this.#games.filter((game) => game.readable);
  }

  /** The ids of the unreadable games. */
  get broken(): readonly string[] {
    return this.#games.flatMap(({ readable, id }) => (readable ? [] : [id]));
  }

  /** The unfinished game to offer. */
  get latest(): ReadableGame | null {
    return gameToContinue(this.#games);
  }

  async load(): Promise<void> {
    try {
      this.#games = await this.#gameService.list();
      saveWhether(this.#games.length > 0);
      this.isLoaded = true;
    } catch (error) {
      this.#fail(error);
    }
    this.#awaited = false;
  }

  /** Creates a game. Resolves with its id, or rejects with a `GameServiceError`. */
  async begin(setup: GameSetup): Promise<string> {
    const id = await this.#gameService.create(setup);
    saveWhether(true);
    return id;
  }

  async remove(id: string): Promise<void> {
    try {
      await this.#gameService.remove(id);
    } catch (error) {
      this.#fail(error);
    }
    await this.load();
  }

  /** Saves the record of a game as a file. */
  async save(id: string): Promise<void> {
    try {
      saveFrom(recordFileName(id), await this.#gameService.file(id));
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.problem = problemIn(error);
  }
}

function saveWhether(some: boolean): void {
  SAVED.save({ some });
}
