import {
  beginView,
  type GameEvent,
  type GameView,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  seatAt,
  seatsOf,
  see,
} from '@nain-jaune/engine';
import { card, inScope, randomGame } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CounterInstruction, counterSteps, sharedAmount } from './counterInstructions.ts';

/** The real counters on the table. */
interface Piles {
  readonly seats: number[];
  readonly boxes: number[];
}

function follow({ seats, boxes }: Piles, instruction: CounterInstruction): void {
  const give = (seat: number, counters: number) => {
    seats[seat]! += counters;
  };
  const put = (box: number, counters: number) => {
    boxes[box]! += counters;
  };
  switch (instruction.type) {
    case 'start':
      seats.fill(instruction.counters);
      boxes.fill(0);
      break;
    case 'ante':
      for (const seat of instruction.seats)
        for (const [box, stake] of instruction.stakes.entries()) {
          give(seat, -stake);
          put(box, stake);
        }
      break;
    case 'take':
      for (const { box, counters } of instruction.boxes) {
        give(instruction.seat, counters);
        put(box, -counters);
      }
      break;
    case 'pay':
      for (const { seat, counters } of instruction.from) {
        give(seat, -counters);
        give(instruction.to, counters);
      }
      break;
    case 'put':
      give(instruction.seat, -instruction.counters);
      put(instruction.box, instruction.counters);
      break;
    case 'leave':
      break;
  }
}

/** The views of a spectator after each settlement, and the last. */
function viewsOf(rules: Ruleset, players: number, events: readonly GameEvent[]): GameView[] {
  const views: GameView[] = [];
  let view = beginView(rules, players, null);
  for (const event of events) {
    view = see(view, event);
    if (event.type === 'settled') views.push(view);
  }
  return [...views, ...(view.deal?.settled === false ? [view] : [])];
}

describe.each(RULESET_IDS)('by the rules %s', (id) => {
  const rules = RULESETS[id];

  test('who follows every instruction has the counters of the engine', () => {
    const game = fc.record({
      players: fc.constantFrom(...rules.players),
      seed: fc.nat(),
      movesOfLastDeal: fc.option(fc.nat({ max: 40 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(game, ({ players, seed, movesOfLastDeal }) => {
        const { events } = randomGame(rules, players, seed, {
          deals: 3,
          ...(movesOfLastDeal !== undefined && { movesOfLastDeal }),
        });
        const piles: Piles = { seats: Array(players).fill(0), boxes: rules.honours.map(() => 0) };
        for (const view of viewsOf(rules, players, events)) {
          for (const instruction of counterSteps(view).flat()) {
            follow(piles, instruction);
            const least = Math.min(...piles.boxes, ...(rules.debts ? [] : piles.seats));
            expect(least).toBeGreaterThanOrEqual(0);
          }
          expect(piles).toEqual({ seats: view.counters, boxes: view.boxes });
        }
      }),
      { numRuns: inScope({ quick: 30, all: 300 }) },
    );
  });
});

test('the steps of a deal are the start, the ante, each card that moves counters, and the settlement', () => {
  const stakes = [1, 1, 2, 3, 5];
  const events: GameEvent[] = [
    ...seatsOf(3).map((seat): GameEvent => ({ type: 'anted', seat, stakes })),
    { type: 'dealt', dealer: seatAt(0), sizes: [1, 1, 1], talon: 49 },
    { type: 'laid', seat: seatAt(1), card: card('Td'), announced: true, standsFor: null, led: true },
    { type: 'swept', seat: seatAt(1), box: 0, counters: 3, opera: false },
    { type: 'laid', seat: seatAt(1), card: card('Js'), announced: false, standsFor: null, led: false },
    { type: 'ended', winner: seatAt(1), opera: false },
    { type: 'paid', reason: 'hand', from: seatAt(0), to: seatAt(1), owed: 7, counters: 7 },
    { type: 'paid', reason: 'hand', from: seatAt(2), to: seatAt(1), owed: 4, counters: 4 },
  ];
  const view = events.reduce(see, beginView(RULESETS.famille, 3, null));
  expect(counterSteps(view).map((step) => step.map(({ type }) => type))).toEqual([
    ['start'],
    ['ante'],
    ['take'],
    ['pay'],
  ]);
  expect(counterSteps(view)[1]).toEqual([{ type: 'ante', seats: seatsOf(3), stakes }]);
});

test('an empty box and a player without counters move nothing', () => {
  const events: GameEvent[] = [
    { type: 'anted', seat: seatAt(0), stakes: [1, 0, 0, 0, 0] },
    { type: 'swept', seat: seatAt(1), box: 3, counters: 0, opera: false },
    { type: 'paid', reason: 'hoc', from: seatAt(2), to: seatAt(1), owed: 1, counters: 0 },
  ];
  const view = events.reduce(see, beginView(RULESETS.famille, 3, null));
  expect(counterSteps(view).slice(2)).toEqual([]);
});

test('everyone pays only if all others pay the same', () => {
  const paid = (...amounts: number[]) =>
    amounts.map((counters, seat) => ({ seat: seatAt(seat), counters, isRest: false }));
  expect(sharedAmount(paid(1, 1), 3)).toBe(1);
  expect(sharedAmount(paid(1), 3)).toBeNull();
  expect(sharedAmount(paid(1, 2), 3)).toBeNull();
});
