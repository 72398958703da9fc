import { RULESETS } from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { dealAt } from '../testing/dealsOf.ts';
import { lateMoments } from '../testing/lateMoments.ts';
import { momentIn } from '../testing/moment.ts';
import { playedScene } from '../testing/scene.ts';
import { type BeliefsEffort, type LikelyDeal, likelyDeals } from './beliefs.ts';

const DRAWN: BeliefsEffort = { deals: 4000, states: 10_000, listed: 0 };
const LISTED: BeliefsEffort = { ...DRAWN, listed: 4000 };

/** All deals to play out, and whether they are all that agree. */
function allOf(found: Generator<LikelyDeal, boolean, void>): { deals: LikelyDeal[]; exact: boolean } {
  const deals: LikelyDeal[] = [];
  for (;;) {
    const next = found.next();
    if (next.done) return { deals, exact: next.value };
    deals.push(next.value);
  }
}

/** The part of the weight at which each seat holds each card. */
function shares(found: readonly LikelyDeal[]): Map<string, number> {
  const all = found.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Map<string, number>();
  for (const { deals, index, weight } of found) {
    dealAt(deals, index).hands.forEach((hand, seat) => {
      for (const card of hand) {
        const place = `${seat} ${card}`;
        sums.set(place, (sums.get(place) ?? 0) + weight / all);
      }
    });
  }
  return sums;
}

function counted(random: Random): { random: Random; readonly asked: () => number } {
  let asked = 0;
  const next = () => {
    asked++;
    return random.next();
  };
  return { random: { next }, asked: () => asked };
}

describe('the deals to play out', () => {
  test('come as often as they are likely, listed or drawn', () => {
    const [late] = lateMoments(2000, 1).filter(
      ({ knowledge, moment }) => knowledge.unseen.length > 8 && moment.view.deal!.laid.length > 8,
    );
    const listed = allOf(likelyDeals(late!.knowledge, LISTED, seededRandom(1)));
    const drawn = allOf(likelyDeals(late!.knowledge, DRAWN, seededRandom(2)));
    expect([listed.exact, drawn.exact]).toEqual([true, false]);
    const expected = shares(listed.deals);
    const found = shares(drawn.deals);
    for (const [place, share] of expected)
      expect(Math.abs((found.get(place) ?? 0) - share)).toBeLessThan(0.04);
  });

  test('are each played out once of those that are drawn together', () => {
    const scene = { rules: 'lindor-1789', hands: ['9c Ts Jd Qh Kd', '2h 5d 9h Kc', '*'], moves: '9c' };
    const knowledge = knowledgeOf(playedScene(scene).views[1]!);
    const { deals } = allOf(likelyDeals(knowledge, DRAWN, seededRandom(3)));
    const places = new Map<object, number[]>();
    for (const { deals: batch, index } of deals) places.set(batch, [...(places.get(batch) ?? []), index]);
    expect(places.size).toBe(DRAWN.deals / 50);
    for (const indices of places.values()) expect(new Set(indices).size).toBe(indices.length);
    expect(deals.length).toBeLessThan(DRAWN.deals);
  });

  test('are drawn as they are asked for', () => {
    const { view } = momentIn(RULESETS['lindor-1789'], 4, 8, 20);
    const { random, asked } = counted(seededRandom(4));
    const found = likelyDeals(knowledgeOf(view), DRAWN, random);
    found.next();
    const atFirst = asked();
    allOf(found);
    expect(asked()).toBeGreaterThan(50 * atFirst);
  });

  test('have the requested number if no other player has led', () => {
    const { view } = momentIn(RULESETS['lindor-1789'], 4, 8, 0);
    const { deals, exact } = allOf(likelyDeals(knowledgeOf(view), { ...DRAWN, deals: 120 }, seededRandom(5)));
    expect(deals.map(({ weight }) => weight)).toEqual(Array.from({ length: 120 }, () => 1));
    expect(exact).toBe(false);
  });
});
