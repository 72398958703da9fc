import type { Store } from '../store/index.ts';

/** The bans in force, in memory. Read from the store again and again, since all nodes share them. */
export class BanList {
  readonly #store: Store;
  #addresses: ReadonlySet<string> = new Set();
  #tokens: ReadonlySet<string> = new Set();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Reads the bans from the store. */
  async refresh(): Promise<void> {
    const bans = await this.#store.bans();
    const valuesOf = (kind: string) =>
      new Set(bans.filter((ban) => ban.kind === kind).map(({ value }) => value));
    this.#addresses = valuesOf('address');
    this.#tokens = valuesOf('token');
  }

  /** Whether an address or a token, both hashed, is excluded. */
  isBanned(address: string, tokenHash: string | null): boolean {
    return this.#addresses.has(address) || (tokenHash !== null && this.#tokens.has(tokenHash));
  }
}
