import { beginView, type GameView, RULESETS, seatAt, see, type ViewEvent } from '@nain-jaune/engine';
import { card } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { mayTakeBack, nextMove } from './lastChoice.ts';

const YOU = seatAt(0);
const BOT = seatAt(1);
const laid = (seat: typeof YOU, text: string): ViewEvent => ({
  type: 'laid',
  seat,
  card: card(text),
  announced: false,
  standsFor: null,
  led: false,
});
const passed = (seat: typeof YOU): ViewEvent => ({ type: 'passed', seat, wanted: [card('8c')] });

/** A view of a first deal in which this has happened. */
function viewAfter(...events: readonly ViewEvent[]): GameView {
  const dealt: ViewEvent[] = [
    { type: 'anted', seat: YOU, stakes: [1, 2, 3, 4, 5] },
    { type: 'dealt', dealer: seatAt(3), sizes: [3, 3, 3, 3], talon: 40 },
    { type: 'picked-up', cards: ['6c', '7c', '9d'].map(card) },
  ];
  return [...dealt, ...events].reduce(see, beginView(RULESETS['famille'], 4, YOU));
}

const before = viewAfter(laid(BOT, '5c'));
const choice = nextMove(before);

test('a choice is identified by its place in the game', () => {
  expect(choice).toEqual({ deal: 1, move: 2 });
  expect(nextMove(beginView(RULESETS['famille'], 4, YOU))).toBeNull();
});

test('may be taken back with the own moves after it', () => {
  expect(mayTakeBack(before, choice)).toBe(false);
  expect(mayTakeBack(viewAfter(laid(BOT, '5c'), laid(YOU, '6c')), choice)).toBe(true);
  expect(mayTakeBack(viewAfter(laid(BOT, '5c'), laid(YOU, '6c'), laid(YOU, '7c'), passed(YOU)), choice)).toBe(
    true,
  );
});

test('may not be taken back after another seat has moved', () => {
  const view = viewAfter(laid(BOT, '5c'), laid(YOU, '6c'), passed(YOU), passed(BOT));
  expect(mayTakeBack(view, choice)).toBe(false);
});

test('may not be taken back in a settled deal or after it', () => {
  const view = viewAfter(
    laid(BOT, '5c'),
    laid(YOU, '6c'),
    { type: 'ended', winner: YOU, opera: false },
    { type: 'settled', counters: [60, 60, 60, 60], boxes: [0, 0, 0, 0, 0] },
  );
  expect(view.deal?.settled).toBe(true);
  expect(mayTakeBack(view, choice)).toBe(false);
  expect(mayTakeBack(viewAfter(laid(YOU, '6c')), { deal: 2, move: 1 })).toBe(false);
});

test('without a choice nothing is taken back', () => {
  expect(mayTakeBack(viewAfter(laid(YOU, '6c')), null)).toBe(false);
});
