import { seatAt } from '@nain-jaune/engine';
import { moveOf } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Parts, ReviewedChoice, ReviewedMove } from './dealReview.ts';
import { type Estimate, exactly } from './estimate.ts';
import { costOf, lostBy, storyOf } from './story.ts';

const SEAT = seatAt(0);

function about(value: number, standardError: number): Estimate {
  return { value, standardError };
}

function partsOf(luck: Estimate, result: number, own = exactly(0)): Parts {
  const others = exactly(result - luck.value - own.value);
  return { place: exactly(0), luck, own, others, result };
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
    cost: costOf(losses[place]),
    deals: 100,
    exact: false,
    secondSight: null,
    change: exactly(0),
  };
}

function story(cards: Estimate, result: number, choices: readonly ReviewedChoice[], own = exactly(0)) {
  return storyOf(SEAT, partsOf(cards, result, own), choices);
}

function playOf(losses: readonly Estimate[], place: number, own = exactly(0)) {
  return story(exactly(0), 0, [choice(losses, place)], own).end.play;
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

  test('splits the result into whole parts that add up', () => {
    const parts = {
      place: exactly(0.4),
      luck: exactly(-12.4),
      own: exactly(-2.6),
      others: exactly(1.6),
      result: -13,
    };
    expect(storyOf(SEAT, parts, []).end.parts).toEqual({
      place: 0,
      luck: -12,
      own: -3,
      others: 2,
      result: -13,
    });
  });

  test('finds mistakes only where something was surely lost', () => {
    const nothing = exactly(0);
    expect(playOf([nothing, about(20, 1)], 1)).toBe('badly');
    expect(playOf([nothing, about(3, 0.5)], 1)).toBe('fairly');
    expect(playOf([nothing, about(3, 1.5)], 1)).toBe('unclear');
    expect(lostBy([choice([nothing, about(3, 1.5)], 1)])).toEqual(nothing);
    expect(story(nothing, 0, []).end.play).toBe('no-choice');
  });

  test('says "played well" only if the estimates exclude a loss', () => {
    const nothing = exactly(0);
    expect(playOf([nothing, about(5, 0.5)], 0)).toBe('well');
    expect(playOf([nothing, about(0.2, 0.1)], 1)).toBe('well');
    expect(playOf([nothing, about(1, 4)], 0)).toBe('unclear');
    expect(playOf([nothing, about(5, 0.5)], 0, about(-8, 1))).toBe('unclear');
    expect(playOf([nothing, about(5, 0.5)], 0, about(-8, 6))).toBe('well');
  });
});
