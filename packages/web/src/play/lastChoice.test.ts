import {
  beginView,
  type GameView,
  parseCardText,
  RULESETS,
  seatAt,
  see,
  type ViewEvent,
} from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { mayTakeBack, nextMove } from './lastChoice.ts';

const YOU = seatAt(0);
const BOT = seatAt(1);
const card = (text: string) => parseCardText(text)!;
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

test('a choice is known by its place in the game', () => {
  expect(choice).toEqual({ deal: 1, move: 2 });
  expect(nextMove(beginView(RULESETS['famille'], 4, YOU))).toBeNull();
});

test('may be taken back once it is made, with what followed without the others', () => {
  expect(mayTakeBack(before, choice)).toBe(false);
  expect(mayTakeBack(viewAfter(laid(BOT, '5c'), laid(YOU, '6c')), choice)).toBe(true);
  expect(mayTakeBack(viewAfter(laid(BOT, '5c'), laid(YOU, '6c'), laid(YOU, '7c'), passed(YOU)), choice)).toBe(
    true,
  );
});

test('stays as soon as another seat has moved', () => {
  const view = viewAfter(laid(BOT, '5c'), laid(YOU, '6c'), passed(YOU), passed(BOT));
  expect(mayTakeBack(view, choice)).toBe(false);
});

test('stays in a settled deal, and after it', () => {
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

test('nothing is taken back where nothing was chosen', () => {
  expect(mayTakeBack(viewAfter(laid(YOU, '6c')), null)).toBe(false);
});
