import { tick } from 'svelte';
import { idle } from '../client/browser.ts';
import { inTime } from '../client/inTime.ts';
import { preferences } from '../client/preferences.svelte.ts';
import { actOfKey, isForTable, type KeyAct } from './tableKeys.ts';

/** One's own place, as the keys and the focus know it. */
interface Place {
  takeFocus(): void;
  takeKey(event: KeyboardEvent): boolean;
}

/** What a table does for those that lie over it. */
interface Underneath<Sheets> {
  /** One's own place; nothing for whoever watches, or before the table is there. */
  own(): Place | null | undefined;
  /** Loads the file of the sheets. */
  load(): Promise<Sheets>;
  /** Does what a key asks for. */
  act(act: KeyAct): void;
}

/**
 * What lies over a table: one sheet at a time, whose file comes after the table itself, and the keys that the table hears
 * while none does.
 */
export class OverTable<Name extends string, Sheets> {
  /** The sheet that lies over the table; null for none. */
  sheet: Name | null = $state(null);
  /** The file of the sheets; null until it is fetched. */
  sheets: Promise<Sheets> | null = $state.raw(null);
  readonly #underneath: Underneath<Sheets>;

  constructor(underneath: Underneath<Sheets>) {
    this.#underneath = underneath;
  }

  /** Fetches the sheets where they are not here yet: nobody opens one before there is a table to see. */
  fetch(): void {
    if (this.sheets === null) this.fetchAgain();
  }

  /** Fetches the sheets, though they could not be had before. Files that are only late are used when they are there. */
  fetchAgain(): void {
    const fetched: Promise<Sheets> = idle().then(() =>
      inTime(this.#underneath.load(), () => {
        if (this.sheets === fetched) this.fetchAgain();
      }),
    );
    this.sheets = fetched;
  }

  /** Takes the sheet away; who had the focus in it goes on at his hand. */
  async close(): Promise<void> {
    this.sheet = null;
    await tick();
    if (document.activeElement === document.body) this.#underneath.own()?.takeFocus();
  }

  /** Hears a key: for the table, or else for one's own hand. */
  hearKey(event: KeyboardEvent): void {
    if (!preferences.singleKeys || !isForTable(event)) return;
    const own = this.#underneath.own();
    if (this.sheet !== null) return;
    const act = actOfKey(event.key);
    if (act !== undefined) this.#underneath.act(act);
    if (act !== undefined || own?.takeKey(event)) event.preventDefault();
  }
}
