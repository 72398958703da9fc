import type { Move } from '@nain-jaune/engine';
import type { Kernel, Rules } from '@nain-jaune/engine/kernel';
import { MOST_MOVES, type MoveCode, moveOf, playCode } from './moves.ts';
import { Search, TOO_MANY_POSITIONS } from './search.ts';

/** What a solver may do. */
export interface SolverOptions {
  /** The most positions it looks at; {@link MOST_POSITIONS} without it. */
  readonly mostPositions?: number;
  /**
   * Whether players may also lay in silence what they could announce. Without it the first move may be silent and
   * everyone announces after it, which is much quicker. It is the same solution where debts are allowed, unless an opera in
   * the first turn sweeps the board (see `announcing.ts`); elsewhere no dealt hand is known in which it is another.
   */
  readonly silence?: boolean;
}

/** A move and the counters at the end of the deal, by seat, when everyone plays his best after it. */
export interface SolvedMove {
  readonly move: Move;
  readonly counters: readonly number[];
}

/** What a position comes to with all hands open. */
export interface Solution {
  /** The counters at the end of the deal's settlement, by seat, when everyone plays his best. */
  readonly counters: readonly number[];
  /** The move that leaves its seat most; of several the first in the order of the legal moves. */
  readonly best: Move;
  /** Every legal move, in the order of the legal moves. */
  readonly moves: readonly SolvedMove[];
  /** How many positions with a choice were looked at. */
  readonly positions: number;
}

/** The most positions that are looked at when nobody says how many: some seconds, some hundred megabytes at most. */
export const MOST_POSITIONS = 1_000_000;

/**
 * Solves positions with all hands open, every player for himself: whoever is to move makes the move that leaves himself the
 * most counters at the end of the deal's settlement, knowing that all others will do so. Exact, by backward induction over
 * positions of the kernel, whatever the rules.
 *
 * Among moves that leave a player the same he makes the first in the order of the legal moves: cards ascending,
 * announced before silent, the pass last. So this is one equilibrium in every part of the game (subgame perfect); with
 * ties there may be others, in which the same players get something else.
 */
export class Solver {
  readonly #search: Search;
  readonly #codes = new Int32Array(MOST_MOVES);

  constructor(rules: Rules) {
    this.#search = new Search(rules);
  }

  /**
   * Solves a position of a deal in progress, which is left as it is; null when that would take more positions than may
   * be looked at. Throws a `RangeError` when the deal is over.
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
   * Writes only the counters at the end, by seat, as {@link solve} would find them, and makes no object: for endings by
   * the thousand. Returns false when that would take more positions than may be looked at.
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
