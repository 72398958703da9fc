import { beginView, type Card, parseCardText, RULESETS, seatAt } from '@nain-jaune/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableClient } from './tableClient.svelte.ts';

const SEVEN = parseCardText('7d') as Card;
const SOON = 50;
const LATE = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose turn it is, with two cards to choose from. */
function asked(): TableClient {
  const client = new TableClient();
  client.hear({
    type: 'welcome',
    version: 1,
    seat: seatAt(0),
    players: [],
    number: 0,
    view: beginView(RULESETS['famille'], 4, seatAt(0)),
    legal: ['7d', '8d'],
    mayDeal: false,
  });
  return client;
}

test('a move that waits for its answer holds back the next one, and the hand looks as before', () => {
  const client = asked();
  client.make('7d');
  vi.advanceTimersByTime(SOON);
  expect(client.myTurn).toBe(false);
  expect(client.waysOf(SEVEN)).toEqual({ silently: false, announced: false });
  expect(client.showsTurn).toBe(true);
  expect(client.showsWay(SEVEN)).toBe(true);
});

test('a hand steps back while an answer is late, and is as before when it has come', () => {
  const client = asked();
  client.make('7d');
  vi.advanceTimersByTime(LATE);
  expect(client.showsTurn).toBe(false);
  expect(client.showsWay(SEVEN)).toBe(false);
  client.hear({ type: 'refused', id: 'a', refusal: { code: 'not-kept' } });
  expect(client.showsTurn).toBe(true);
  expect(client.waysOf(SEVEN).silently).toBe(true);
});

test('an answer that came in time leaves the hand as it is for good', () => {
  const client = asked();
  client.make('7d');
  vi.advanceTimersByTime(SOON);
  client.hear({ type: 'refused', id: 'a', refusal: { code: 'not-kept' } });
  vi.advanceTimersByTime(LATE);
  expect(client.showsWay(SEVEN)).toBe(true);
});
