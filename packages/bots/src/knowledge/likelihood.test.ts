import type { Card } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { cards } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from '../heuristic/weights.ts';
import { playedScene, type Scene } from '../testing/scene.ts';
import { Deals } from './deals.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { type Leading, LeadLikelihood } from './likelihood.ts';
import { DealSampler } from './sampler.ts';

function leading(knowledge: Knowledge, weights: Weights, anything = 0.05): Leading {
  return { policy: new Policy(knowledge.rules, weights), temperature: 1, anything };
}

/** How likely the leads of a scene are, as seat `from` sees them, with these hands of seat 0 now. */
function likelihoods(scene: Scene, from: number, hands: readonly string[], ...ways: readonly Weights[]) {
  const knowledge = knowledgeOf(playedScene(scene).views[from]!);
  const likelihood = new LeadLikelihood(
    knowledge,
    ways.map((weights) => leading(knowledge, weights)),
  );
  return [...likelihood.of(dealsWith(knowledge, hands.map(cards)))];
}

/** One deal for each hand that seat 0 may hold. The places of the other cards do not affect its leads. */
function dealsWith(knowledge: Knowledge, hands: readonly (readonly Card[])[]): Deals {
  const deals = new Deals(knowledge, hands.length);
  for (const [deal, hand] of hands.entries()) for (const card of hand) deals.add(deal, 0, card);
  return deals;
}

const OTHERS = ['2h 5d 9h Kc', '3s 6h 8d Qc'];

describe('the likelihood of the leads', () => {
  test('is 1 before the first lead', () => {
    const { view } = playedScene({ rules: 'lindor-1789', hands: ['4c 5c', ...OTHERS] });
    const knowledge = knowledgeOf(view);
    const deals = new DealSampler(knowledge).draw(20, seededRandom(1));
    expect(new LeadLikelihood(knowledge, [leading(knowledge, COUNTING)]).of(deals)).toEqual(
      new Float64Array(20).fill(1),
    );
  });

  test('is 1 for the own leads, which reveal nothing about the others', () => {
    const scene = { rules: 'lindor-1789', hands: ['9c 4c 5c', ...OTHERS], moves: '9c' };
    const knowledge = knowledgeOf(playedScene(scene).views[0]!);
    const deals = new DealSampler(knowledge).draw(5, seededRandom(1));
    expect([...new LeadLikelihood(knowledge, [leading(knowledge, COUNTING)]).of(deals)]).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test.each([
    ['the rule of thumb', RULE_OF_THUMB],
    ['who counts', COUNTING],
  ])('is greater in a deal in which %s would lead so', (_, weights) => {
    const scene = { rules: 'lindor-1789', hands: ['9c Ts Jd Qh Kd', ...OTHERS], moves: '9c' };
    // From the nine up to the king it leads again; with another king it would rather have led that.
    const [run, king, low] = likelihoods(scene, 1, ['Ts Jd Qh Kd', 'Qh Kd 3c 4c', '2c 3c 4c Kd'], weights);
    expect(run).toBeGreaterThan(2 * king!);
    expect(run).toBeGreaterThan(2 * low!);
  });

  test('over all leads of a hand is 1', () => {
    const hand = ['3c', '6c', '9c', 'Jd', 'Kd'];
    for (const weights of [RULE_OF_THUMB, COUNTING]) {
      const sum = hand.reduce((all, card) => {
        const rest = hand.filter((other) => other !== card).join(' ');
        const scene = { rules: 'lindor-1789', hands: [hand.join(' '), ...OTHERS], moves: card };
        return all + likelihoods(scene, 1, [rest], weights)[0]!;
      }, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  test('is the same for every lead of who leads anything', () => {
    const scene = { rules: 'lindor-1789', hands: ['9c 3c 3d Kd', ...OTHERS], moves: '9c' };
    const knowledge = knowledgeOf(playedScene(scene).views[1]!);
    const deals = dealsWith(knowledge, [cards('3c 3d Kd'), cards('3c 4d Kd')]);
    const [threes, all] = new LeadLikelihood(knowledge, [leading(knowledge, COUNTING, 1)]).of(deals);
    // Cards of one rank are one lead.
    expect(threes).toBeCloseTo(1 / 3, 12);
    expect(all).toBeCloseTo(1 / 4, 12);
  });

  test('by several ways is the sum over them', () => {
    const scene = { rules: 'yellow-dwarf', hands: ['9c Ts Jd Qh Kd', ...OTHERS], moves: '9c' };
    const hands = ['Ts Jd Qh Kd', '2c 3c 4c Ks'];
    const [one, other, both] = [[RULE_OF_THUMB], [COUNTING], [RULE_OF_THUMB, COUNTING]].map((ways) =>
      likelihoods(scene, 1, hands, ...ways),
    );
    both!.forEach((sum, deal) => {
      expect(sum).toBeCloseTo(one![deal]! + other![deal]!, 12);
    });
  });

  test('of several leads of one seat is their product, each from the cards it had then', () => {
    const hands = ['Kd Ks 3c', ...OTHERS];
    const first = likelihoods({ rules: 'lindor-1789', hands, moves: 'Kd' }, 1, ['Ks 3c'], COUNTING)[0]!;
    const both = likelihoods({ rules: 'lindor-1789', hands, moves: 'Kd Ks' }, 1, ['3c'], COUNTING)[0]!;
    expect(first).toBeLessThan(1);
    expect(both).toBeLessThan(first);
    expect(both).toBeGreaterThan(0);
  });

  test('needs no card that is hidden from the leader', () => {
    const scene = { rules: 'lindor-1789', hands: ['9c Kd 4s', ...OTHERS], moves: '9c' };
    const knowledge = knowledgeOf(playedScene(scene).views[1]!);
    const deals = dealsWith(knowledge, [cards('Kd 4s'), cards('Kd 4s')]);
    for (const card of cards('Tc Jc Qs')) deals.add(1, 2, card);
    const [one, other] = new LeadLikelihood(knowledge, [leading(knowledge, COUNTING)]).of(deals);
    expect(one).toBe(other);
  });

  test('is the same for deals that are judged together or one by one', () => {
    const scene = { rules: 'lindor-1789', hands: ['9c Kd 4s', ...OTHERS], moves: '9c' };
    const knowledge = knowledgeOf(playedScene(scene).views[1]!);
    const hands = ['Kd 4s', '3c 4d', 'Kd 4s', '2c Kd'].map(cards);
    const judge = () => new LeadLikelihood(knowledge, [leading(knowledge, COUNTING)]);
    const together = judge().of(dealsWith(knowledge, hands));
    expect([...together]).toEqual(hands.map((hand) => judge().of(dealsWith(knowledge, [hand]))[0]));
  });

  test('leaves out a first lead that had to be the lowest', () => {
    const scene = { rules: 'nain-jaune-court', hands: ['2c 9s Jd Qd', '*', '3h 4h'], moves: '2c -' };
    expect(likelihoods(scene, 1, ['9s Jd Qd', '3h 4h Jd'], COUNTING)).toEqual([1, 1]);
  });
});
