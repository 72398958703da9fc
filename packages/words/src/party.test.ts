import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { COMPARED, FLAWED, FRENCH_SENTENCE_MISTAKE, textsOf } from './testing/index.ts';

const chapters = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await words(language).chapters.party()] as const),
  ),
);

/** All texts of a language, with two names. */
function textsIn(language: (typeof LANGUAGES)[number]) {
  return textsOf(chapters.get(language), (text, path) =>
    /newPhoneHint|place/i.test(path)
      ? text('Anne', 'Paul')
      : text(/(seatsFromGame|Seats)$/.test(path) ? 5 : ['Anne', 'Paul']),
  );
}

test.each(LANGUAGES)(
  'the texts of the board in a room in %s have the keys of the others and no gap',
  (language) => {
    const texts = textsIn(language);
    expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
    expect(texts.map(([key]) => key)).toEqual(textsIn('en').map(([key]) => key));
  },
);

test('French texts have the spaces and signs of French', () => {
  expect(textsIn('fr').filter(([, text]) => FRENCH_SENTENCE_MISTAKE.test(text))).toEqual([]);
});

test('a name after “de” is elided in French', () => {
  const { givePlace } = chapters.get('fr')!.board;
  expect(['Ève', 'Paul', 'Hugo'].map((from) => givePlace(from, 'Zoé'))).toEqual([
    'Donner la place d’Ève à Zoé',
    'Donner la place de Paul à Zoé',
    'Donner la place d’Hugo à Zoé',
  ]);
});

test('people who wait for a seat are named', () => {
  const names = ['Anne', 'Paul'];
  expect(COMPARED.map((language) => chapters.get(language)!.board.waiting(names))).toEqual([
    'Anne et Paul attendent une place.',
    'Anne and Paul are waiting for a seat.',
    'Anne und Paul warten auf einen Platz.',
  ]);
});

test('the numbers of seats that the board can set are named', () => {
  const boards = COMPARED.map((language) => chapters.get(language)!.board);
  expect(boards.map(({ makeSeats, keepSeats }) => [makeSeats(5), keepSeats(3)])).toEqual([
    ['Passer à 5 places dès la prochaine partie', 'Rester à 3 places'],
    ['Make it 5 seats from the next game', 'Keep 3 seats'],
    ['Ab der nächsten Partie mit 5 Plätzen', 'Bei 3 Plätzen bleiben'],
  ]);
});
