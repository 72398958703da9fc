import { flag, or, persisted, type Saved } from '../../app/browser/persisted.ts';

const SAVED = persisted('board', {
  flat: or(flag, false),
});

/** The settings of a screen that is a board. They are saved as they change. */
class BoardSettings {
  #saved: Readonly<Saved<typeof SAVED>> = $state.raw(SAVED.read());

  /** Whether the screen lies flat between the players. */
  get flat(): boolean {
    return this.#saved.flat;
  }

  set flat(flat: boolean) {
    this.#saved = { flat };
    SAVED.save(this.#saved);
  }
}

export const boardSettings = new BoardSettings();
