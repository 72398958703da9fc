/** Rotation of what is read from the middle of a flat screen, in degrees. */
class ScreenTurn {
  degrees: number = $state(0);

  /** Whether width and height are exchanged. */
  get isAcross(): boolean {
    return this.degrees % 180 !== 0;
  }

  /** Turns to the next edge, clockwise. */
  turnOn(): void {
    this.degrees = (this.degrees + 90) % 360;
  }
}

export const screenTurn = new ScreenTurn();
