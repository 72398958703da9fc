import type { Move } from './move.ts';

/**
 * The moves of a deal up to one of them. They never change: one move more makes others. Those that go on from each other
 * share one list, as most do: to copy it at each move would take as long as to play.
 */
export class MadeMoves {
  readonly #shared: Move[];
  readonly #count: number;

  private constructor(shared: Move[]) {
    this.#shared = shared;
    this.#count = shared.length;
  }

  /** Before the first move. */
  static none(): MadeMoves {
    return new MadeMoves([]);
  }

  /** These moves and one more. Where another was already made after them, its list is left alone. */
  and(move: Move): MadeMoves {
    const list = this.#shared.length === this.#count ? this.#shared : this.list();
    list.push(move);
    return new MadeMoves(list);
  }

  /** The moves, the first one first, in a list of the caller's own. */
  list(): Move[] {
    return this.#shared.slice(0, this.#count);
  }
}
