import { PACK } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { cardOf, cardsOf } from './testing/index.ts';

test.each([
  ['en', ['the ace of clubs', 'the seven of diamonds', 'the queen of spades', 'the king of hearts']],
  ['fr', ['l’as de trèfle', 'le sept de carreau', 'la dame de pique', 'le roi de cœur']],
  ['de', ['das Kreuz-Ass', 'die Karo-Sieben', 'die Pik-Dame', 'der Herz-König']],
] as const)('cards have their names and articles in %s', (language, names) => {
  expect(cardsOf('Ac 7d Qs Kh').map(words(language).theCard)).toEqual(names);
});

test.each([
  ['en', ['A', '10', 'J', 'Q', 'K'], 'J♣', 'diamonds'],
  ['fr', ['1', '10', 'V', 'D', 'R'], 'V♣', 'carreau'],
  ['de', ['A', '10', 'B', 'D', 'K'], 'B♣', 'Karo'],
] as const)('corners of cards show the signs of %s', (language, signs, jack, diamonds) => {
  const { cardSign, rankSign, suitName } = words(language);
  expect(cardsOf('As Th Jc Qd Ks').map(rankSign)).toEqual(signs);
  expect(cardSign(cardOf('Jc'))).toBe(jack);
  expect(suitName(cardOf('2d'))).toBe(diamonds);
});

test.each([
  ['en', 'the ten of diamonds, the Yellow Dwarf'],
  ['fr', 'le dix de carreau, le Nain jaune'],
  ['de', 'die Karo-Zehn, der Gelbe Zwerg'],
] as const)('the dwarf has its own name among the honours in %s', (language, honours) => {
  expect(cardsOf('Td 7d').map(words(language).theHonour).join(', ')).toBe(honours);
});

test.each([
  ['en', 'the five of hearts, the jack of clubs and the ace of spades'],
  ['fr', 'le cinq de cœur, le valet de trèfle et l’as de pique'],
  ['de', 'die Herz-Fünf, der Kreuz-Bube und das Pik-Ass'],
] as const)('cards are listed in %s', (language, list) => {
  expect(words(language).cardNames(cardsOf('5h Jc As'))).toBe(list);
});

test('no two cards have the same name or sign', () => {
  for (const language of LANGUAGES) {
    const { cardName, cardSign } = words(language);
    expect(new Set(PACK.map(cardName)).size).toBe(PACK.length);
    expect(new Set(PACK.map(cardSign)).size).toBe(PACK.length);
  }
});
