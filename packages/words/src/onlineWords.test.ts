import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, words } from './index.ts';
import { HELD } from './testing/held.ts';

const GIVEN = ['Anne', 'Basile', 'Colette'];

/** Every text of a value with its path; functions are given what fits them. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(called(value, path), path);
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const OF_NAMES = /tableOf|message|sayCode|moderation|botPlaysFor|cutBy|announcements\.(?!emptied|gameBegins)/;

function called(text: CallableFunction, path: string): unknown {
  if (path.endsWith('waitingFor')) return text(GIVEN);
  if (/sat$|botSat$/i.test(path)) return text('Anne', 3);
  return OF_NAMES.test(path) ? text(...GIVEN) : text(3, 5);
}

const load = (language: Language) => words(language).chapters.online();

describe.each(LANGUAGES)('what is said of tables online in %s', (language) => {
  test('has the same texts as the other languages, and no hole in one', async () => {
    const texts = textsOf(await load(language));
    expect(texts.map(([path]) => path)).toEqual(textsOf(await load('en')).map(([path]) => path));
    expect(texts.filter(([, text]) => /^$|undefined|NaN|\[object|[{}]|^ | {2}| $/.test(text))).toEqual([]);
  });

  test('counts one by its own form', async () => {
    const { about, lobby, room, connection } = await load(language);
    const { bots } = lobby;
    for (const say of [bots, room.startWithBots, room.startsIn, connection.secondsLeft, about.talkDays])
      expect(say(1).replace('1', '2')).not.toBe(say(2));
  });

  test('has a different text for every phrase and every end of a connection', async () => {
    const { talk, connection } = await load(language);
    const titles = Object.values(connection.closed).map(({ title }) => title);
    for (const texts of [Object.values(talk.phrases), titles]) expect(new Set(texts).size).toBe(texts.length);
  });

  test('tells how a deal is kept fair in two sentences', async () => {
    const { fairness } = await load(language);
    expect(fairness.story.match(/\.(?= |$)/g)).toHaveLength(2);
  });
});

test('French signs have their narrow no-break spaces, and its apostrophes are curved', async () => {
  const wrong = textsOf(await load('fr')).filter(([, text]) => /[^\u202f?!][!?;»]|« |'| [:;!?»]/.test(text));
  expect(wrong).toEqual([]);
});

test('a French table is named as one says it', async () => {
  const { tableOf } = (await load('fr')).lobby;
  expect(['Anne', 'Paul', 'Hélène', 'Yves', 'Yann'].map(tableOf)).toEqual([
    'Table d’Anne',
    'Table de Paul',
    'Table d’Hélène',
    'Table d’Yves',
    'Table de Yann',
  ]);
});

test('where nobody watches no number is said', async () => {
  const said = await Promise.all(HELD.map(async (language) => (await load(language)).room.spectators(0)));
  expect(said).toEqual(['Personne ne regarde', 'Nobody is watching', 'Niemand schaut zu']);
});
