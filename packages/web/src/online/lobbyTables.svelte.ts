import type { LobbyTable } from '@nain-jaune/protocol/online';
import { openTables } from './api.ts';

/** How often the list is asked for while the page is looked at, in milliseconds. */
const EVERY = 4000;

/** The open tables of the server, asked for again and again while somebody looks. */
export class LobbyTables {
  /** Null until the server has answered. */
  list: readonly LobbyTable[] | 'no-server' | null = $state.raw(null);

  /** Call it while a component is being made. */
  constructor() {
    $effect(() => {
      const look = () => {
        if (document.visibilityState === 'visible') void this.#load();
      };
      look();
      const timer = setInterval(look, EVERY);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  async #load(): Promise<void> {
    const found = await openTables();
    if (found.ok) this.list = found.value;
    else if (found.error.code === 'no-server') this.list = 'no-server';
  }
}
