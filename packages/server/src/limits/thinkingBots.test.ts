import type { Bot } from '@nain-jaune/bots';
import type { GameView, Move } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { LoadingBot } from '@nain-jaune/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { thinkInTurns } from './thinkingBots.ts';

const [thought, atOnce] = ['thought', 'at once'] as unknown as readonly [Move, Move];
const quick: Bot = { name: 'quick', choose: () => atOnce };
const slow: Bot = {
  name: 'slow',
  choose: () => thought,
  *consider() {
    yield;
    yield;
    return thought;
  },
};
const failing: Bot = {
  ...slow,
  // biome-ignore lint/correctness/useYield: it fails before.
  *consider() {
    throw new Error('failing');
  },
};

let bots: ReturnType<typeof thinkInTurns>;

beforeEach(() => {
  vi.useFakeTimers();
  bots = thinkInTurns({ quick, slow, failing }, quick);
});

afterEach(() => {
  vi.useRealTimers();
});

/** A bot's decision, with its turn and slices. */
async function ask(name: string) {
  const slices = (bots[name] as LoadingBot).consider({} as GameView, [thought], seededRandom(name));
  let hasTurn = false;
  const turn = (slices.next().value as Promise<void>).then(() => {
    hasTurn = true;
  });
  // Turns are given in microtasks.
  await vi.advanceTimersByTimeAsync(0);
  return { slices, turn, hasTurn: () => hasTurn };
}

function moveOf(slices: Generator<unknown, Move>): Move {
  for (;;) {
    const { done, value } = slices.next();
    if (done === true) return value;
  }
}

it('one bot thinks at a time, in order of request', async () => {
  const asked = [await ask('slow'), await ask('slow'), await ask('slow')];
  for (const [index, { slices }] of asked.entries()) {
    expect(asked.map(({ hasTurn }) => hasTurn())).toEqual(asked.map((_, other) => other <= index));
    expect(moveOf(slices)).toBe(thought);
    await vi.advanceTimersByTimeAsync(0);
  }
});

it('a bot that is stopped or throws lets the next one think, also before its turn', async () => {
  const [stopped, waiting, broken, last] = [
    await ask('slow'),
    await ask('slow'),
    await ask('failing'),
    await ask('slow'),
  ];
  waiting.slices.return(atOnce);
  stopped.slices.return(atOnce);
  await broken.turn;
  expect(() => broken.slices.next()).toThrow('failing');
  await last.turn;
  expect(moveOf(last.slices)).toBe(thought);
});

it('a bot that has waited five seconds for its turn plays as the stand-in, and delays no other bot', async () => {
  const [endless, late] = [await ask('slow'), await ask('slow')];
  await vi.advanceTimersByTimeAsync(4999);
  expect(late.hasTurn()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(late.hasTurn()).toBe(true);
  expect(moveOf(late.slices)).toBe(atOnce);
  expect(moveOf(endless.slices)).toBe(thought);
  const next = await ask('slow');
  expect(next.hasTurn()).toBe(true);
});

it('a bot that plays at once does not wait for a turn', () => {
  expect(bots['quick']).toBe(quick);
});
