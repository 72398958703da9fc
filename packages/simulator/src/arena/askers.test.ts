import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { cardsOf } from '../chance.ts';
import { type Decision, Play } from '../play.ts';
import type { Players } from '../players.ts';
import { Askers } from './askers.ts';

const rules = RULESETS['lindor-1789'];
const decision = Play.begin(rules, 4, cardsOf(rules, 4, 'x')).next() as Decision;
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
  const askers = new Askers(['lowest', 'random'], thinkingFor(0));
  expect(askers.ask(1, decision, 'x')).toBe(move);
  expect(askers.takeTimes().map((times) => times.length)).toEqual([0, 1]);
  expect(askers.takeTimes()).toEqual([[], []]);
});

test('after a bot has thought for long the thread looks whether anybody still waits', async () => {
  const control = new AbortController();
  const askers = new Askers(['lowest'], thinkingFor(30), control.signal);
  expect(await askers.ask(0, decision, 'x')).toBe(move);
  const asked = askers.ask(0, decision, 'x');
  control.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});

test('a program is waited for, and that is its time', async () => {
  const slow = { ask: () => new Promise<typeof move>((resolve) => setTimeout(() => resolve(move), 30)) };
  const askers = new Askers(['exec:x'], slow);
  expect(await askers.ask(0, decision, 'x')).toBe(move);
  expect(askers.takeTimes()[0]?.[0]).toBeGreaterThan(25);
});
