import { type Card, parseCards } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { describe, expect, test } from 'vitest';
import { loadCliWords } from '../words/loadCliWords.ts';
import { matchingCards, parseInput, parseSuit, splitInput, vocabularyOf } from './parseInput.ts';

function hand(text: string): Card[] {
  return parseCards(text).filter((card) => card !== null);
}

const english = await loadCliWords('en');

const vocabularies = {
  fr: vocabularyOf(words('fr'), await loadCliWords('fr')),
  en: vocabularyOf(words('en'), await loadCliWords('en')),
  de: vocabularyOf(words('de'), await loadCliWords('de')),
};

function meaningOf(language: keyof typeof vocabularies, line: string, held = ''): string {
  const input = parseInput(line, hand(held), vocabularies[language]);
  if (input.type === 'card') return `${input.rank}${input.suit ?? ''}${input.announced ? '!' : ''}`;
  return input.type === 'request' ? input.request : input.type;
}

describe('cards', () => {
  test.each([
    ['fr', '7', '7'],
    ['fr', '7k', '7d'],
    ['fr', '7K!', '7d!'],
    ['fr', ' 7 carreau ! ', '7d!'],
    ['fr', '7♦', '7d'],
    ['fr', '7d', '7d'],
    ['fr', 'nain!', '7d!'],
    ['fr', 'le nain', 'unknown'],
    ['fr', '10', 'T'],
    ['fr', '10k', 'Td'],
    ['fr', '1', 'A'],
    ['fr', 'as', 'A'],
    ['fr', 'as de pique', 'As'],
    ['fr', 'dame de cœur', 'Qh'],
    ['fr', 'dame de coeur!', 'Qh!'],
    ['fr', 'vc', 'Jh'],
    ['fr', 'vt', 'Jc'],
    ['fr', 'Rp', 'Ks'],
    ['fr', 'roi trèfle', 'Kc'],
    ['en', '7d!', '7d!'],
    ['en', 'Td', 'Td'],
    ['en', '10d', 'Td'],
    ['en', 'ace of spades', 'As'],
    ['en', 'jack clubs', 'Jc'],
    ['en', 'K♥!', 'Kh!'],
    ['en', 'dwarf!', '7d!'],
    ['de', '7k', '7d'],
    ['de', 'Karo 7', '7d'],
    ['de', 'Karo-Dame', 'Qd'],
    ['de', 'Pik-König!', 'Ks!'],
    ['de', 'Bt', 'Jc'],
    ['de', 'Bkr', 'Jc'],
    ['de', 'Zwerg!', '7d!'],
    ['de', 'Ass', 'A'],
    ['fr', '17', 'unknown'],
    ['fr', '7x', 'unknown'],
    ['en', 'queen of cups', 'unknown'],
  ] as const)('in %s “%s” is %s', (language, line, meaning) => {
    expect(meaningOf(language, line)).toBe(meaning);
  });
});

describe('passes and requests', () => {
  test.each([
    ['fr', '', 'pass'],
    ['fr', 's', 'pass'],
    ['fr', 'sans 7', 'pass'],
    ['en', '-', 'pass'],
    ['en', 'without 8', 'pass'],
    ['de', 'ohne', 'pass'],
    ['fr', '?', 'help'],
    ['fr', 'b', 'board'],
    ['fr', 'q', 'quit'],
    ['en', 'quit', 'quit'],
    ['en', 'h', 'calls'],
    ['de', 't', 'board'],
    ['de', 'quit', 'quit'],
  ] as const)('in %s “%s” is %s', (language, line, meaning) => {
    expect(meaningOf(language, line)).toBe(meaning);
  });

  test.each(['fr', 'de'] as const)('English words work in %s', (language) => {
    const requests = Object.entries(english.requests).flatMap(([request, words]) =>
      words.map((word) => [word, request] as const),
    );
    const passes = english.answersPass.map((word) => [word, 'pass'] as const);
    for (const [word, meaning] of [...requests, ...passes])
      expect([word, meaningOf(language, word)]).toEqual([word, meaning]);
    expect(meaningOf(language, 'queen of hearts')).toBe('Qh');
    expect(meaningOf(language, 'ace spades!')).toBe('As!');
    expect(meaningOf(language, 'dwarf')).toBe('7d');
  });

  test('a rank of the hand takes precedence over a request', () => {
    expect(meaningOf('en', 'q', 'Qs')).toBe('Q');
    expect(meaningOf('en', 'q', '7d')).toBe('quit');
    expect(meaningOf('de', 'b', 'Jc')).toBe('J');
    expect(meaningOf('de', 'b', '7d')).toBe('board');
    expect(meaningOf('de', 't', '7d')).toBe('board');
  });
});

test('a line may have several cards', () => {
  const split = (language: keyof typeof vocabularies, line: string) =>
    splitInput(line, hand('8c 9c Td Jh'), vocabularies[language]);
  expect(split('en', '8 9')).toEqual(['8', '9']);
  expect(split('en', '8c, 9c 10d!  jack')).toEqual(['8c', '9c', '10d!', 'jack']);
  expect(split('en', '8 of clubs 9 of clubs')).toEqual(['8 of clubs', '9 of clubs']);
  expect(split('fr', '8 trèfle dix de carreau ! valet')).toEqual(['8 trèfle', 'dix de carreau !', 'valet']);
  expect(split('de', 'Kreuz 8 Karo-Zehn')).toEqual(['Kreuz 8', 'Karo-Zehn']);
  expect(split('en', '8 of clubs')).toEqual(['8 of clubs']);
  expect(split('en', '8 rubbish')).toEqual(['8 rubbish']);
  expect(split('en', 'without 8')).toEqual(['without 8']);
  expect(split('en', '')).toEqual(['']);
});

test('a suit is parsed by letter, sign or beginning', () => {
  const vocabulary = vocabularies.fr;
  expect(parseSuit('c', vocabulary)).toBe('h');
  expect(parseSuit('tr', vocabulary)).toBe('c');
  expect(parseSuit('♠', vocabulary)).toBe('s');
  expect(parseSuit('x', vocabulary)).toBeNull();
});

test('a rank matches all its cards, a card only itself', () => {
  const cards = hand('7d 7c 8d');
  expect(matchingCards({ rank: '7', suit: null }, cards)).toEqual(hand('7d 7c'));
  expect(matchingCards({ rank: '7', suit: 'c' }, cards)).toEqual(hand('7c'));
  expect(matchingCards({ rank: '9', suit: null }, cards)).toEqual([]);
});
