import { RULESETS, replayRecord } from '@nain-jaune/engine';
import { REVIEW_OPTIONS, reviewDeal } from '@nain-jaune/review';
import { expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { byCost, choiceOf } from './mistakes.ts';

it('sorts choices by cost and finds the one of a mistake', { tags: ['deep'] }, () => {
  const replayed = replayRecord(playedRecord(RULESETS.famille, 4, 'mistakes'));
  if (!replayed.ok) throw new Error('a record that was played cannot be replayed');
  const work = reviewDeal(replayed.value, 1, { ...REVIEW_OPTIONS, deals: 20, streams: 4 });
  let step = work.next();
  while (!step.done) step = work.next();
  const review = step.value!;
  let mistakes = 0;
  for (const { seat, story } of review.seats) {
    const choices = review.choices.filter((choice) => choice.seat === seat);
    const losses = byCost(choices).map(({ cost }) => cost);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    const { mistake } = story.choices;
    if (mistake === null) continue;
    mistakes++;
    const found = choiceOf(choices, mistake);
    expect(found?.made).toEqual(mistake.move);
    expect(Math.round(losses[0]!)).toBe(mistake.counters);
  }
  expect(mistakes).toBeGreaterThan(0);
});
