import { RULESETS } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '@nain-jaune/engine/driver';
import { expect, test } from 'vitest';
import type { Players } from '../players.ts';
import { cardsForSeed } from '../seeding.ts';
import { TimedContestants } from './timedContestants.ts';

const rules = RULESETS['lindor-1789'];
const decision = GameDriver.start(rules, 4, cardsForSeed(rules, 4, 'x')).nextDecision() as Decision;
const move = decision.legal[0] as Decision['legal'][number];

function botTaking(milliseconds: number): Pick<Players, 'ask'> {
  return {
    ask() {
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
      return move;
    },
  };
}

test('a quick bot answers synchronously, and its time is recorded', () => {
  const timed = new TimedContestants(['lowest', 'random'], botTaking(0));
  expect(timed.ask(1, decision, 'x')).toBe(move);
  expect(timed.takeTimes().map((times) => times.length)).toEqual([0, 1]);
  expect(timed.takeTimes()).toEqual([[], []]);
});

test('after a long decision the signal is checked', async () => {
  const control = new AbortController();
  const timed = new TimedContestants(['lowest'], botTaking(30), control.signal);
  expect(await timed.ask(0, decision, 'x')).toBe(move);
  const asked = timed.ask(0, decision, 'x');
  control.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});

test('the time of a program includes waiting', async () => {
  const slow = { ask: () => new Promise<typeof move>((resolve) => setTimeout(() => resolve(move), 30)) };
  const timed = new TimedContestants(['exec:x'], slow);
  expect(await timed.ask(0, decision, 'x')).toBe(move);
  expect(timed.takeTimes()[0]?.[0]).toBeGreaterThan(25);
});
