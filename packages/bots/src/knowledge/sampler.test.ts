import { RULESETS, type SampledDeal } from '@nain-jaune/engine';
import { handOf as handIn, Kernel } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealAt } from '../testing/dealsOf.ts';
import { viewOf } from '../testing/decision.ts';
import { arbitraryMoment, momentIn, placesIn, replayed } from '../testing/moment.ts';
import { playedScene } from '../testing/scene.ts';
import { knowledgeOf } from './knowledge.ts';
import { DealSampler } from './sampler.ts';

describe('a deal that is drawn', () => {
  test('has the own hand, the right sizes, and could have been played as the true one was', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const { view, seed } = moment;
        const deals = new DealSampler(knowledgeOf(view)).draw(3, seededRandom(seed));
        for (const deal of [0, 1, 2]) {
          const drawn = dealAt(deals, deal);
          expect(drawn.hands.map((hand) => hand.length)).toEqual(view.deal!.sizes);
          expect(drawn.talon).toHaveLength(view.deal!.talon);
          expect(drawn.hands[view.seat!]).toEqual(view.deal!.hand);
          expect(replayed(moment, drawn)).not.toBeNull();
        }
      }),
      { numRuns: inScope({ quick: 37, all: 150 }) },
    );
  });

  test('is as good when counting would take too many states', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const sampler = new DealSampler(knowledgeOf(moment.view), 0);
        fc.pre(!sampler.isExact);
        const drawn = dealAt(sampler.draw(1, seededRandom(moment.seed)), 0);
        expect(drawn.hands[moment.seat]).toEqual(moment.view.deal!.hand);
        expect(replayed(moment, drawn)).not.toBeNull();
      }),
      { numRuns: inScope({ quick: 20, all: 60 }) },
    );
  });

  test('is put into a kernel hand by hand', () => {
    const { view, deal } = momentIn(RULESETS.famille, 5, 11, 12);
    const deals = new DealSampler(knowledgeOf(view)).draw(2, seededRandom(1));
    const kernel = new Kernel(deal.rules);
    deals.put(1, kernel);
    const hands = view.deal!.sizes.map((_, seat) => handIn(kernel.words, seat));
    expect(hands).toEqual(dealAt(deals, 1).hands);
    expect(hands).not.toEqual(placesIn(deal).slice(0, -1));
  });

  test('is another each time, and the same for the same chance', () => {
    const { view } = momentIn(RULESETS['lindor-1789'], 4, 5, 8);
    const draw = () => new DealSampler(knowledgeOf(view)).draw(30, seededRandom('again'));
    expect(draw().words).toEqual(draw().words);
    const deals = draw();
    expect(new Set(deals.words.subarray(2, 30 * deals.stride)).size).toBeGreaterThan(30);
  });
});

describe('how often a deal is drawn', () => {
  test('before the first card is the same for every card: the size of the place', () => {
    const view = viewOf({ rules: 'lindor-1789', hand: '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc' });
    const count = 4000;
    const deals = new DealSampler(knowledgeOf(view)).draw(count, seededRandom('uniform'));
    const held = new Array<number>(52).fill(0);
    for (let deal = 0; deal < count; deal++) for (const card of dealAt(deals, deal).hands[1]!) held[card]!++;
    const expected = (count * 12) / 40;
    const unseen = held.filter((_, card) => !view.deal!.hand.includes(card as never));
    const chiSquare = unseen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    // 39 degrees of freedom, each with the variance of being in or not: mean 0.7 × 39, standard deviation 0.7 × 8.8
    expect(Math.abs(chiSquare - 0.7 * 39)).toBeLessThan(5 * 0.7 * 8.8);
  });

  test('after an optional pass follows what is likely', () => {
    // Seat 0 has passed on the twos, which lie with it, with seat 1 or in the talon.
    const scene = { rules: 'lindor-1789', hands: ['Ac 5c', '*', '3s 2s'], moves: 'Ac -' };
    const { views } = playedScene(scene);
    const deals = new DealSampler(knowledgeOf(views[2]!)).draw(20_000, seededRandom('likely'));
    let held = 0;
    for (let deal = 0; deal < 20_000; deal++) if (isTwo(dealAt(deals, deal))) held++;
    // One card of the 49 unseen, 46 of weight 1 and three twos of weight 0.04 each.
    const probability = (3 * 0.04) / (46 + 3 * 0.04);
    const expected = 20_000 * probability;
    expect(Math.abs(held - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});

function isTwo({ hands }: SampledDeal): boolean {
  return hands[0]!.some((card) => card >> 2 === 1);
}
