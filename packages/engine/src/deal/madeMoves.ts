import type { Move } from './move.ts';

/**
 * An immutable list of the moves of a deal. Successive lists share one array, because a copy at each move would take as
 * long as the move.
 */
export class MadeMoves {
  readonly #shared: Move[];
  readonly #count: number;

  private constructor(shared: Move[]) {
    this.#shared = shared;
    this.#count = shared.length;
  }

  static none(): MadeMoves {
    return new MadeMoves([]);
  }

  /** Returns these moves and one more. Copies the array if another move already follows these. */
  and(move: Move): MadeMoves {
    const list = this.#shared.length === this.#count ? this.#shared : this.list();
    list.push(move);
    return new MadeMoves(list);
  }

  /** Returns a new array of the moves. */
  list(): Move[] {
    return this.#shared.slice(0, this.#count);
  }
}
