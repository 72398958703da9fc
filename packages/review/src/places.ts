import { PACK } from '@nain-jaune/engine';
import { dealAtRandom, Kernel, putCounters } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { type Estimate, meanOf } from './estimate.ts';
import { Reference } from './reference.ts';
import type { WalkedDeal } from './walk.ts';

/** How many deals are played between two looks at whether to go on. */
const SLICE = 200;

/**
 * What each seat gets in a deal on average before anyone sees a card: random cards, the same dealer, counters and boxes,
 * everyone playing as the reference does. Yields now and then the part that is done.
 */
export function* placesOf(
  { rules, before, dealt }: WalkedDeal,
  deals: number,
  seed: string,
): Generator<number, readonly Estimate[], void> {
  const { dealer, counters, boxes } = dealt.setup;
  const kernel = new Kernel(rules);
  const reference = new Reference(rules, dealt.setup.talon.length);
  const random = seededRandom(`${seed}/places`);
  const pack = Uint8Array.from(PACK);
  const changes = before.map(() => new Float64Array(deals));
  for (let deal = 0; deal < deals; deal++) {
    dealAtRandom(kernel, pack, dealer, random);
    putCounters(kernel.words, counters, boxes);
    reference.playOut(kernel, random);
    changes.forEach((change, seat) => {
      change[deal] = kernel.countersOf(seat) - (before[seat] ?? 0);
    });
    if (deal % SLICE === SLICE - 1) yield (deal + 1) / deals;
  }
  return changes.map(meanOf);
}
