import { PACK } from '../cards/card.ts';
import type { Random } from '../randomSource.ts';
import type { Rules } from '../rules/compiledRules.ts';
import { listBits } from './bits.ts';
import { HIGH_BIT, Kernel, LOW_BIT } from './kernel.ts';
import { LAYOUT } from './layout.ts';

const { BOX, BOXES, COUNTERS, HANDS_HIGH, HANDS_LOW } = LAYOUT;

/** Scratch space for the cards of a random move: silent lays, then announced ones. */
const LAYS = new Uint8Array(64);

/** A number from 0 to `limit − 1`, limit at most 64, uniform to within limit / 2²⁶. */
function pick(random: Random, limit: number): number {
  return Math.imul(random.next() >>> 6, limit) >>> 26;
}

/**
 * Plays a uniformly random legal move, and returns whether it laid a card. A card that may be announced counts twice.
 */
export function moveAtRandom(kernel: Kernel, random: Random): boolean {
  const { announceableHigh, announceableLow } = kernel.rules;
  const low = kernel.legalLow();
  const high = kernel.legalHigh();
  const silent = listBits(low, high, LAYS, 0);
  const lays = listBits(low & announceableLow, high & announceableHigh, LAYS, silent);
  const chosen = pick(random, kernel.mayPass(low, high) ? lays + 1 : lays);
  if (chosen < lays) kernel.lay(LAYS[chosen] ?? 0, chosen >= silent);
  else kernel.pass();
  return chosen < lays;
}

/** Plays a deal to its end by random legal moves, settles it, and returns how many cards were laid. */
export function playOutAtRandom(kernel: Kernel, random: Random): number {
  let laid = 0;
  while (!kernel.isOver) {
    kernel.skipForcedPasses();
    if (moveAtRandom(kernel, random)) laid++;
  }
  return laid;
}

/**
 * Deals random hands into a kernel, after a fresh ante, and begins the play.
 *
 * @param pack the 52 cards in any order; it is shuffled in place.
 */
export function dealAtRandom(kernel: Kernel, pack: Uint8Array, dealer: number, random: Random): void {
  const { rules, words } = kernel;
  let seat = dealer;
  let top = 0;
  for (let place = 0; place < rules.players; place++) {
    seat = rules.nextDealtTo[seat] ?? 0;
    let low = 0;
    let high = 0;
    for (const end = top + (rules.handSizes[place] ?? 0); top < end; top++) {
      const drawn = top + pick(random, 52 - top);
      const card = pack[drawn] ?? 0;
      pack[drawn] = pack[top] ?? 0;
      pack[top] = card;
      low |= LOW_BIT[card] ?? 0;
      high |= HIGH_BIT[card] ?? 0;
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
  for (let box = 0; box < BOXES; box++) words[BOX + box] = (rules.stakes[box] ?? 0) * antes;
}

export interface RandomDeals {
  readonly deals: number;
  readonly cards: number;
}

/** Plays single deals at random, each with fresh counters: the benchmark of the kernel. */
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
