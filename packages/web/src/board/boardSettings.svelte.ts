import { flag, or, persisted, type Saved } from '../browser/persisted.ts';

const SAVED = persisted('board', {
  flat: or(flag, false),
  realCounters: or(flag, false),
});

/** The settings of a screen that is a board. They are saved as they change. */
class BoardSettings {
  #saved: Readonly<Saved<typeof SAVED>> = $state.raw(SAVED.read());

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

  #save(changes: Partial<Saved<typeof SAVED>>): void {
    this.#saved = { ...this.#saved, ...changes };
    SAVED.save(this.#saved);
  }
}

export const boardSettings = new BoardSettings();
