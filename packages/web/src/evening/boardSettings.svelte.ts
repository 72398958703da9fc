import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';

const KEY = 'board';
const SAVED = v.object({ realCounters: v.fallback(v.boolean(), false) });

/** The settings of a board that a room shares. They are saved as they change. */
class BoardSettings {
  #realCounters: boolean = $state(readSaved(KEY, SAVED).realCounters);

  /** Whether the players move real counters, so that the board says what to do and shows no totals. */
  get realCounters(): boolean {
    return this.#realCounters;
  }

  set realCounters(on: boolean) {
    this.#realCounters = on;
    saveValue(KEY, { realCounters: on } satisfies v.InferOutput<typeof SAVED>);
  }
}

export const boardSettings = new BoardSettings();
