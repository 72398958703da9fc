import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

type Mode = 'readonly' | 'readwrite';
type Store<StoreMode extends Mode> = IDBPObjectStore<unknown, [string], string, StoreMode>;

/** An IndexedDB database with one store, whose values have their key as `id`. */
export class Database {
  readonly #name: string;
  readonly #store: string;
  #opened: Promise<IDBPDatabase> | null = null;

  constructor(name: string, store: string) {
    this.#name = name;
    this.#store = store;
  }

  /** Opens the database, again if the browser has closed it. Rejects if the browser offers none. */
  async open(): Promise<IDBPDatabase> {
    this.#opened ??= this.#connect();
    try {
      return await this.#opened;
    } catch (error) {
      this.#opened = null;
      throw error;
    }
  }

  /** Runs `work` in one transaction. What it resolves with is on the disk. */
  async run<StoreMode extends Mode, Result>(
    mode: StoreMode,
    work: (store: Store<StoreMode>) => Promise<Result>,
  ): Promise<Result> {
    const { store, done } = await this.#begin(mode);
    const [result] = await Promise.all([work(store), done]);
    return result;
  }

  async #begin<StoreMode extends Mode>(mode: StoreMode) {
    const begin = (database: IDBPDatabase) =>
      database.transaction(this.#store, mode, { durability: 'strict' });
    const database = await this.open();
    try {
      return begin(database);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      this.#opened = null;
      return begin(await this.open());
    }
  }

  async #connect(): Promise<IDBPDatabase> {
    const forget = () => {
      this.#opened = null;
    };
    const database = await openDB(this.#name, 1, {
      upgrade: (created) => void created.createObjectStore(this.#store, { keyPath: 'id' }),
      terminated: forget,
    });
    database.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    return database;
  }
}
