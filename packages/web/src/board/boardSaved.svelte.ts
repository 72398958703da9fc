import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';

const KEY = 'board';
const SAVED = v.object({ flat: v.fallback(v.boolean(), false) });

/** How this screen is placed, saved as it changes. */
class BoardSaved {
  #flat: boolean = $state(readSaved(KEY, SAVED).flat);

  /** Whether the screen lies flat between the players. */
  get flat(): boolean {
    return this.#flat;
  }

  set flat(flat: boolean) {
    this.#flat = flat;
    saveValue(KEY, { flat });
  }
}

export const boardSaved = new BoardSaved();
