import { bitCountOfBoth, HIGH_BIT, LEAD, LOW_BIT, type Rules } from '@nain-jaune/engine/kernel';

/** The cards that nobody can lay any more, as everyone at the table knows: laid, or shown by a stall to lie in the talon. */
export class SeenCards {
  low = 0;
  high = 0;
  /** How many of them lie in the talon. */
  dead = 0;

  /** A card was laid. */
  lay(card: number): void {
    this.low |= LOW_BIT[card] ?? 0;
    this.high |= HIGH_BIT[card] ?? 0;
  }

  /** Everyone passed on what was wanted: what they would have had to lay lies in the talon. */
  stall(rules: Rules, wanted: number): void {
    if (wanted >= LEAD) return;
    const low = (rules.wantedLow[wanted] ?? 0) & rules.obligedLow & ~this.low;
    const high = (rules.wantedHigh[wanted] ?? 0) & rules.obligedHigh & ~this.high;
    this.dead += bitCountOfBoth(low, high);
    this.low |= low;
    this.high |= high;
  }

  /** Takes over another's state. */
  copyFrom(other: SeenCards): void {
    this.low = other.low;
    this.high = other.high;
    this.dead = other.dead;
  }
}
