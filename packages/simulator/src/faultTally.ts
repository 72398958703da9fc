import type { FaultKind } from './exec/execFault.ts';
import type { PlayerFault } from './players.ts';

/** How often a program did something wrong, and the first time that it did. */
export interface FaultCount {
  readonly kind: FaultKind;
  readonly count: number;
  /** The number of the game, or of the cards, in which it was first seen. */
  readonly number: number;
  readonly seat: number;
  readonly story: string;
}

/** Counts what programs did wrong, by program and kind. */
export class FaultTally {
  readonly #counts = new Map<string, Map<FaultKind, FaultCount>>();

  /** Takes the faults of one game in. */
  add(faults: readonly PlayerFault[], number: number): void {
    for (const { player, kind, seat, story, times } of faults) {
      const counts = this.#counts.get(player) ?? new Map<FaultKind, FaultCount>();
      const before = counts.get(kind) ?? { kind, count: 0, number, seat, story };
      this.#counts.set(player, counts.set(kind, { ...before, count: before.count + times }));
    }
  }

  /** What a program did wrong, the most frequent first. */
  of(player: string): readonly FaultCount[] {
    return [...(this.#counts.get(player)?.values() ?? [])].sort((a, b) => b.count - a.count);
  }
}
