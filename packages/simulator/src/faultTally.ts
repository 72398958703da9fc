import type { FaultKind } from './exec/execFault.ts';
import type { PlayerFault } from './players.ts';

/** The count of a kind of fault and its first occurrence. */
export interface FaultCount {
  readonly kind: FaultKind;
  readonly count: number;
  /** Number of the game, or of the round in an arena, of the first occurrence. */
  readonly number: number;
  readonly seat: number;
  readonly story: string;
}

/** Counts the faults of programs by program and kind. */
export class FaultTally {
  readonly #counts = new Map<string, Map<FaultKind, FaultCount>>();

  /** `number` is that of the game or round. */
  add(faults: readonly PlayerFault[], number: number): void {
    for (const { player, kind, seat, story, times } of faults) {
      const counts = this.#counts.get(player) ?? new Map<FaultKind, FaultCount>();
      const before = counts.get(kind) ?? { kind, count: 0, number, seat, story };
      this.#counts.set(player, counts.set(kind, { ...before, count: before.count + times }));
    }
  }

  /** Returns the faults of a program, the most frequent first. */
  of(player: string): readonly FaultCount[] {
    return [...(this.#counts.get(player)?.values() ?? [])].sort((a, b) => b.count - a.count);
  }
}
