import { openDatabase } from '../browser/sharedStorage.ts';

/** The seed of a repeatable game, and how many numbers were drawn from it so far. */
export interface StoredSeed {
  readonly text: string;
  readonly dealing: number;
  readonly bots: number;
}

/** A game as it is stored. The record is kept as text, so that what cannot be read is not lost either. */
export interface StoredGame {
  readonly id: string;
  /** The record as JSON. */
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly kept: number;
  /** Only a repeatable game has one. */
  readonly seed?: StoredSeed;
  /** The profile of the person on each seat, null for a bot or a person without one; older games have none. */
  readonly profiles?: readonly (string | null)[];
  /** The worker that plays it now: only its writes are taken. */
  readonly owner: string;
}

/** Another worker has taken the game over: this one's write was not taken. */
export class TakenOver extends Error {}

/** What came of a write: the game is stored, it was gone and is stored again, or it is in memory until it can be stored. */
export type Written = 'written' | 'restored' | 'rescued';

/** Where games are stored. What comes back may be damaged: whoever reads it looks at it first. */
export interface GameStore {
  /** Whether what is stored outlives the page. */
  readonly durable: boolean;
  /** All games. */
  list(): Promise<readonly unknown[]>;
  /** Stores new games: all of them or none. */
  add(games: readonly StoredGame[]): Promise<void>;
  /** Takes a game over for an owner and gives it as it is stored; undefined where there is none. */
  claim(id: string, owner: string): Promise<unknown>;
  /** Gives a game without taking it over. */
  read(id: string): Promise<unknown>;
  /**
   * Writes a game, if its owner is still the one that claimed it; a {@link TakenOver} otherwise. One that is gone is
   * stored anew.
   */
  write(game: StoredGame): Promise<Written>;
  /** Forgets a game. */
  remove(id: string): Promise<void>;
}

/** Whether a game may be written over what is stored of it. */
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

const DATABASE = 'nain-jaune';
const GAMES = 'games';

/** Games in IndexedDB. A promise that is kept means that the game is on the disk. */
class IndexedGameStore implements GameStore {
  readonly durable = true;
  #database: IDBDatabase | null;

  constructor(database: IDBDatabase) {
    this.#database = null;
    this.#take(database);
  }

  list(): Promise<readonly unknown[]> {
    return this.#run('readonly', (games) => games.getAll());
  }

  async add(added: readonly StoredGame[]): Promise<void> {
    await this.#run('readwrite', (games) => {
      for (const game of added) games.add(game);
      return games.count();
    });
  }

  async claim(id: string, owner: string): Promise<unknown> {
    return this.#run('readwrite', (games) => {
      const asked = games.get(id);
      asked.onsuccess = () => {
        const game: unknown = asked.result;
        if (typeof game === 'object' && game !== null) games.put({ ...game, owner });
      };
      return asked;
    });
  }

  read(id: string): Promise<unknown> {
    return this.#run('readonly', (games) => games.get(id));
  }

  async write(game: StoredGame): Promise<Written> {
    const stored = await this.#run('readwrite', (games) => {
      const asked: IDBRequest<unknown> = games.get(game.id);
      asked.onsuccess = () => {
        if (mayWrite(game, asked.result)) games.put(game);
      };
      return asked;
    });
    if (!mayWrite(game, stored)) throw new TakenOver();
    return stored === undefined ? 'restored' : 'written';
  }

  async remove(id: string): Promise<void> {
    await this.#run('readwrite', (games) => games.delete(id));
  }

  #take(database: IDBDatabase): void {
    this.#database = database;
    const lose = () => {
      database.close();
      this.#database = null;
    };
    database.onversionchange = lose;
    database.onclose = lose;
  }

  async #run<Result>(
    mode: 'readonly' | 'readwrite',
    work: (games: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const transaction = await this.#begin(mode);
    return new Promise((resolve, reject) => {
      const request = work(transaction.objectStore(GAMES));
      const fail = () => reject(transaction.error ?? new Error('the transaction failed'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = fail;
      transaction.onabort = fail;
    });
  }

  /** Begins a transaction, in a database that is opened anew where the browser has closed it. */
  async #begin(mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
    const begin = (database: IDBDatabase) => database.transaction(GAMES, mode, { durability: 'strict' });
    if (this.#database !== null) {
      try {
        return begin(this.#database);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      }
    }
    const database = await openDatabase(DATABASE, GAMES);
    this.#take(database);
    return begin(database);
  }
}

/** The store of this browser, or one in memory where the browser has none to offer. */
export async function openGameStore(): Promise<GameStore> {
  try {
    return new IndexedGameStore(await openDatabase(DATABASE, GAMES));
  } catch {
    return new MemoryGameStore();
  }
}
