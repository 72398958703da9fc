import type { Move } from '@nain-jaune/engine';
import type { Kernel, Rules } from '@nain-jaune/engine/kernel';
import { MOST_MOVES, type MoveCode, moveOf, playCode } from './moves.ts';
import { Search, TOO_MANY_POSITIONS } from './search.ts';

export interface SolverOptions {
  /** The maximum number of positions. Default {@link MOST_POSITIONS}. */
  readonly mostPositions?: number;
  /**
   * Whether players may also lay silently what they could announce. Without it only the first move may be silent, which
   * is much faster. The solution is the same if debts are allowed, unless an opera in the first turn sweeps the board
   * (see `announcing.ts`). No other dealt hand with a different solution is known.
   */
  readonly silence?: boolean;
}

/** A move and the counters at the end of the deal, by seat, after best play. */
export interface SolvedMove {
  readonly move: Move;
  readonly counters: readonly number[];
}

/** The solution of a position with all hands open. */
export interface Solution {
  /** The counters after the settlement, by seat, if everyone plays best. */
  readonly counters: readonly number[];
  /** The first legal move that leaves its seat the most. */
  readonly best: Move;
  /** Every legal move, in the order of the legal moves. */
  readonly moves: readonly SolvedMove[];
  /** The number of positions with a choice that were searched. */
  readonly positions: number;
}

/** The default limit of positions: some seconds, some hundred megabytes. */
export const MOST_POSITIONS = 1_000_000;

/**
 * Solves positions with all hands open: each player maximises the own counters after the settlement, knowing that all
 * others do. Exact, by backward induction over positions of the kernel, for all rules.
 *
 * Among equal moves a player makes the first legal one: cards ascending, announced before silent, the pass last. The
 * solution is one subgame perfect equilibrium; with ties there may be others with other counters.
 */
export class Solver {
  readonly #search: Search;
  readonly #codes = new Int32Array(MOST_MOVES);

  constructor(rules: Rules) {
    this.#search = new Search(rules);
  }

  /**
   * Solves a position without changing it, or returns null at the limit of positions.
   *
   * @throws RangeError if the deal is over.
   */
  solve(kernel: Kernel, options: SolverOptions = {}): Solution | null {
    if (kernel.isOver) throw new RangeError('the deal is over');
    this.#begin(options);
    const codes = this.#codes.subarray(0, this.#search.moves.all(this.#codes, kernel));
    const moves: SolvedMove[] = [];
    for (const code of codes) {
      const counters = this.#countersAfter(kernel, code);
      if (counters === null) return null;
      moves.push({ move: moveOf(code), counters });
    }
    const seat = kernel.toMove;
    const best = moves.reduce((most, next) => (ownOf(next, seat) > ownOf(most, seat) ? next : most));
    return { counters: best.counters, best: best.move, moves, positions: this.#search.table.size };
  }

  /**
   * Writes the counters of {@link solve} by seat, without allocating. Returns false at the limit of positions.
   */
  countersInto(counters: Int32Array, kernel: Kernel, options: SolverOptions = {}): boolean {
    this.#begin(options);
    this.#search.kernel.copyFrom(kernel.words);
    const found = this.#counters();
    if (found !== null) counters.set(found);
    return found !== null;
  }

  #begin({ mostPositions = MOST_POSITIONS, silence = false }: SolverOptions): void {
    this.#search.table.clear();
    this.#search.silence = silence;
    this.#search.left = mostPositions;
  }

  #countersAfter(kernel: Kernel, code: MoveCode): number[] | null {
    const { kernel: own, moves } = this.#search;
    own.copyFrom(kernel.words);
    playCode(own, moves.representative(own, code));
    const counters = this.#counters();
    return counters === null ? null : [...counters];
  }

  #counters(): Int32Array | null {
    try {
      return this.#search.counters();
    } catch (error) {
      if (error === TOO_MANY_POSITIONS) return null;
      throw error;
    }
  }
}

function ownOf({ counters }: SolvedMove, seat: number): number {
  return counters[seat] ?? 0;
}
