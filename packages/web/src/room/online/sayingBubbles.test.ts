import type { Saying } from '@nain-jaune/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SayingBubbles } from './sayingBubbles.svelte.ts';

const HELLO: Saying = { number: 1, member: 2, name: 'Basile', phrase: 'hello', text: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the last saying of a member is shown for a while, but none from before the page was opened', () => {
  const bubbles = new SayingBubbles();
  bubbles.take([HELLO]);
  expect(bubbles.of(2)).toBeUndefined();
  bubbles.take([HELLO, { ...HELLO, number: 2 }]);
  expect(bubbles.of(2)?.number).toBe(2);
  vi.advanceTimersByTime(6000);
  expect(bubbles.of(2)).toBeUndefined();
});

test('a deleted saying vanishes at once', () => {
  const bubbles = new SayingBubbles();
  bubbles.take([]);
  bubbles.take([HELLO]);
  bubbles.take([]);
  expect(bubbles.of(2)).toBeUndefined();
});
