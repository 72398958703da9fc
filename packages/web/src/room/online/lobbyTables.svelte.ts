import type { LobbyTable } from '@nain-jaune/protocol';
import { openTables } from './onlineApi.ts';
import { repeatWhileVisible } from './repeatWhileVisible.svelte.ts';

/** The open tables of the server, requested again while the page is visible. */
export class LobbyTables {
  /** Null until the server has answered. */
  list: readonly LobbyTable[] | 'no-server' | null = $state.raw(null);

  /** When the list came, as of `performance.now`. */
  at = 0;

  /** Call it while a component is initialised. */
  constructor() {
    void this.#load();
    repeatWhileVisible(() => void this.#load());
  }

  async #load(): Promise<void> {
    const found = await openTables();
    this.at = performance.now();
    if (found.ok) this.list = found.value;
    else if (found.error.code === 'no-server') this.list = 'no-server';
  }
}
