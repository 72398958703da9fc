import { seatAt } from '@nain-jaune/engine';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { choiceCosts, REVIEW_OPTIONS, reviewDeal } from './review.ts';
import { randomReplay, runToEnd } from './testing/preparedDeal.ts';

const QUICK = { ...REVIEW_OPTIONS, deals: 12, streams: 8, placeDeals: 40, positions: 3000 };

describe('the review of a deal', () => {
  test.each([
    ['lindor-1789', 4],
    ['lindor-1789 continuing=compulsory announcing=automatic debts=true', 4],
    ['avantcoureur-1760', 3],
    ['famille', 5],
    ['gelber-zwerg', 6],
    ['yellow-dwarf', 8],
    ['nain-jaune-court', 3],
  ])(
    'adds up to the result of each seat: %s, %i players',
    (rules, players) => {
      const replay = randomReplay(rules, players, inScope({ quick: 1, all: 3 }), 'sums');
      for (let deal = 1; deal <= replay.game.settled.length; deal++) {
        const review = runToEnd(reviewDeal(replay, deal, QUICK))!;
        const steps = replay.steps.filter((step) => step.deal === deal);
        const after = steps.at(-1)!.game.counters;
        const before = replay.steps.findLast((step) => step.deal < deal)?.game.counters;
        for (const { seat, parts, lost, story } of review.seats) {
          const { place, luck, own, others, result } = parts;
          expect(result).toBe(after[seat]! - (before?.[seat] ?? replay.game.ruleset.counters));
          expect(place.value + luck.value + own.value + others.value).toBeCloseTo(result, 9);
          const changes = review.choices.filter((choice) => choice.seat === seat);
          expect(changes.reduce((sum, { change }) => sum + change.value, 0)).toBeCloseTo(own.value, 9);
          const whole = story.end.parts;
          expect(whole.place + whole.luck + whole.own + whole.others).toBe(result);
          for (const part of ['place', 'luck', 'own', 'others'] as const)
            expect(Math.abs(whole[part] - parts[part].value)).toBeLessThan(1);
          const cost = changes.reduce((sum, choice) => sum + choice.cost, 0);
          expect(lost.value).toBeCloseTo(cost, 9);
          expect(story.choices.mistake === null).toBe(cost === 0);
        }
      }
    },
    60_000,
  );

  test('compares the move made with its alternatives, and no loss is negative', () => {
    const replay = randomReplay('lindor-1789', 4, 2, 'choices');
    const { choices } = runToEnd(reviewDeal(replay, 1, QUICK))!;
    expect(choices.length).toBeGreaterThan(0);
    for (const { moves, place } of choices) {
      expect(moves.length).toBeGreaterThan(1);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(moves[0]!.loss.value).toBe(0);
      for (const { loss } of moves) expect(loss.value).toBeGreaterThanOrEqual(0);
    }
  });

  test('finds no move better than the solution with all hands open', () => {
    const replay = randomReplay('famille', 6, 2, 'sight');
    const { choices } = runToEnd(reviewDeal(replay, 1, { ...QUICK, positions: 100_000 }))!;
    const seen = choices.flatMap(({ secondSight }) => secondSight ?? []);
    expect(seen.length).toBeGreaterThan(0);
    for (const { bestCounters, madeCounters } of seen)
      expect(bestCounters).toBeGreaterThanOrEqual(madeCounters);
  });

  test('has the same verdicts on a slow device', () => {
    const replay = randomReplay('famille', 4, 1, 'slow');
    let now = 0;
    const clock = () => (now += 1000);
    expect(runToEnd(reviewDeal(replay, 1, { ...QUICK, clock }))).toEqual(
      runToEnd(reviewDeal(replay, 1, QUICK)),
    );
  });

  test('depends on the seed', () => {
    const replay = randomReplay('lindor-1789', 4, 1, 'seeds');
    const review = (seed: string) => runToEnd(reviewDeal(replay, 1, { ...QUICK, seed }));
    expect(review('a')).toEqual(review('a'));
    expect(review('a')).not.toEqual(review('b'));
  });

  test('is null if the deal does not exist or is not settled', () => {
    const replay = randomReplay('lindor-1789', 4, 1, 'none');
    expect(runToEnd(reviewDeal(replay, 2, QUICK))).toBeNull();
    const begun = { ...replay, steps: replay.steps.slice(0, 5) };
    expect(runToEnd(reviewDeal(begun, 1, QUICK))).toBeNull();
  });

  test('reports increasing progress', () => {
    const parts = [...reviewDeal(randomReplay('lindor-1789', 4, 1, 'parts'), 1, QUICK)];
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(Math.max(...parts)).toBeLessThanOrEqual(1);
  });
});

test('the costs of a seat are those of its review, and say what was at stake', () => {
  const replay = randomReplay('famille', 4, 1, 'costs');
  const { choices } = runToEnd(reviewDeal(replay, 1, QUICK))!;
  const costs = replay.game.counters.map((_, seat) => runToEnd(choiceCosts(replay, 1, seatAt(seat), QUICK))!);
  for (const [seat, own] of costs.entries())
    expect(own.map(({ cost }) => cost)).toEqual(
      choices.filter((choice) => choice.seat === seat).map(({ cost }) => Math.round(cost)),
    );
  const all = costs.flat();
  expect(all.some(({ cost }) => cost > 0)).toBe(true);
  expect(all.some(({ cost, atStake }) => cost === 0 && atStake > 0)).toBe(true);
  for (const { cost, atStake } of all) expect(atStake).toBeGreaterThanOrEqual(cost);
  expect(runToEnd(choiceCosts(replay, 2, seatAt(0), QUICK))).toBeNull();
});
