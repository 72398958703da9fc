import type { ServiceNotice } from '../app/gameService/serviceMessages.ts';
import { type FindGame, type GameStore, type StoredGame, TakenOver, type Written } from './gameStore.ts';

/** A store that holds games in memory that could not be written. The next successful write stores them. */
export class RescuingStore implements GameStore {
  readonly #store: GameStore;
  readonly #notify: (notice: ServiceNotice) => void;
  readonly #rescued = new Map<string, StoredGame>();
  /** Open games whose owner could not be written. */
  readonly #unclaimed = new Set<string>();

  constructor(store: GameStore, notify: (notice: ServiceNotice) => void) {
    this.#store = store;
    this.#notify = notify;
  }

  get durable(): boolean {
    return this.#store.durable;
  }

  async list(): Promise<readonly unknown[]> {
    const rescued = [...this.#rescued.values()];
    try {
      const stored = await this.#store.list();
      return [...stored.filter((game) => !this.#isRescued(game)), ...rescued];
    } catch (error) {
      if (rescued.length === 0) throw error;
      return rescued;
    }
  }

  async add(games: readonly StoredGame[]): Promise<void> {
    try {
      await this.#store.add(games);
    } catch {
      for (const game of games) this.#rescue(game);
    }
  }

  async addUnless(game: StoredGame, find: FindGame): Promise<string> {
    const found = find([...this.#rescued.values()]);
    if (found !== null) return found;
    try {
      return await this.#store.addUnless(game, find);
    } catch {
      // The found game may still be readable.
      const stored = await this.#store.list().then(find, () => null);
      if (stored === null) this.#rescue(game);
      return stored ?? game.id;
    }
  }

  async claim(id: string, owner: string): Promise<unknown> {
    const rescued = this.#rescued.get(id);
    if (rescued === undefined) return this.#claimStored(id, owner);
    const claimed = { ...rescued, owner };
    this.#rescued.set(id, claimed);
    this.#notify({ type: 'not-kept', id });
    return claimed;
  }

  async read(id: string): Promise<unknown> {
    return this.#rescued.get(id) ?? this.#store.read(id);
  }

  /** Holds the game in memory if it cannot be written. Rejects only if another worker has taken it over. */
  async write(game: StoredGame): Promise<Written> {
    try {
      const wasUnclaimed = this.#unclaimed.has(game.id);
      if (wasUnclaimed) await this.#store.claim(game.id, game.owner);
      this.#unclaimed.delete(game.id);
      const written = await this.#store.write(game);
      if (this.#rescued.delete(game.id) || wasUnclaimed) this.#notify({ type: 'kept', id: game.id });
      else if (written === 'restored') this.#notify({ type: 'restored', id: game.id });
      return written;
    } catch (error) {
      if (error instanceof TakenOver) throw error;
      this.#rescue(game);
      return 'rescued';
    }
  }

  async remove(id: string): Promise<void> {
    const isOnlyHere = this.#rescued.delete(id);
    try {
      await this.#store.remove(id);
    } catch (error) {
      if (!isOnlyHere) throw error;
    }
  }

  /** Opens a readable game even if its new owner cannot be written. */
  async #claimStored(id: string, owner: string): Promise<unknown> {
    this.#unclaimed.delete(id);
    try {
      return await this.#store.claim(id, owner);
    } catch {
      const stored = await this.#store.read(id);
      this.#unclaimed.add(id);
      this.#notify({ type: 'not-kept', id });
      return stored;
    }
  }

  #rescue(game: StoredGame): void {
    this.#rescued.set(game.id, game);
    this.#notify({ type: 'not-kept', id: game.id });
  }

  #isRescued(game: unknown): boolean {
    return typeof game === 'object' && game !== null && 'id' in game && this.#rescued.has(String(game.id));
  }
}
