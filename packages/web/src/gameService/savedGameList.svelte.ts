import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';
import { recordFileName, saveFrom } from '../browser/saveFile.ts';
import type { GameService } from './gameService.ts';
import { problemIn } from './gameServiceError.ts';
import type { GameSetup, SavedGame, ServiceProblem } from './serviceMessages.ts';

/** A kept game that can be read. */
export type ReadableGame = Extract<SavedGame, { readable: true }>;

const KEY = 'kept-games';
/** `some`: whether there were games when they were last listed. */
const SAVED = v.object({ some: v.fallback(v.boolean(), false) });

/** The games that the game service keeps, the latest first. */
export class SavedGameList {
  #games: readonly SavedGame[] = $state.raw([]);
  /** Why they cannot be listed, or why one of them cannot be removed. */
  problem: ServiceProblem | null = $state.raw(null);
  /** Whether the list has come. */
  isLoaded = $state(false);
  #awaited = $state(readSaved(KEY, SAVED).some);
  readonly #gameService: GameService;

  constructor(gameService: GameService) {
    this.#gameService = gameService;
  }

  /** Whether there were games when this browser last looked, and they are still to be listed. */
  get awaited(): boolean {
    return this.#awaited;
  }

  /** The games that can be read. */
  get readable(): readonly ReadableGame[] {
    return this.#games.filter((game) => game.readable);
  }

  /** The ids of those that cannot. */
  get broken(): readonly string[] {
    return this.#games.flatMap(({ readable, id }) => (readable ? [] : [id]));
  }

  /** The game that one was last at, if it is not over. */
  get latest(): ReadableGame | null {
    return this.readable.find((game) => !game.over) ?? null;
  }

  /** Asks for the list. */
  async load(): Promise<void> {
    try {
      this.#games = await this.#gameService.list();
      noteWhether(this.#games.length > 0);
      this.isLoaded = true;
    } catch (error) {
      this.#fail(error);
    }
    this.#awaited = false;
  }

  /** Begins a game, which is kept from now on; gives its id, fails as the game service does. */
  async begin(setup: GameSetup): Promise<string> {
    const id = await this.#gameService.create(setup);
    noteWhether(true);
    return id;
  }

  /** Removes a game for good. */
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

function noteWhether(some: boolean): void {
  saveValue(KEY, { some });
}
