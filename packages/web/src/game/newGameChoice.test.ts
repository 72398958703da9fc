import { RULESETS } from '@nain-jaune/engine';
import { afterAll, expect, test, vi } from 'vitest';
import { storageOf } from '../testing/browserStorage.ts';
import { OFFER } from '../worker/lazyBots.ts';
import { botAt, difficultyOf } from './difficulty.ts';

afterAll(() => void vi.resetModules());

/** Returns preferences and the offered game in a browser that stores these texts. */
async function pageWith(storage: ReturnType<typeof storageOf>) {
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  const { preferences } = await import('../app/settings/preferences.svelte.ts');
  const { NewGameChoice } = await import('./newGameChoice.svelte.ts');
  await preferences.ready;
  const choice = new NewGameChoice(null, null);
  choice.fitBots(OFFER);
  return { preferences, choice };
}

test('stores the choice and replaces a bot that no longer exists', async () => {
  const seats = [
    { who: 'somebody', name: '' },
    { who: 'lowest', name: 'Anne' },
    { who: 'longest', name: 'Jules' },
    { who: 'gone', name: 'Clara' },
  ];
  const storage = storageOf({
    'nain-jaune.preferences': '{"language":"fr"}',
    'nain-jaune.new-game': JSON.stringify({ players: 4, seats }),
  });
  const { choice } = await pageWith(storage);
  expect(choice.seated.map(({ who }) => who)).toEqual(['somebody', 'lowest', 'longest', 'gaspard']);
  choice.seats[2] = { who: 'leonie', name: '' };
  const begun = choice.begin();
  expect(begun.seats.map(({ name }) => name)).toEqual(['', 'Anne', 'Léonie', 'Gaspard']);
  const later = await pageWith(storage);
  expect(later.choice.seated.map(({ who }) => who)).toEqual(['somebody', 'lowest', 'leonie', 'gaspard']);
});

test('ignores invalid stored data', async () => {
  const { preferences, choice } = await pageWith(
    storageOf({
      'nain-jaune.preferences': '{"language": 7, "pace": [], "name": null}',
      'nain-jaune.new-game': '{"ruleset": "poker", "players": 99, "seats": [null, 3]}',
    }),
  );
  expect(preferences).toMatchObject({ pace: 'normal', name: '' });
  expect(choice.rules.id).toBe('famille');
  expect(choice.rules.players).toContain(choice.players);
  expect(choice.begin().seats).toHaveLength(choice.players);
});

test('a first visit offers the family rules and three easy opponents', async () => {
  const { choice } = await pageWith(storageOf({}));
  const { rules, seats } = choice.begin();
  expect(rules.id).toBe('famille');
  expect(choice.difficulty).toBe('easy');
  expect(seats.map(({ bot }) => bot)).toEqual([null, 'ninon', 'prosper', 'gaspard']);
});

test('where runs stay within a suit no bot that plays by chance is called medium', () => {
  const rules = RULESETS['avantcoureur-1760'];
  expect([1, 2, 3, 4].map((place) => botAt('medium', place, rules))).toEqual([
    'prosper',
    'hector',
    'achille',
    'heuristic',
  ]);
  expect(difficultyOf('rosalie', rules)).toBe('easy');
  expect(difficultyOf('rosalie')).toBe('medium');
  expect(difficultyOf('gone', rules)).toBeNull();
});

test('a difficulty applies to all bots, including those added later', async () => {
  const { choice } = await pageWith(storageOf({}));
  choice.difficulty = 'hard';
  choice.players = choice.playersNext(1) ?? 0;
  expect(choice.difficulty).toBe('hard');
  expect(choice.seated.map(({ who }) => who)).toEqual(['somebody', 'leonie', 'expert', 'expert', 'expert']);
  choice.seats[1]!.who = 'ninon';
  expect(choice.difficulty).toBeNull();
});

test('a person replaces a bot or takes a new seat', async () => {
  const { choice } = await pageWith(storageOf({}));
  choice.players = 2;
  expect([choice.addPerson(), choice.addPerson(), choice.players]).toEqual([1, 2, 4]);
  expect([choice.addPerson(), choice.players]).toEqual([3, 4]);
  choice.players = 8;
  for (let place = 4; place < 8; place++) expect(choice.addPerson()).toBe(place);
  expect(choice.addPerson()).toBeNull();
});

test('the number of players skips values that the rules do not allow', async () => {
  const { choice } = await pageWith(storageOf({}));
  choice.rulesetId = 'avantcoureur-1760';
  choice.players = 3;
  expect([choice.playersNext(1), choice.playersNext(-1)]).toEqual([5, undefined]);
});

test('two players are a house rule by any ruleset but that of 1760', async () => {
  const { choice } = await pageWith(storageOf({}));
  expect(choice.playersNext(-1)).toBe(2);
  choice.players = 2;
  expect(choice.begin()).toMatchObject({
    rules: { id: 'famille-house', players: [2, 4, 5, 6, 7, 8] },
    seats: [{ bot: null }, { bot: 'ninon' }],
  });
  choice.rulesetId = 'avantcoureur-1760';
  expect([choice.players, choice.offered, choice.rules.id]).toEqual([3, [3, 5], 'avantcoureur-1760']);
});
