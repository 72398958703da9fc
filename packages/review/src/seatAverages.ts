import { PACK } from '@nain-jaune/engine';
import { countersOf, dealAtRandom, Kernel, putCounters } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { type Estimate, meanOf } from './estimate.ts';
import { ReferencePlayer } from './referencePlayer.ts';
import type { WalkedDeal } from './walkDeal.ts';

const DEALS_PER_STEP = 200;

/**
 * Returns the mean change of each seat's counters over random deals with the same dealer, counters and boxes, all seats
 * played by the reference player. Yields its progress from 0 to 1.
 */
export function* seatAverages(
  { rules, before, dealt }: WalkedDeal,
  deals: number,
  seed: string,
): Generator<number, readonly Estimate[], void> {
  const { dealer, counters, boxes } = dealt.setup;
  const kernel = new Kernel(rules);
  const reference = new ReferencePlayer(rules, dealt.setup.talon.length);
  const random = seededRandom(`${seed}/places`);
  const pack = Uint8Array.from(PACK);
  const results: number[][] = [];
  while (results.length < deals) {
    dealAtRandom(kernel, pack, dealer, random);
    putCounters(kernel.words, counters, boxes);
    reference.playOut(kernel, random);
    results.push(countersOf(kernel.words, before.length));
    if (results.length % DEALS_PER_STEP === 0) yield results.length / deals;
  }
  return before.map((had, seat) => meanOf(results.map((counters) => (counters[seat] ?? 0) - had)));
}
