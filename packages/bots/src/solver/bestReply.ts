import type { Move } from '@nain-jaune/engine';
import { Kernel, LAYOUT, LEAD, type Rules } from '@nain-jaune/engine/kernel';
import type { Policy } from '../heuristic/policy.ts';
import { SeenCards } from '../knowledge/seenCards.ts';
import { KeyWriter } from './key.ts';
import { MOST_MOVES, type MoveCode, Moves, moveOf, PASS, playCode } from './moves.ts';
import { PositionTable } from './table.ts';

const { WORDS } = LAYOUT;

/** A move and the own counters at the end of the deal after the best play. */
export interface Reply {
  readonly move: Move;
  readonly counters: number;
}

/** The buffers of one depth, reused. */
interface Frame {
  readonly words: Int32Array;
  readonly key: Int32Array;
  readonly codes: Int32Array;
  readonly seenCards: SeenCards;
}

/**
 * The best reply of one seat, with all hands open, to others who play a known deterministic policy: an exhaustive
 * search over the own choices of the rest of the deal.
 */
export class BestReply {
  readonly #kernel: Kernel;
  readonly #seenCards = new SeenCards();
  readonly #policy: Policy;
  readonly #moves: Moves;
  readonly #keys: KeyWriter;
  readonly #table: PositionTable;
  readonly #value = new Int32Array(1);
  readonly #frames: Frame[] = [];
  #seat = 0;
  #talon = 0;
  #left = 0;

  /** @param policy the policy of all other seats. */
  constructor(rules: Rules, policy: Policy) {
    this.#kernel = new Kernel(rules);
    this.#policy = policy;
    this.#moves = new Moves(rules);
    this.#keys = new KeyWriter(rules);
    this.#table = new PositionTable(this.#keys.length + 2, 1);
  }

  /**
   * Returns the best move of the seat to move. The position does not change.
   *
   * @param seenCards the cards publicly known to be out of play.
   * @param talon the size of the talon.
   * @param mostPositions the limit of own choices; beyond it the policy chooses, and the reply may not be the best.
   */
  choose(kernel: Kernel, seenCards: SeenCards, talon: number, mostPositions: number): Reply {
    this.#table.clear();
    this.#seat = kernel.toMove;
    this.#talon = talon;
    this.#left = mostPositions;
    const frame = this.#frame(0);
    frame.words.set(kernel.words);
    frame.seenCards.copyFrom(seenCards);
    const count = this.#moves.differing(frame.codes, kernel, false);
    const replies = Array.from(frame.codes.subarray(0, count), (code) => {
      const counters = this.#after(code, 0);
      return { move: moveOf(code), counters };
    });
    return replies.reduce((best, next) => (next.counters > best.counters ? next : best));
  }

  /** The own counters at the end after a move from the position of a depth. */
  #after(code: MoveCode, depth: number): number {
    const { words, seenCards } = this.#frame(depth);
    this.#kernel.words.set(words);
    this.#seenCards.copyFrom(seenCards);
    this.#play(code);
    return this.#counters(depth + 1);
  }

  /** Plays a move and the forced passes after it. */
  #play(code: MoveCode): void {
    const kernel = this.#kernel;
    const wanted = kernel.wanted;
    playCode(kernel, code);
    if (code !== PASS) this.#seenCards.lay(code >> 1);
    else if (kernel.wanted !== wanted) this.#seenCards.stall(kernel.rules, wanted);
    if (!kernel.isOver) this.#skipForcedPasses();
  }

  #skipForcedPasses(): void {
    const kernel = this.#kernel;
    let wanted = kernel.wanted;
    while (wanted < LEAD) {
      kernel.skipForcedPasses();
      const now = kernel.wanted;
      if (now === wanted) return;
      this.#seenCards.stall(kernel.rules, wanted);
      wanted = now;
    }
  }

  /** The own counters at the end from the kernel's position. */
  #counters(depth: number): number {
    const frame = this.#frame(depth);
    const count = this.#goToOwnChoice(frame);
    if (count === 0) return this.#kernel.countersOf(this.#seat);
    this.#writeKey();
    if (!this.#table.read(this.#value)) this.#value[0] = this.#best(frame, count, depth);
    return this.#value[0] ?? 0;
  }

  /** Plays on to the next own choice, and returns its number of moves, or 0 if the deal is over. */
  #goToOwnChoice({ codes }: Frame): number {
    const kernel = this.#kernel;
    while (!kernel.isOver) {
      const isOwn = kernel.toMove === this.#seat && this.#left > 0;
      const count = isOwn ? this.#moves.differing(codes, kernel, false) : 0;
      if (count > 1) return count;
      const card = this.#policy.choose(kernel, this.#seenCards, this.#talon);
      this.#play(card < 0 ? PASS : 2 * card);
    }
    return 0;
  }

  #best(frame: Frame, count: number, depth: number): number {
    this.#left--;
    frame.words.set(this.#kernel.words);
    frame.key.set(this.#table.key);
    frame.seenCards.copyFrom(this.#seenCards);
    let best = this.#after(frame.codes[0] ?? 0, depth);
    for (let index = 1; index < count; index++) {
      best = Math.max(best, this.#after(frame.codes[index] ?? 0, depth));
    }
    this.#value[0] = best;
    this.#table.add(frame.key, this.#value);
    return best;
  }

  /** The play of the others also depends on the public knowledge. */
  #writeKey(): void {
    const { key } = this.#table;
    const seenCards = this.#seenCards;
    this.#keys.write(key, this.#kernel);
    key[key.length - 2] = seenCards.low;
    key[key.length - 1] = seenCards.high;
  }

  #frame(depth: number): Frame {
    const frame = this.#frames[depth] ?? newFrame(this.#table.key.length);
    this.#frames[depth] = frame;
    return frame;
  }
}

function newFrame(keyLength: number): Frame {
  return {
    words: new Int32Array(WORDS),
    key: new Int32Array(keyLength),
    codes: new Int32Array(MOST_MOVES),
    seenCards: new SeenCards(),
  };
}
