import { bitCountOfBoth, HIGH_BIT, LEAD, LOW_BIT, type Rules } from '@nain-jaune/engine/kernel';

/** The cards that are publicly known to be out of play: laid, or in the talon after a stall. */
export class SeenCards {
  low = 0;
  high = 0;
  /** The number of them in the talon. */
  dead = 0;

  lay(card: number): void {
    this.low |= LOW_BIT[card] ?? 0;
    this.high |= HIGH_BIT[card] ?? 0;
  }

  /** Everyone passed on the wanted cards, so those that must be laid are in the talon. */
  stall(rules: Rules, wanted: number): void {
    if (wanted >= LEAD) return;
    const low = (rules.wantedLow[wanted] ?? 0) & rules.obligedLow & ~this.low;
    const high = (rules.wantedHigh[wanted] ?? 0) & rules.obligedHigh & ~this.high;
    this.dead += bitCountOfBoth(low, high);
    this.low |= low;
    this.high |= high;
  }

  copyFrom(other: SeenCards): void {
    this.low = other.low;
    this.high = other.high;
    this.dead = other.dead;
  }
}
