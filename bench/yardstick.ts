/**
 * One ruleset (1789 with compulsory continuing and automatic announcing, four players) written by hand for speed, without reading
 * rules from data. The budget of the kernel is a ratio to it in the same run. Nothing else uses it.
 *
 * A rank is sixteen bits, four suits for each seat. Rotating them finds the seat that lays the next card.
 */

export interface YardstickRun {
  readonly deals: number;
  readonly cards: number;
  /** Keeps the compiler from removing the work. */
  readonly checksum: number;
}

const HAND = 12;
const RANKS = 13;
/** The rank after a king: a lead. */
const LEAD = 13;
/** The number of bits of four suits. */
const SUITS = Int32Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
const WORTH = Int32Array.from({ length: RANKS }, (_, rank) => Math.min(10, rank + 1));
/** The box of each card as a bit, or 0. */
const BOX_BIT = new Int32Array(52);
[37, 40, 47, 50, 25].forEach((card, box) => {
  BOX_BIT[card] = 1 << box;
});

const pack = Int32Array.from({ length: 52 }, (_, card) => card);
/** The held cards of each rank: bit 4 × seat + suit. */
const held = new Int32Array(RANKS);
const cardsLeft = new Int32Array(4);
const worthLeft = new Int32Array(4);
const honoursLeft = new Int32Array(4);
const counters = new Int32Array(4);
const boxes = new Int32Array(5);

export function playYardstick(deals: number, seed: number): YardstickRun {
  let word = seed | 1;
  let cards = 0;
  let checksum = 0;
  for (let deal = 0; deal < deals; deal++) {
    word = dealCards(word);
    counters.fill(105);
    for (let box = 0; box < 5; box++) boxes[box] = 4 * box + 4;
    let seat = (deal + 1) & 3;
    let last = seat;
    let rank = LEAD;
    let interrupted = 0;
    for (;;) {
      let mine: number;
      let chosen = 0;
      if (rank !== LEAD && held[rank] === 0) rank = LEAD;
      if (rank === LEAD) {
        word ^= word << 13;
        word ^= word >>> 17;
        word ^= word << 5;
        chosen = ((word >>> 16) * (cardsLeft[seat] as number)) >>> 16;
        rank = 0;
        for (;;) {
          mine = ((held[rank] as number) >>> (4 * seat)) & 15;
          const some = SUITS[mine] as number;
          if (chosen < some) break;
          chosen -= some;
          rank++;
        }
      } else {
        const all = held[rank] as number;
        const turned = (all >>> (4 * seat)) | (all << (16 - 4 * seat));
        seat = (seat + ((31 - Math.clz32(turned & -turned)) >>> 2)) & 3;
        mine = (all >>> (4 * seat)) & 15;
        if ((mine & (mine - 1)) !== 0) {
          word ^= word << 13;
          word ^= word >>> 17;
          word ^= word << 5;
          chosen = ((word >>> 16) * (SUITS[mine] as number)) >>> 16;
        }
      }
      for (; chosen > 0; chosen--) mine &= mine - 1;
      const suit = 31 - Math.clz32(mine & -mine);
      if (seat !== last) {
        interrupted |= 1 << last;
        last = seat;
      }
      held[rank] = (held[rank] as number) ^ (1 << (4 * seat + suit));
      worthLeft[seat] = (worthLeft[seat] as number) - (WORTH[rank] as number);
      const box = BOX_BIT[rank * 4 + suit] as number;
      if (box !== 0) sweep(seat, box);
      cards++;
      const left = (cardsLeft[seat] as number) - 1;
      cardsLeft[seat] = left;
      if (left === 0) break;
      rank++;
    }
    settle(seat, (interrupted & (1 << seat)) === 0);
    checksum = (checksum + (counters[seat] as number)) | 0;
  }
  return { deals, cards, checksum };
}

/** Deals twelve cards to each seat, two with each random word. Returns the last word. */
function dealCards(before: number): number {
  let word = before;
  let top = 0;
  held.fill(0);
  for (let seat = 0; seat < 4; seat++) {
    let worth = 0;
    let honours = 0;
    for (const end = top + HAND; top < end; top += 2) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      const one = draw(top, top + (((word & 0xffff) * (52 - top)) >>> 16));
      const other = draw(top + 1, top + 1 + (((word >>> 16) * (51 - top)) >>> 16));
      held[one >> 2] = (held[one >> 2] as number) | (1 << (4 * seat + (one & 3)));
      held[other >> 2] = (held[other >> 2] as number) | (1 << (4 * seat + (other & 3)));
      worth += (WORTH[one >> 2] as number) + (WORTH[other >> 2] as number);
      honours |= (BOX_BIT[one] as number) | (BOX_BIT[other] as number);
    }
    worthLeft[seat] = worth;
    honoursLeft[seat] = honours;
    cardsLeft[seat] = HAND;
  }
  return word;
}

/** Exchanges two places of the pack and returns the new card at the first. */
function draw(top: number, drawn: number): number {
  const card = pack[drawn] as number;
  pack[drawn] = pack[top] as number;
  pack[top] = card;
  return card;
}

function sweep(seat: number, bit: number): void {
  const box = 31 - Math.clz32(bit);
  honoursLeft[seat] = (honoursLeft[seat] as number) & ~bit;
  counters[seat] = (counters[seat] as number) + (boxes[box] as number);
  boxes[box] = 0;
}

function settle(winner: number, opera: boolean): void {
  let won = counters[winner] as number;
  if (opera)
    for (let box = 0; box < 5; box++) {
      won += boxes[box] as number;
      boxes[box] = 0;
    }
  for (let turn = 1; turn < 4; turn++) {
    const loser = (winner + turn) & 3;
    const paid = Math.min(worthLeft[loser] as number, counters[loser] as number);
    counters[loser] = (counters[loser] as number) - paid;
    won += paid;
  }
  counters[winner] = won;
  for (let turn = 1; turn < 4; turn++) {
    const loser = (winner + turn) & 3;
    for (let rest = honoursLeft[loser] as number; rest !== 0; rest &= rest - 1) {
      const box = 31 - Math.clz32(rest & -rest);
      const paid = Math.min(boxes[box] as number, counters[loser] as number);
      counters[loser] = (counters[loser] as number) - paid;
      boxes[box] = (boxes[box] as number) + paid;
    }
  }
}
