import { tick } from 'svelte';
import { idle } from '../browser/browser.ts';
import { inTime } from '../browser/inTime.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import type { SheetName, StanceSheets } from './stanceSheets.ts';
import { actOfKey, isForTable, type KeyAct } from './tableKeys.ts';

/** The parts of the player's place that keys and focus need. */
interface Place {
  takeFocus(): void;
  takeKey(event: KeyboardEvent): boolean;
}

/** Callbacks to the table. */
interface Underneath {
  /** Undefined for a spectator, or before the table is loaded. */
  own(): Place | null | undefined;
  /** Loads the sheets. */
  load(): Promise<StanceSheets>;
  act(act: KeyAct): void;
}

/** The sheet over a table, one at a time and loaded after it, and the table's keyboard shortcuts while none is open. */
export class OverTable {
  /** The open sheet, or null. */
  sheet: SheetName | null = $state(null);
  /** The sheets, or null before they are requested. */
  stance: Promise<StanceSheets> | null = $state.raw(null);
  /** The loaded sheets. An open sheet reads the other parts of its stance here. */
  parts: StanceSheets | null = null;
  readonly #underneath: Underneath;

  constructor(underneath: Underneath) {
    this.#underneath = underneath;
  }

  /** Loads the sheets if that has not happened. */
  fetch(): void {
    if (this.stance === null) this.fetchAgain();
  }

  /** Loads the sheets again after a failure. A late module from the first attempt is used as well. */
  fetchAgain(): void {
    const fetched: Promise<StanceSheets> = idle()
      .then(() =>
        inTime(this.#underneath.load(), () => {
          if (this.stance === fetched) this.fetchAgain();
        }),
      )
      .then((stance) => (this.parts = stance));
    this.stance = fetched;
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
