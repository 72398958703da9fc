import { expect, test } from 'vitest';
import { type Evening, makeEvening, parseEvening, replayEvening } from '../index.ts';
import { rulesOf } from '../testing/rules.ts';

const EVENING = makeEvening(
  {
    rules: rulesOf('lindor-1789'),
    players: [{ name: 'Anne' }, { name: 'Basile', profile: 'p-1' }, { name: 'Clara' }],
    firstDealer: 2,
    counters: 'kept',
  },
  [
    { type: 'anted', at: 1_790_000_000_000 },
    { type: 'laid', seat: 1, card: 'Qs', announced: true },
    {
      type: 'ended',
      winner: 1,
      opera: false,
      hands: [{ cards: '5h 6c' }, null, { points: 12, holds: 'Jc' }],
    },
  ],
);

/** The evening as a file carries it, with something changed. */
function changed(change: (evening: Record<string, unknown>) => void): unknown {
  const copy = JSON.parse(JSON.stringify(EVENING)) as Record<string, unknown>;
  change(copy);
  return copy;
}

function problemsOf(input: unknown): string[] {
  const parsed = parseEvening(input);
  return parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path}`);
}

test('an evening is read as it was written, and played again', () => {
  const parsed = parseEvening(JSON.parse(JSON.stringify(EVENING)));
  expect(parsed).toEqual({ ok: true, value: EVENING });
  const { game, steps, problems } = replayEvening(EVENING);
  expect(problems).toEqual([]);
  expect(steps).toHaveLength(3);
  expect(game.counters).toEqual([120 - 15 - 11, 120 - 15 + 9 + 11 + 12, 120 - 15 - 12 - 6]);
  expect(game.boxes).toEqual([3, 12, 0, 12, 15]);
});

test('an evening is reported as far as its entries fit', () => {
  const { entries } = EVENING;
  const twice: Evening = { ...EVENING, entries: [...entries.slice(0, 2), entries[1]!, entries[2]!] };
  const { steps, problems } = replayEvening(twice);
  expect(steps).toHaveLength(2);
  expect(problems.map(({ code }) => code)).toEqual(['laid-twice']);
});

test('everything that is wrong with a file is returned at once, with its place', () => {
  expect(problemsOf(null)).toEqual(['wrong-value ']);
  expect(problemsOf(changed((evening) => delete evening['rules']))).toEqual(['missing rules']);
  const broken = changed((evening) => {
    evening['version'] = 0;
    evening['entries'] = [
      { type: 'shuffled' },
      { type: 'laid', seat: 9, card: 'Qs', announced: 'yes' },
      { type: 'ended', winner: 0, opera: false, hands: [null, { cards: '5x' }, { points: -1 }, 7] },
      null,
    ];
  });
  expect(problemsOf(broken)).toEqual([
    'wrong-value version',
    'wrong-value entries[0].type',
    'wrong-value entries[1].seat',
    'wrong-value entries[1].announced',
    'wrong-value entries[2].hands[1].cards',
    'wrong-value entries[2].hands[2].points',
    'missing entries[2].hands[2].holds',
    'wrong-value entries[2].hands[3]',
    'wrong-value entries[3]',
  ]);
});

test('an evening of a newer version is refused as that, and nothing else of it is looked at', () => {
  const parsed = parseEvening(changed((evening) => Object.assign(evening, { version: 4, entries: 'new' })));
  expect(parsed).toEqual({
    ok: false,
    error: [{ code: 'newer-version', path: 'version', expected: '3', found: '4' }],
  });
});

test('no player is named who has no seat, and each may deal first', () => {
  for (const firstDealer of [0, 1, 2])
    expect(problemsOf(changed((evening) => Object.assign(evening, { firstDealer })))).toEqual([]);
  const crowded = changed((evening) => {
    evening['firstDealer'] = 3;
    evening['entries'] = [
      { type: 'laid', seat: 5, card: 'Qs', announced: true },
      { type: 'ended', winner: 4, opera: false, hands: [] },
    ];
  });
  expect(problemsOf(crowded)).toEqual([
    'wrong-value firstDealer',
    'wrong-value entries[0].seat',
    'wrong-value entries[1].winner',
    'wrong-value entries[1].hands',
  ]);
  expect(problemsOf(changed((evening) => (evening['players'] = [{ name: 'Anne' }])))).toEqual([
    'wrong-value players',
  ]);
});
