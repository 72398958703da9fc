import { describe, expect, test } from 'vitest';
import { dealAt } from '../testing/dealsOf.ts';
import { lateMoments } from '../testing/lateMoments.ts';
import { placesIn, replayed } from '../testing/moment.ts';
import { playedScene } from '../testing/scene.ts';
import { Counting } from './counting.ts';
import { enumerateDeals } from './enumerate.ts';
import { knowledgeOf } from './knowledge.ts';

const MOST = 600;

/** Decisions of three deals of every ruleset. */
const moments = lateMoments(MOST, 3);

describe('the list of the deals that agree', () => {
  test('is made in every ruleset', () => {
    const listed = new Set(moments.map(({ moment }) => moment.view.rules.id));
    expect(listed.size).toBeGreaterThan(3);
    expect(moments.length).toBeGreaterThan(50);
  });

  test('holds as many as are counted, each once, the true deal among them', () => {
    for (const { moment, knowledge } of moments) {
      const { deals } = enumerateDeals(knowledge, MOST)!;
      expect(deals.count).toBe(Counting.of(knowledge.certain)!.total);
      const listed = Array.from({ length: deals.count }, (_, deal) => textOf(dealAt(deals, deal)));
      expect(new Set(listed).size).toBe(deals.count);
      const [...hands] = placesIn(moment.deal);
      const talon = hands.pop()!;
      expect(listed).toContain(textOf({ hands, talon }));
    }
  });

  test('holds only deals that could have been played as the true one was', () => {
    for (const { moment, knowledge } of moments.filter((_, index) => index % 8 === 0)) {
      const { deals } = enumerateDeals(knowledge, MOST)!;
      for (let deal = 0; deal < deals.count; deal += 1 + (deals.count >> 3))
        expect(replayed(moment, dealAt(deals, deal))).not.toBeNull();
    }
  });

  test('weighs each deal by what is likely of each card', () => {
    for (const { knowledge } of moments) {
      const { deals, weights } = enumerateDeals(knowledge, MOST)!;
      for (let deal = 0; deal < deals.count; deal += 5) {
        const { hands, talon } = dealAt(deals, deal);
        const places = [...hands, talon];
        const product = knowledge.unseen.reduce((weight, card, index) => {
          const place = knowledge.places.findIndex((of) => places[of]!.includes(card));
          return weight * knowledge.likely.weights[index * knowledge.places.length + place]!;
        }, 1);
        expect(weights[deal]).toBeCloseTo(product, 12);
      }
    }
  });

  test('is not made if there are more than asked for', () => {
    const { knowledge } = moments.find((one) => Counting.of(one.knowledge.certain)!.total > 2)!;
    const { total } = Counting.of(knowledge.certain)!;
    expect(enumerateDeals(knowledge, total)?.deals.count ?? total).toBe(total);
    expect(enumerateDeals(knowledge, total - 1)).toBeNull();
  });

  test('is one deal if everything is known', () => {
    const scene = { rules: 'nain-jaune-court', hands: ['Ac 2c', '*', 'Kd'], moves: 'Ac 2c' };
    const knowledge = knowledgeOf(playedScene(scene).views[1]!);
    // Seat 0 has gone out and the losers have shown their hands.
    expect(enumerateDeals(knowledge, 10)!.weights).toEqual(Float64Array.of(1));
  });
});

function textOf({
  hands,
  talon,
}: {
  hands: readonly (readonly number[])[];
  talon: readonly number[];
}): string {
  return [...hands, [...talon].sort((a, b) => a - b)].map((cards) => cards.join(' ')).join(' | ');
}
