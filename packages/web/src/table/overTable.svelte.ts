import { tick } from 'svelte';
import { idle } from '../client/browser.ts';
import { inTime } from '../client/inTime.ts';
import { preferences } from '../client/preferences.svelte.ts';
import { actOfKey, isForTable, type KeyAct } from './tableKeys.ts';

/** The parts of the player's place that keys and focus need. */
interface Place {
  takeFocus(): void;
  takeKey(event: KeyboardEvent): boolean;
}

/** Callbacks to the table. */
interface Underneath<Sheets> {
  /** Undefined for a spectator, or before the table is loaded. */
  own(): Place | null | undefined;
  /** Loads the module of the sheets. */
  load(): Promise<Sheets>;
  act(act: KeyAct): void;
}

/** The sheet over a table, one at a time in a lazily loaded module, and the table's keyboard shortcuts while none is open. */
export class OverTable<Name extends string, Sheets> {
  /** The open sheet, or null. */
  sheet: Name | null = $state(null);
  /** The module of the sheets, or null before it is requested. */
  sheets: Promise<Sheets> | null = $state.raw(null);
  readonly #underneath: Underneath<Sheets>;

  constructor(underneath: Underneath<Sheets>) {
    this.#underneath = underneath;
  }

  /** Loads the sheets if that has not happened. */
  fetch(): void {
    if (this.sheets === null) this.fetchAgain();
  }

  /** Loads the sheets again after a failure. A late module from the first attempt is used as well. */
  fetchAgain(): void {
    const fetched: Promise<Sheets> = idle().then(() =>
      inTime(this.#underneath.load(), () => {
        if (this.sheets === fetched) this.fetchAgain();
      }),
    );
    this.sheets = fetched;
  }

  /** Closes the sheet and moves the focus to the hand. */
  async close(): Promise<void> {
    this.sheet = null;
    await tick();
    if (document.activeElement === document.body) this.#underneath.own()?.takeFocus();
  }

  /** Handles a key for the table or the hand. */
  hearKey(event: KeyboardEvent): void {
    if (!preferences.singleKeys || !isForTable(event)) return;
    const own = this.#underneath.own();
    if (this.sheet !== null) return;
    const act = actOfKey(event.key);
    if (act !== undefined) this.#underneath.act(act);
    if (act !== undefined || own?.takeKey(event)) event.preventDefault();
  }
}
