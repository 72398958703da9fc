import { type Evening, makeEvening, RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { clockText, isTimeUp, timeEnds } from './eveningTime.ts';

const MINUTE = 60_000;

function evening(minutes: number | null, timer?: Evening['timer']): Evening {
  const rules = RULESETS['lindor-1789'];
  return makeEvening(
    {
      rules: { ...rules, end: { ...rules.end, minutes } },
      players: [{ name: 'Anne' }, { name: 'Basile' }, { name: 'Clara' }],
      firstDealer: 0,
      counters: 'kept',
      ...(timer === undefined ? {} : { timer }),
    },
    [
      { type: 'anted', at: 10 * MINUTE },
      { type: 'anted', at: 25 * MINUTE },
    ],
  );
}

test('the clock starts at the first ante of the evening or of the deal', () => {
  expect(timeEnds(evening(null))).toBeNull();
  expect(timeEnds(evening(30))).toBe(40 * MINUTE);
  expect(timeEnds(evening(null, { of: 'evening', minutes: 60 }))).toBe(70 * MINUTE);
  expect(timeEnds(evening(null, { of: 'deal', minutes: 5 }))).toBe(30 * MINUTE);
});

test('only a time limit of the rules ends a game', () => {
  expect(isTimeUp(evening(30), 39 * MINUTE)).toBe(false);
  expect(isTimeUp(evening(30), 40 * MINUTE)).toBe(true);
  expect(isTimeUp(evening(null, { of: 'evening', minutes: 1 }), 40 * MINUTE)).toBe(false);
});

test('a clock shows hours only if there are any', () => {
  expect([0, 999, 61_000, 3_661_000].map(clockText)).toEqual(['0:00', '0:01', '1:01', '1:01:01']);
});
