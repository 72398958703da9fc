import { Kernel, LAYOUT, type Rules } from '@nain-jaune/engine/kernel';
import { Announcing } from './announcing.ts';
import { KeyWriter } from './key.ts';
import { MOST_MOVES, Moves, playCode } from './moves.ts';
import { PositionTable } from './table.ts';

const { WORDS } = LAYOUT;

/** Thrown at the limit of positions. */
export const TOO_MANY_POSITIONS: Error = new Error('too many positions');

/** The buffers of one depth, reused. */
interface Frame {
  /** The position before its seat chooses. */
  readonly words: Int32Array;
  readonly key: Int32Array;
  readonly codes: Int32Array;
  /** The counters at the end, by seat. */
  readonly counters: Int32Array;
}

/**
 * Backward induction in place: the seat to move makes the first move that leaves it the most counters at the end of the
 * deal. The table stores the results of positions of one deal.
 */
export class Search {
  /** The position to search from. A search changes it. */
  readonly kernel: Kernel;
  readonly moves: Moves;
  readonly table: PositionTable;
  /** Whether silent moves are also searched if an announcement might be worse. */
  silence = false;
  /** The remaining number of positions. */
  left = 0;
  readonly #players: number;
  readonly #announcing: Announcing;
  readonly #keys: KeyWriter;
  readonly #frames: Frame[] = [];

  constructor(rules: Rules) {
    this.kernel = new Kernel(rules);
    this.#players = rules.players;
    this.moves = new Moves(rules);
    this.#announcing = new Announcing(rules);
    this.#keys = new KeyWriter(rules);
    this.table = new PositionTable(this.#keys.length, rules.players);
  }

  /**
   * Returns the counters at the end, by seat, if everyone plays best. The array is reused by the next call.
   *
   * @throws {@link TOO_MANY_POSITIONS}.
   */
  counters(depth = 0): Int32Array {
    const frame = this.#frame(depth);
    const count = this.#goToChoice(frame);
    if (count === 0) this.#readCounters(frame.counters);
    else {
      this.#keys.write(this.table.key, this.kernel);
      if (!this.table.read(frame.counters)) this.#choose(frame, count, depth);
    }
    return frame.counters;
  }

  #frame(depth: number): Frame {
    const frame = this.#frames[depth] ?? newFrame(this.#keys.length, this.#players);
    this.#frames[depth] = frame;
    return frame;
  }

  /** Plays on to the next choice, and returns its number of moves, or 0 if the deal is over. */
  #goToChoice({ codes }: Frame): number {
    const { kernel } = this;
    while (!kernel.isOver) {
      kernel.skipForcedPasses();
      const silence = this.silence && this.#announcing.mayBeWorse(kernel);
      const count = this.moves.differing(codes, kernel, silence);
      if (count > 1) return count;
      playCode(kernel, codes[0] ?? 0);
    }
    return 0;
  }

  #readCounters(counters: Int32Array): void {
    for (let seat = 0; seat < this.#players; seat++) counters[seat] = this.kernel.countersOf(seat);
  }

  #choose(frame: Frame, count: number, depth: number): void {
    if (--this.left < 0) throw TOO_MANY_POSITIONS;
    const { kernel, table } = this;
    frame.words.set(kernel.words);
    frame.key.set(table.key);
    const seat = kernel.toMove;
    for (let index = 0; index < count; index++) {
      if (index > 0) kernel.words.set(frame.words);
      playCode(kernel, frame.codes[index] ?? 0);
      const found = this.counters(depth + 1);
      if (index === 0 || (found[seat] ?? 0) > (frame.counters[seat] ?? 0)) frame.counters.set(found);
    }
    table.add(frame.key, frame.counters);
  }
}

function newFrame(keyLength: number, players: number): Frame {
  return {
    words: new Int32Array(WORDS),
    key: new Int32Array(keyLength),
    codes: new Int32Array(MOST_MOVES),
    counters: new Int32Array(players),
  };
}
