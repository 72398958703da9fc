import { Database } from '../app/browser/database.ts';
import { GameServiceError, problemIn } from '../app/gameService/gameServiceError.ts';
import type { Contest } from '../app/gameService/serviceMessages.ts';

/** The seed of a repeatable game, and how many numbers its sources have drawn. */
export interface StoredSeed {
  readonly text: string;
  readonly dealing: number;
  readonly bots: number;
}

/** The cards of a game that others play too. */
export interface StoredCards {
  /** The first dealer. */
  readonly dealer: number;
  /** The packs of the first deals in the notation of records, each with its top card first. */
  readonly packs: readonly string[];
  /** The number of the first deal in the seeds of the bots. Default 1. */
  readonly firstDeal?: number;
}

/** A stored game. Its record is text, so that an unreadable one is not lost. */
export interface StoredGame {
  readonly id: string;
  /** The record as JSON. */
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly kept: number;
  /** Only a repeatable game has one. */
  readonly seed?: StoredSeed;
  /** Seeds the decisions of the bots. Only repeatable games have none. */
  readonly botSeed?: string;
  /** The seat of the first dealer, if the players chose it. */
  readonly dealer?: number;
  readonly cards?: StoredCards;
  /** What the game counts for. */
  readonly contest?: Contest;
  /** The address to which a practice game leads back. */
  readonly from?: string;
  /** The profile by seat; null for a bot or a person without one. */
  readonly profiles?: readonly (string | null)[];
  /** The worker that plays the game. Writes of other workers are rejected. */
  readonly owner: string;
}

/** The write was rejected: another worker has taken the game over. */
export class TakenOver extends Error {}

/** Result of a write. `restored`: the game was missing. `rescued`: it is in memory until it can be written. */
export type Written = 'written' | 'restored' | 'rescued';

/** Returns the id of one of the stored games, or null. */
export type FindGame = (games: readonly unknown[]) => string | null;

/** A store of games. Its values may be damaged: callers check them. */
export interface GameStore {
  /** Whether games outlive the page. */
  readonly durable: boolean;
  list(): Promise<readonly unknown[]>;
  /** Stores all of the new games, or none. */
  add(games: readonly StoredGame[]): Promise<void>;
  /**
   * Stores a new game unless there is one that `find` returns the id of. Other tabs cannot store one in between. Resolves with
   * the id of the game that is there.
   */
  addUnless(game: StoredGame, find: FindGame): Promise<string>;
  /** Makes `owner` the owner of a game. Resolves with the stored game; undefined if there is none. */
  claim(id: string, owner: string): Promise<unknown>;
  /** Resolves with a stored game; undefined if there is none. */
  read(id: string): Promise<unknown>;
  /** Writes a game, also if it is missing. Rejects with {@link TakenOver} if another owner has claimed it. */
  write(game: StoredGame): Promise<Written>;
  remove(id: string): Promise<void>;
}

function mayWrite({ owner }: StoredGame, stored: unknown): boolean {
  if (stored === undefined) return true;
  return typeof stored === 'object' && stored !== null && 'owner' in stored && stored.owner === owner;
}

/** Games in memory, for a browser that stores nothing. */
class MemoryGameStore implements GameStore {
  readonly durable = false;
  readonly #games = new Map<string, StoredGame>();

  async list(): Promise<readonly unknown[]> {
    return [...this.#games.values()];
  }

  async add(games: readonly StoredGame[]): Promise<void> {
    for (const game of games) this.#games.set(game.id, game);
  }

  async addUnless(game: StoredGame, find: FindGame): Promise<string> {
    const found = find([...this.#games.values()]);
    if (found === null) this.#games.set(game.id, game);
    return found ?? game.id;
  }

  async claim(id: string, owner: string): Promise<unknown> {
    const game = this.#games.get(id);
    if (game !== undefined) this.#games.set(id, { ...game, owner });
    return game;
  }

  async read(id: string): Promise<unknown> {
    return this.#games.get(id);
  }

  async write(game: StoredGame): Promise<Written> {
    const stored = this.#games.get(game.id);
    if (!mayWrite(game, stored)) throw new TakenOver();
    this.#games.set(game.id, game);
    return stored === undefined ? 'restored' : 'written';
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
  }
}

/** New games in memory, for a browser whose database is of a newer version. Games that may be in there cannot be read. */
class NewerGameStore extends MemoryGameStore {
  override list(): Promise<never> {
    return this.#refuse();
  }

  override async claim(id: string, owner: string): Promise<unknown> {
    return (await super.claim(id, owner)) ?? this.#refuse();
  }

  override async read(id: string): Promise<unknown> {
    return (await super.read(id)) ?? this.#refuse();
  }

  async #refuse(): Promise<never> {
    throw new GameServiceError({ code: 'newer-data' });
  }
}

/** Games in IndexedDB. A write that has resolved is on the disk. */
class IndexedGameStore implements GameStore {
  readonly durable = true;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(): Promise<readonly unknown[]> {
    return this.#database.run('readonly', (games) => games.getAll());
  }

  async add(added: readonly StoredGame[]): Promise<void> {
    await this.#database.run('readwrite', (games) => Promise.all(added.map((game) => games.add(game))));
  }

  addUnless(game: StoredGame, find: FindGame): Promise<string> {
    return this.#database.run('readwrite', async (games) => {
      const found = find(await games.getAll());
      if (found === null) await games.add(game);
      return found ?? game.id;
    });
  }

  claim(id: string, owner: string): Promise<unknown> {
    return this.#database.run('readwrite', async (games) => {
      const game: unknown = await games.get(id);
      if (typeof game === 'object' && game !== null) await games.put({ ...game, owner });
      return game;
    });
  }

  read(id: string): Promise<unknown> {
    return this.#database.run('readonly', (games) => games.get(id));
  }

  write(game: StoredGame): Promise<Written> {
    return this.#database.run('readwrite', async (games) => {
      const stored: unknown = await games.get(game.id);
      if (!mayWrite(game, stored)) throw new TakenOver();
      await games.put(game);
      return stored === undefined ? 'restored' : 'written';
    });
  }

  async remove(id: string): Promise<void> {
    await this.#database.run('readwrite', (games) => games.delete(id));
  }
}

/** Opens the store of this browser, or one in memory if the browser offers no database. */
export async function openGameStore(): Promise<GameStore> {
  const database = new Database('nain-jaune', 'games');
  try {
    await database.open();
    return new IndexedGameStore(database);
  } catch (error) {
    return problemIn(error).code === 'newer-data' ? new NewerGameStore() : new MemoryGameStore();
  }
}
