import { BOTS } from '@nain-jaune/bots';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { GUESTS, OFFER, STAND_IN, seatedHere } from './guests.ts';

test('every bot that may be chosen has a name and a temper in every language', () => {
  for (const language of LANGUAGES) {
    for (const bot of [...OFFER.characters, ...OFFER.levels]) {
      const { name, epithet, temper } = words(language).botInWords(bot);
      expect(name).not.toBe(bot);
      expect(temper).not.toBe('');
      expect(epithet === '').toBe(OFFER.levels.includes(bot));
    }
  }
});

test('a bot that is not here is replaced by the stand-in, a person by nobody', () => {
  expect(seatedHere({ name: 'Anne', bot: 'exec:python3 bot.py' })).toEqual({
    name: 'Anne',
    bot: STAND_IN.name,
  });
  expect(seatedHere({ name: 'Anne', bot: 'leonie' })).toEqual({ name: 'Anne', bot: 'leonie' });
  expect(seatedHere({ name: 'Anne', bot: null })).toEqual({ name: 'Anne', bot: null });
});

test('every bot has its place here and its pace before it is loaded', () => {
  expect(Object.keys(GUESTS)).toEqual(Object.keys(BOTS));
  for (const [name, bot] of Object.entries(BOTS))
    expect(GUESTS[name]).toMatchObject({ name, pace: 'pace' in bot ? bot.pace : 1 });
});
