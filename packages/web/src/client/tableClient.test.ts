import { beginView, type Card, parseCardText, RULESETS, seatAt } from '@nain-jaune/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableClient, type When } from './tableClient.svelte.ts';

const SEVEN = parseCardText('7d') as Card;
const SOON = 50;
const LATE = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose turn it is, with two cards to choose from. */
function asked(when?: When): TableClient {
  const client = new TableClient(when);
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

describe('a client that takes in later what it hears', () => {
  const REFUSED = { type: 'refused', id: 'a', refusal: { code: 'not-kept' } } as const;
  const CLOSED = { type: 'closed', reason: 'displaced' } as const;
  let awaited: (() => void)[] = [];
  const later: When = (work) => {
    awaited.push(work);
    return () => {
      awaited = awaited.filter((one) => one !== work);
    };
  };
  beforeEach(() => {
    awaited = [];
  });

  test('takes in the first view at once, and what follows together when its moment has come', () => {
    const client = asked(later);
    expect(client.myTurn).toBe(true);
    client.make('7d');
    client.hear(REFUSED);
    client.hear(CLOSED);
    expect(awaited).toHaveLength(1);
    expect(client.waiting).toBe(true);
    expect(client.closed).toBeNull();
    awaited[0]!();
    expect(client.waiting).toBe(false);
    expect(client.closed).toBe('displaced');
  });

  test('has forgotten what it heard when it hears of another table', () => {
    const client = asked(later);
    client.hear(REFUSED);
    client.forget();
    expect(awaited).toHaveLength(0);
    expect(client.refusal).toBeNull();
  });

  test('knows all it heard before it sends a move once more, and waits for the answer', () => {
    const client = asked(later);
    client.make('7d');
    client.hear(REFUSED);
    client.waitAgain();
    expect(client.refusal).toEqual(REFUSED.refusal);
    expect(client.waiting).toBe(true);
    expect(awaited).toHaveLength(0);
  });
});
