import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';

const KEY = 'board';
const SAVED = v.object({
  flat: v.fallback(v.boolean(), false),
  realCounters: v.fallback(v.boolean(), false),
});

/** The settings of a screen that is a board. They are saved as they change. */
class BoardSettings {
  #saved: Readonly<v.InferOutput<typeof SAVED>> = $state.raw(readSaved(KEY, SAVED));

  /** Whether the screen lies flat between the players. */
  get flat(): boolean {
    return this.#saved.flat;
  }

  set flat(flat: boolean) {
    this.#save({ flat });
  }

  /** Whether the players move real counters, so that the board says what to do and shows no totals. */
  get realCounters(): boolean {
    return this.#saved.realCounters;
  }

  set realCounters(realCounters: boolean) {
    this.#save({ realCounters });
  }

  #save(changes: Partial<v.InferOutput<typeof SAVED>>): void {
    this.#saved = { ...this.#saved, ...changes };
    saveValue(KEY, this.#saved);
  }
}

export const boardSettings = new BoardSettings();
