import { PACK } from '../cards/card.ts';
import type { Random } from '../chance.ts';
import type { Rules } from '../rules/compile.ts';
import { HIGH_BIT, Kernel, LOW_BIT } from './kernel.ts';
import { BOX, BOXES, COUNTERS, HANDS_HIGH, HANDS_LOW } from './layout.ts';

const TO_UNIT = 2 ** -32;

/** A number from 0 to `limit − 1`, within limit / 2³² of uniform: enough for playouts, quicker than `below`. */
function pick(random: Random, limit: number): number {
  return ((random.next() >>> 0) * TO_UNIT * limit) | 0;
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The card number `index` of a set, counted from the lowest. */
function cardOfSet(low: number, high: number, index: number): number {
  const lows = bitCount(low);
  const isLow = index < lows;
  let rest = isLow ? low : high;
  for (let passed = isLow ? 0 : lows; passed < index; passed++) rest &= rest - 1;
  return (isLow ? 31 : 63) - Math.clz32(rest & -rest);
}

/**
 * The seat to move makes one of its legal moves, all equally likely: a pass is one, and a card that may be announced
 * is two. Tells whether it laid a card.
 */
export function moveAtRandom(kernel: Kernel, random: Random): boolean {
  const low = kernel.legalLow();
  const high = kernel.legalHigh();
  if ((low | high) === 0) {
    kernel.pass();
    return false;
  }
  const { announceableLow, announceableHigh } = kernel.rules;
  const cards = bitCount(low) + bitCount(high);
  const silent = cards + bitCount(low & announceableLow) + bitCount(high & announceableHigh);
  const moves = kernel.mayPass(low, high) ? silent + 1 : silent;
  const chosen = moves === 1 ? 0 : pick(random, moves);
  if (chosen < cards) kernel.lay(cardOfSet(low, high, chosen), false);
  else if (chosen < silent)
    kernel.lay(cardOfSet(low & announceableLow, high & announceableHigh, chosen - cards), true);
  else kernel.pass();
  return chosen < silent;
}

/** Plays a deal to its end by uniformly random legal moves, settles it, and returns how many cards were laid. */
export function playOutAtRandom(kernel: Kernel, random: Random): number {
  let laid = 0;
  while (!kernel.isOver) if (moveAtRandom(kernel, random)) laid++;
  return laid;
}

/**
 * Deals random hands into a kernel, after a fresh ante, and begins the play. `pack` holds the 52 cards in any order
 * and is stirred in place: no deal depends on the one before.
 */
export function dealAtRandom(kernel: Kernel, pack: Uint8Array, dealer: number, random: Random): void {
  const { rules, words } = kernel;
  let seat = dealer;
  let top = 0;
  for (let place = 0; place < rules.players; place++) {
    seat = rules.nextDealtTo[seat] as number;
    let low = 0;
    let high = 0;
    for (const end = top + (rules.handSizes[place] as number); top < end; top++) {
      const drawn = top + pick(random, 52 - top);
      const card = pack[drawn] as number;
      pack[drawn] = pack[top] as number;
      pack[top] = card;
      low |= LOW_BIT[card] as number;
      high |= HIGH_BIT[card] as number;
    }
    words[HANDS_LOW + seat] = low;
    words[HANDS_HIGH + seat] = high;
  }
  anteAfresh(kernel, dealer);
  kernel.begin(dealer);
}

function anteAfresh({ rules, words }: Kernel, dealer: number): void {
  const { onlyDealerAntes, players, ruleset } = rules;
  const antes = onlyDealerAntes ? 1 : players;
  for (let seat = 0; seat < players; seat++) {
    words[COUNTERS + seat] = ruleset.counters - (onlyDealerAntes && seat !== dealer ? 0 : rules.ante);
  }
  for (let box = 0; box < BOXES; box++) words[BOX + box] = (rules.stakes[box] as number) * antes;
}

/** What {@link playRandomDeals} did. */
export interface RandomDeals {
  readonly deals: number;
  readonly cards: number;
}

/**
 * Plays so many single deals, each with fresh counters, at random, through the kernel that everything uses: the measure
 * of its speed. The deal goes round the table.
 */
export function playRandomDeals(rules: Rules, deals: number, random: Random): RandomDeals {
  const kernel = new Kernel(rules);
  const pack = Uint8Array.from(PACK);
  let cards = 0;
  for (let deal = 0; deal < deals; deal++) {
    dealAtRandom(kernel, pack, deal % rules.players, random);
    cards += playOutAtRandom(kernel, random);
  }
  return { deals, cards };
}
