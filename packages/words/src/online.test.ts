import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, words } from './index.ts';
import { COMPARED, FLAWED, FRENCH_MISTAKE, textsOf } from './testing/index.ts';

const NAMES = ['Anne', 'Basile', 'Colette'];
const OF_NAMES =
  /inPlaceOf|tableOf|message|sayCode|moderation|botPlaysFor|cutBy|announcements\.(?!emptied|gameBegins)/;

const load = (language: Language) => words(language).chapters.online();

function call(text: CallableFunction, path: string): unknown {
  if (/waitingFor$|waiting\.away$/.test(path)) return text(NAMES);
  if (/sat$|botSat$/i.test(path)) return text('Anne', 3);
  return OF_NAMES.test(path) ? text(...NAMES) : text(3, 5);
}

async function textsIn(language: Language): Promise<[path: string, text: string][]> {
  return textsOf(await load(language), call);
}

describe.each(LANGUAGES)('online tables in %s', (language) => {
  test('have the texts of the other languages, without a gap', async () => {
    const texts = await textsIn(language);
    expect(texts.map(([path]) => path)).toEqual((await textsIn('en')).map(([path]) => path));
    expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
  });

  test('have a singular for one', async () => {
    const { about, lobby, room, connection } = await load(language);
    const { bots } = lobby;
    for (const say of [bots, room.startWithBots, room.startsIn, connection.secondsLeft, about.talkDays])
      expect(say(1).replace('1', '2')).not.toBe(say(2));
  });

  test('have a different text for every phrase and every end of a connection', async () => {
    const { talk, connection } = await load(language);
    const titles = Object.values(connection.closed).map(({ title }) => title);
    for (const texts of [Object.values(talk.phrases), titles]) expect(new Set(texts).size).toBe(texts.length);
  });

  test('explain fair dealing in two sentences', async () => {
    const { fairness } = await load(language);
    expect(fairness.story.match(/\.(?= |$)/g)).toHaveLength(2);
  });
});

test('French texts have narrow no-break spaces and typographic apostrophes', async () => {
  expect((await textsIn('fr')).filter(([, text]) => FRENCH_MISTAKE.test(text))).toEqual([]);
});

test('French tables have “de” or “d’” before the name of the host', async () => {
  const { tableOf } = (await load('fr')).lobby;
  expect(['Anne', 'Paul', 'Hélène', 'Yves', 'Yann'].map(tableOf)).toEqual([
    'Table d’Anne',
    'Table de Paul',
    'Table d’Hélène',
    'Table d’Yves',
    'Table de Yann',
  ]);
});

test('no spectators are a sentence without a number', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ room }) => room.spectators(0))).toEqual([
    'Personne ne regarde',
    'Nobody is watching',
    'Niemand schaut zu',
  ]);
});

test('a table and an invitation without the name of a person have texts of their own', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ lobby }) => lobby.tableOf(''))).toEqual(['Notre table', 'Our table', 'Unser Tisch']);
  expect(chapters.map(({ invitation }) => invitation.message(''))).toEqual([
    'Venez jouer au Nain jaune avec nous\u202f!',
    'Come and play Nain Jaune with us!',
    'Spiel mit uns Nain Jaune!',
  ]);
  expect(chapters.map(({ invitation }) => invitation.message('Anne'))).toEqual([
    'Anne vous invite à jouer au Nain jaune.',
    'Anne invites you to a game of Nain Jaune.',
    'Anne lädt dich zu einer Partie Nain Jaune ein.',
  ]);
});
