/**
 * A yardstick: one ruleset (1789 with compulsory continuing and automatic announcing, four players) written out by hand
 * as tightly as TypeScript allows, with nothing read from data. The kernel is measured against it in the same run, so
 * that its budget is a ratio and not a machine's speed. It is no second statement of the rules: nothing else uses it.
 */

/** What a run of the yardstick did; `checksum` keeps the work from being optimised away. */
export interface YardstickRun {
  readonly deals: number;
  readonly cards: number;
  readonly checksum: number;
}

const PLAYERS = 4;
const HAND = 12;
const BOX_CARDS = [37, 40, 47, 50, 25];
const BOX_OF = Int8Array.from({ length: 52 }, (_, card) => BOX_CARDS.indexOf(card));
const WORTH = Int32Array.from({ length: 52 }, (_, card) => Math.min(10, (card >> 2) + 1));

/** Deals and plays so many random deals of the one ruleset, and settles them. */
export function playYardstick(deals: number, seed: number): YardstickRun {
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  const low = new Int32Array(PLAYERS);
  const high = new Int32Array(PLAYERS);
  const counters = new Int32Array(PLAYERS);
  const boxes = new Int32Array(5);
  let word = seed | 1;
  let cards = 0;
  let checksum = 0;
  for (let deal = 0; deal < deals; deal++) {
    let top = 0;
    for (let seat = 0; seat < PLAYERS; seat++) {
      let lows = 0;
      let highs = 0;
      for (let end = top + HAND; top < end; top++) {
        word ^= word << 13;
        word ^= word >>> 17;
        word ^= word << 5;
        const drawn = top + (((word >>> 0) * 2.3283064365386963e-10 * (52 - top)) | 0);
        const card = pack[drawn] as number;
        pack[drawn] = pack[top] as number;
        pack[top] = card;
        if (card < 32) lows |= 1 << card;
        else highs |= 1 << (card & 31);
      }
      low[seat] = lows;
      high[seat] = highs;
    }
    counters.fill(105);
    for (let box = 0; box < 5; box++) boxes[box] = (box + 1) * PLAYERS;
    let seat = (deal + 1) & 3;
    let last = seat;
    let rank = 13;
    let interrupted = 0;
    let passes = 0;
    for (;;) {
      let mineLow = low[seat] as number;
      let mineHigh = high[seat] as number;
      if (rank < 8) {
        mineLow &= 15 << (rank * 4);
        mineHigh = 0;
      } else if (rank < 13) {
        mineLow = 0;
        mineHigh &= 15 << (rank * 4 - 32);
      }
      if ((mineLow | mineHigh) === 0) {
        seat = (seat + 1) & 3;
        if (++passes === PLAYERS) {
          rank = 13;
          passes = 0;
        }
        continue;
      }
      const lows = count(mineLow);
      const all = lows + count(mineHigh);
      let chosen = 0;
      if (all > 1) {
        word ^= word << 13;
        word ^= word >>> 17;
        word ^= word << 5;
        chosen = ((word >>> 0) * 2.3283064365386963e-10 * all) | 0;
      }
      let base = 31;
      let rest = mineLow;
      if (chosen >= lows) {
        chosen -= lows;
        base = 63;
        rest = mineHigh;
      }
      while (chosen-- > 0) rest &= rest - 1;
      const bit = rest & -rest;
      const card = base - Math.clz32(bit);
      if (base === 31) low[seat] = (low[seat] as number) & ~bit;
      else high[seat] = (high[seat] as number) & ~bit;
      cards++;
      passes = 0;
      if (seat !== last) {
        interrupted |= 1 << last;
        last = seat;
      }
      const box = BOX_OF[card] as number;
      if (box >= 0) {
        counters[seat] = (counters[seat] as number) + (boxes[box] as number);
        boxes[box] = 0;
      }
      if (((low[seat] as number) | (high[seat] as number)) === 0) break;
      rank = card >= 48 ? 13 : (card >> 2) + 1;
    }
    if ((interrupted & (1 << seat)) === 0) {
      for (let box = 0; box < 5; box++) {
        counters[seat] = (counters[seat] as number) + (boxes[box] as number);
        boxes[box] = 0;
      }
    }
    for (let turn = 1; turn < PLAYERS; turn++) {
      const loser = (seat + turn) & 3;
      let sum = 0;
      for (let rest = low[loser] as number; rest !== 0; rest &= rest - 1)
        sum += WORTH[31 - Math.clz32(rest & -rest)] as number;
      for (let rest = high[loser] as number; rest !== 0; rest &= rest - 1)
        sum += WORTH[63 - Math.clz32(rest & -rest)] as number;
      const paid = Math.min(sum, counters[loser] as number);
      counters[loser] = (counters[loser] as number) - paid;
      counters[seat] = (counters[seat] as number) + paid;
    }
    for (let turn = 1; turn < PLAYERS; turn++) {
      const loser = (seat + turn) & 3;
      for (let box = 0; box < 5; box++) {
        const card = BOX_CARDS[box] as number;
        const word = card < 32 ? (low[loser] as number) : (high[loser] as number);
        if (((word >>> (card & 31)) & 1) === 0) continue;
        const paid = Math.min(boxes[box] as number, counters[loser] as number);
        counters[loser] = (counters[loser] as number) - paid;
        boxes[box] = (boxes[box] as number) + paid;
      }
    }
    checksum = (checksum + (counters[seat] as number)) | 0;
  }
  return { deals, cards, checksum };
}

function count(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
