import { type GameEnded, RULESETS, seatAt } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language, words } from './index.ts';
import { COMPARED, FLAWED, plain, tableOf, textsOf } from './testing/index.ts';

const load = (language: Language) => words(language).chapters.postgame();
const table = tableOf(RULESETS['lindor-1789']);
const ruin: GameEnded = { type: 'game-ended', reason: 'ruin', winners: [] };

test.each(LANGUAGES)('the postgame chapter is complete in %s', async (language) => {
  const textsIn = async (some: Language) =>
    textsOf(await load(some), (text, path) => (path === '.end.ending' ? text(ruin, table) : text(2, 3, 4)));
  const texts = await textsIn(language);
  expect(texts.map(([path]) => path)).toEqual((await textsIn('en')).map(([path]) => path));
  expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
});

test('one game is counted in the singular', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ records, statistics }) => [records.loaded(1), statistics.unreadable(1)])).toEqual([
    ['1 partie importée.', '1 partie illisible, non comptée.'],
    ['1 game imported.', 'Unreadable and not counted: 1 game.'],
    ['1 Partie importiert.', 'Nicht lesbar, nicht gezählt: 1 Partie.'],
  ]);
});

test('why a game is over, below a title that says that it is', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  const endings = (event: GameEnded) => chapters.map(({ end }) => plain(end.ending(event, table)));
  expect(endings(ruin)).toEqual([
    'Un joueur ne peut plus miser.',
    'Someone cannot pay the ante.',
    'Jemand kann nicht mehr setzen.',
  ]);
  expect(endings({ ...ruin, reason: 'time', winners: [seatAt(0), seatAt(1)] })).toEqual([
    'Le temps est écoulé. Anne et Bot 1 se partagent la victoire.',
    'Time is up. Anne and Bot 1 share the win.',
    'Die Zeit ist um. Anne und Bot 1 teilen sich den Sieg.',
  ]);
});

test('an opponent who is a person is called so, or “You” without a name', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ statistics }) => [statistics.person('Léo'), statistics.person('')])).toEqual([
    ['Léo (humain)', 'Vous'],
    ['Léo (person)', 'You'],
    ['Léo (Mensch)', 'Du'],
  ]);
});

test.each([
  {
    what: 'only ruin',
    end: [null, null, null],
    sentences: [
      'La partie se termine quand un joueur ne peut plus miser.',
      'The game ends when someone cannot pay the ante.',
      'Die Partie endet, wenn jemand nicht mehr setzen kann.',
    ],
  },
  {
    what: 'a target',
    end: [null, 250, null],
    sentences: [
      'La partie se termine à 250 jetons ou quand un joueur ne peut plus miser.',
      'The game ends at 250 counters or when someone cannot pay the ante.',
      'Die Partie endet bei 250 Jetons oder wenn jemand nicht mehr setzen kann.',
    ],
  },
  {
    what: 'every cause',
    end: [2, 250, 30],
    sentences: [
      'La partie se termine dans 2 donnes, à 250 jetons, après 30 minutes ou quand un joueur ne peut plus miser.',
      'The game ends after 2 more deals, at 250 counters, after 30 minutes or when someone cannot pay the ante.',
      'Die Partie endet nach 2 weiteren Runden, bei 250 Jetons, nach 30 Minuten oder wenn jemand nicht mehr setzen kann.',
    ],
  },
  {
    what: 'the last deal, whatever else may end it',
    end: [1, 250, 30],
    sentences: [
      'La prochaine donne est la dernière.',
      'The next deal is the last.',
      'Die nächste Runde ist die letzte.',
    ],
  },
] as const)('what will end a game: $what', async ({ end: [deals, target, minutes], sentences }) => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ end }) => plain(end.game(deals, target, minutes)))).toEqual(sentences);
});
