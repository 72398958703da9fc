import pLimit from 'p-limit';
import type { Store } from '../store/store.ts';

/** The bans in force, cached and refreshed at intervals because nodes share them. */
export class BanList {
  readonly #store: Store;
  readonly #queue = pLimit(1);
  #addresses: ReadonlySet<string> = new Set();
  #tokens: ReadonlySet<string> = new Set();
  #onNew: () => void = () => {};

  constructor(store: Store) {
    this.#store = store;
  }

  onNew(listener: () => void): void {
    this.#onNew = listener;
  }

  /** Reads the bans from the store. Reads are serial, so that the newest result wins. */
  refresh(): Promise<void> {
    return this.#queue(() => this.#read());
  }

  isBanned(address: string, tokenHash: string | null): boolean {
    return this.#addresses.has(address) || (tokenHash !== null && this.#tokens.has(tokenHash));
  }

  async #read(): Promise<void> {
    const [addresses, tokens] = [this.#addresses, this.#tokens];
    const bans = await this.#store.bans();
    const valuesOf = (kind: string) =>
      new Set(bans.filter((ban) => ban.kind === kind).map(({ value }) => value));
    this.#addresses = valuesOf('address');
    this.#tokens = valuesOf('token');
    if (hasNew(this.#addresses, addresses) || hasNew(this.#tokens, tokens)) this.#onNew();
  }
}

function hasNew(values: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  return [...values].some((value) => !known.has(value));
}
