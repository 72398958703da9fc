import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { type Decision, GameDriver } from '../gameDriver.ts';
import type { Players } from '../players.ts';
import { cardsForSeed } from '../seeding.ts';
import { TimedContestants } from './timedContestants.ts';

const rules = RULESETS['lindor-1789'];
const decision = GameDriver.start(rules, 4, cardsForSeed(rules, 4, 'x')).nextDecision() as Decision;
const move = decision.legal[0] as Decision['legal'][number];

function thinkingFor(milliseconds: number): Pick<Players, 'ask'> {
  return {
    ask() {
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
      return move;
    },
  };
}

test('a quick bot answers at once, and its time is kept', () => {
  const timed = new TimedContestants(['lowest', 'random'], thinkingFor(0));
  expect(timed.ask(1, decision, 'x')).toBe(move);
  expect(timed.takeTimes().map((times) => times.length)).toEqual([0, 1]);
  expect(timed.takeTimes()).toEqual([[], []]);
});

test('after a bot has thought for long the thread looks whether anybody still waits', async () => {
  const control = new AbortController();
  const timed = new TimedContestants(['lowest'], thinkingFor(30), control.signal);
  expect(await timed.ask(0, decision, 'x')).toBe(move);
  const asked = timed.ask(0, decision, 'x');
  control.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});

test('a program is waited for, and that is its time', async () => {
  const slow = { ask: () => new Promise<typeof move>((resolve) => setTimeout(() => resolve(move), 30)) };
  const timed = new TimedContestants(['exec:x'], slow);
  expect(await timed.ask(0, decision, 'x')).toBe(move);
  expect(timed.takeTimes()[0]?.[0]).toBeGreaterThan(25);
});
