import { type Card, DWARF, lay, type Move, PACK, pass } from '@nain-jaune/engine';
import {
  DWARF_FACTOR,
  HIGH_BIT,
  type Kernel,
  LOW_BIT,
  lowestOfBoth,
  type Rules,
} from '@nain-jaune/engine/kernel';

/** A move as a number: twice the card, plus one if it is silent, or {@link PASS}. */
export type MoveCode = number;
export const PASS: MoveCode = 104;
/** The most moves of a position: each of 52 cards announced or not, and the pass. */
export const MOST_MOVES = 105;

export function playCode(kernel: Kernel, code: MoveCode): void {
  if (code === PASS) kernel.pass();
  else kernel.lay(code >> 1, (code & 1) === 0);
}

export function moveOf(code: MoveCode): Move {
  return code === PASS ? pass : lay((code >> 1) as Card, (code & 1) === 0);
}

/**
 * The moves of a position. Cards of one rank that bring nothing, cost the same and are wanted together are one move,
 * that of the lowest.
 */
export class Moves {
  readonly #rules: Rules;
  readonly #alikeLow: number;
  readonly #alikeHigh: number;

  constructor(rules: Rules) {
    this.#rules = rules;
    const alike = PACK.filter((card) => isOneOfMany(rules, card));
    this.#alikeLow = alike.reduce<number>((low, card) => (card < 32 ? low | (1 << card) : low), 0);
    this.#alikeHigh = alike.reduce<number>((high, card) => (card < 32 ? high : high | (1 << (card - 32))), 0);
  }

  /**
   * Writes the moves that differ, and returns their number. Cards ascend, announced before silent, the pass last.
   * Without `silence`, cards that may be announced are announced.
   */
  differing(codes: Int32Array, kernel: Kernel, silence: boolean): number {
    const low = onlyLowest(kernel.legalLow(), this.#alikeLow);
    const high = onlyLowest(kernel.legalHigh(), this.#alikeHigh);
    return addPass(codes, this.#write(codes, low, high, silence), kernel);
  }

  /** Writes all legal moves in the same order, and returns their number. */
  all(codes: Int32Array, kernel: Kernel): number {
    return addPass(codes, this.#write(codes, kernel.legalLow(), kernel.legalHigh(), true), kernel);
  }

  #write(codes: Int32Array, low: number, high: number, silence: boolean): number {
    let count = 0;
    for (let restLow = low, restHigh = high; (restLow | restHigh) !== 0; ) {
      const card = lowestOfBoth(restLow, restHigh);
      restLow &= ~(LOW_BIT[card] ?? 0);
      restHigh &= ~(HIGH_BIT[card] ?? 0);
      const announceable = this.#isAnnounceable(card);
      if (announceable) codes[count++] = 2 * card;
      if (!announceable || silence) codes[count++] = 2 * card + 1;
    }
    return count;
  }

  #isAnnounceable(card: number): boolean {
    const { announceableLow, announceableHigh } = this.#rules;
    return (((card < 32 ? announceableLow : announceableHigh) >>> (card & 31)) & 1) === 1;
  }

  /** Returns the move that stands for an equivalent one. */
  representative(kernel: Kernel, code: MoveCode): MoveCode {
    const card = code >> 1;
    if (code === PASS || !this.#isAlike(card)) return code;
    const legal = card < 32 ? kernel.legalLow() & this.#alikeLow : kernel.legalHigh() & this.#alikeHigh;
    const rank = (legal >>> (card & 28)) & 15;
    return 2 * ((card & ~3) + 31 - Math.clz32(rank & -rank)) + (code & 1);
  }

  #isAlike(card: number): boolean {
    return (((card < 32 ? this.#alikeLow : this.#alikeHigh) >>> (card & 31)) & 1) === 1;
  }
}

/**
 * Whether a card is interchangeable within its rank: neither an honour nor a dwarf with a special cost or effect.
 */
function isOneOfMany(rules: Rules, card: Card): boolean {
  const runsByRank = rules.wantedCards[card]?.length === 4;
  const isDearDwarf = card === DWARF && (rules.factors[DWARF_FACTOR] !== 1 || rules.wildLow !== 0);
  return runsByRank && rules.boxOf[card] === -1 && !isDearDwarf;
}

/** Keeps only the lowest of the interchangeable cards of each rank, which has four bits of the set. */
function onlyLowest(cards: number, alike: number): number {
  const some = cards & alike;
  const behind = ((some << 1) & 0xeeeeeeee) | ((some << 2) & 0xcccccccc) | ((some << 3) & 0x88888888);
  return cards & ~(behind & alike);
}

function addPass(codes: Int32Array, count: number, kernel: Kernel): number {
  if (kernel.mayPass()) codes[count] = PASS;
  return kernel.mayPass() ? count + 1 : count;
}
