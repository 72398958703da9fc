import { seatAt } from '@nain-jaune/engine';
import { moveOf } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Parts, ReviewedChoice, ReviewedMove } from './dealReview.ts';
import { type Estimate, exactly, sumOf } from './estimate.ts';
import { storyOf } from './story.ts';

const SEAT = seatAt(0);

function about(value: number, standardError: number): Estimate {
  return { value, standardError };
}

function partsOf(cards: Estimate, result: number): Parts {
  return { place: exactly(0), cards, own: exactly(0), others: exactly(0), result };
}

function choice(losses: readonly Estimate[], place: number): ReviewedChoice {
  const moves = losses.map(
    (loss, index): ReviewedMove => ({
      move: moveOf(`${index + 2}c`),
      expected: exactly(0),
      loss,
      reasons: [],
    }),
  );
  return {
    move: 1,
    seat: SEAT,
    lead: 1,
    wanted: [],
    made: moveOf(`${place + 2}c`),
    moves,
    place,
    deals: 100,
    exact: false,
    secondSight: null,
    change: exactly(0),
  };
}

function story(cards: Estimate, result: number, choices: readonly ReviewedChoice[]) {
  const lost = sumOf(choices.map(({ moves, place }) => moves[place]!.loss));
  return storyOf(SEAT, partsOf(cards, result), lost, choices);
}

describe('a story', () => {
  test('calls cards good or bad only if the difference is significant', () => {
    const kinds = [about(10, 2), about(10, 6), about(-10, 2), about(2, 0.1)].map(
      (cards) => story(cards, 0, []).cards.kind,
    );
    expect(kinds).toEqual(['good', 'usual', 'bad', 'usual']);
  });

  test('names a significant mistake and the better move', () => {
    const { mistake, best } = story(exactly(0), 0, [choice([exactly(0), about(6, 1)], 1)]).choices;
    expect([mistake?.counters, mistake?.move, mistake?.better]).toEqual([6, moveOf('3c'), moveOf('2c')]);
    expect(best).toBeNull();
  });

  test('ignores a mistake within its error', () => {
    expect(story(exactly(0), 0, [choice([exactly(0), about(6, 3)], 1)]).choices.mistake).toBeNull();
  });

  test('names the best move if its alternatives would have cost something', () => {
    const { best } = story(exactly(0), 0, [choice([exactly(0), about(4, 1)], 0)]).choices;
    expect(best?.counters).toBe(4);
    expect(story(exactly(0), 0, [choice([exactly(0), exactly(0)], 0)]).choices.best).toBeNull();
  });

  test('does not count mistakes as bad luck', () => {
    const lost = choice([exactly(0), about(20, 1)], 1);
    expect(story(exactly(0), -20, [lost]).end).toEqual({ result: -20, luck: 'neither', play: 'badly' });
    expect(story(exactly(0), -20, []).end).toEqual({ result: -20, luck: 'against', play: 'no-choice' });
    expect(story(exactly(0), 20, [choice([exactly(0), about(3, 0.5)], 1)]).end).toEqual({
      result: 20,
      luck: 'with',
      play: 'fairly',
    });
  });
});
