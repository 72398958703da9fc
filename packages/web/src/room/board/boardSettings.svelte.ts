import { flag, or } from '../../app/browser/persisted.ts';
import { savedState } from '../../app/browser/savedState.svelte.ts';

const saved = savedState('board', { flat: or(flag, false) });

/** How a screen that is a board lies. */
class BoardSettings {
  /** Rotation of what is read from the middle of a flat screen, in degrees. */
  degrees: number = $state(0);

  /** Whether the screen lies flat between the players. It is saved. */
  get flat(): boolean {
    return saved.flat;
  }

  set flat(flat: boolean) {
    saved.flat = flat;
  }

  /** Whether width and height are exchanged. */
  get isAcross(): boolean {
    return this.degrees % 180 !== 0;
  }

  /** Turns to the next edge, clockwise. */
  turnOn(): void {
    this.degrees = (this.degrees + 90) % 360;
  }
}

export const boardSettings = new BoardSettings();
