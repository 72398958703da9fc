import { pass, seatAt } from '@nain-jaune/engine';
import type { Mistake, Story, StoryChoice } from '@nain-jaune/review';
import { describe, expect, test } from 'vitest';
import { COMPARED, cardOf, chaptersOf, lindorWith, plain, tableOf } from './testing/index.ts';

const rules = lindorWith();
const YOU = seatAt(0);
const BOT = seatAt(1);

const BEST: StoryChoice = {
  move: { type: 'lay', card: cardOf('4s'), announced: false },
  lead: 1,
  wanted: [],
  counters: 4,
};
const MISTAKE: Mistake = {
  move: { type: 'lay', card: cardOf('9h'), announced: false },
  lead: 3,
  wanted: [],
  counters: 6,
  better: { type: 'lay', card: cardOf('Js'), announced: false },
  reason: { code: 'nobody-follows', card: cardOf('Js'), next: 'lead' },
};

const END = { parts: { place: 1, luck: 14, own: -8, others: 3, result: 10 }, play: 'fairly' as const };

function story(change: Partial<Story> = {}): Story {
  return {
    seat: YOU,
    cards: { kind: 'good', counters: 14 },
    choices: { count: 3, best: BEST, mistake: MISTAKE },
    end: END,
    ...change,
  };
}

function sentencesFor(some: Story, you: number | null = 0): string[] {
  return COMPARED.flatMap((language) =>
    chaptersOf(language).review.story(some, tableOf(rules, you)).map(plain),
  );
}

describe('the story of a deal', () => {
  test('addresses the player', () => {
    expect(sentencesFor(story())).toEqual([
      'Vous aviez de bonnes cartes : environ 14 jetons de plus que d’habitude.',
      'Vous avez joué votre meilleur coup avec le quatre de pique ; mais le neuf de cœur, à votre troisième entame, vous a coûté environ 6 jetons : mieux valait le valet de pique, car personne n’aurait pu suivre après le valet.',
      'Résultat +10 : place à table +1, chance +14, vos choix −8, choix des autres +3. Vous auriez pu jouer un peu mieux.',
      'You had good cards: they were worth about 14 counters more than usual.',
      'Your best move was the four of spades; but the nine of hearts at your third lead cost you about 6 counters: the jack of spades was better, because nobody could have followed the jack.',
      'Result +10: seat +1, luck +14, your choices −8, others’ choices +3. You could have played a little better.',
      'Du hattest gute Karten: Sie waren etwa 14 Jetons mehr wert als sonst.',
      'Dein bester Zug war die Pik-Vier; aber die Herz-Neun beim dritten Ausspielen kostete dich etwa 6 Jetons: Besser war der Pik-Bube, denn nach dem Buben hätte niemand anlegen können.',
      'Ergebnis +10: Platz am Tisch +1, Glück +14, deine Entscheidungen −8, die der anderen +3. Du hättest etwas besser spielen können.',
    ]);
  });

  test('has the names of other players', () => {
    const other = story({
      seat: BOT,
      cards: { kind: 'bad', counters: -9 },
      choices: { count: 2, best: null, mistake: { ...MISTAKE, reason: null } },
      end: { parts: { place: 0, luck: -9, own: -1, others: -2, result: -12 }, play: 'well' },
    });
    expect(sentencesFor(other)).toEqual([
      'Bot 1 avait de mauvaises cartes : environ 9 jetons de moins que d’habitude.',
      'Le neuf de cœur, à sa troisième entame, a coûté environ 6 jetons à Bot 1 : mieux valait le valet de pique.',
      'Résultat −12 : place à table 0, chance −9, ses choix −1, choix des autres −2. Bot 1 a bien joué.',
      'Bot 1 had bad cards: they were worth about 9 counters less than usual.',
      'The nine of hearts at the third lead cost Bot 1 about 6 counters: the jack of spades was better.',
      'Result −12: seat 0, luck −9, Bot 1’s choices −1, others’ choices −2. Bot 1 played well.',
      'Bot 1 hatte schlechte Karten: Sie waren etwa 9 Jetons weniger wert als sonst.',
      'Die Herz-Neun beim dritten Ausspielen kostete Bot 1 etwa 6 Jetons: Besser war der Pik-Bube.',
      'Ergebnis −12: Platz am Tisch 0, Glück −9, eigene Entscheidungen −1, die der anderen −2. Bot 1 hat gut gespielt.',
    ]);
  });

  test('has passes, wanted cards and a deal without loss', () => {
    const passes = {
      best: { ...BEST, move: pass, lead: null, wanted: [cardOf('9c')] },
      mistake: null,
      count: 2,
    };
    const ordinary = { kind: 'usual' as const, counters: 1 };
    const even = { parts: { place: 1, luck: 1, own: -2, others: 0, result: 0 }, play: 'unclear' as const };
    expect(sentencesFor(story({ cards: ordinary, choices: passes, end: even }))).toEqual([
      'Vous aviez des cartes ordinaires.',
      'Vous avez joué votre meilleur coup en passant, quand on demandait un neuf : le suivant aurait rapporté environ 4 jetons de moins.',
      'Résultat 0 : place à table +1, chance +1, vos choix −2, choix des autres 0. Aucune erreur nette.',
      'You had average cards.',
      'Your best move was to pass when a nine was wanted: the next best would have been worth about 4 counters less.',
      'Result 0: seat +1, luck +1, your choices −2, others’ choices 0. No clear mistake found.',
      'Du hattest ganz gewöhnliche Karten.',
      'Dein bester Zug war das Passen, als eine Neun gesucht war: Der nächstbeste hätte etwa 4 Jetons weniger gebracht.',
      'Ergebnis 0: Platz am Tisch +1, Glück +1, deine Entscheidungen −2, die der anderen 0. Kein klarer Fehler gefunden.',
    ]);
  });

  test('has no choice, no mistake, a better pass or a missing announcement', () => {
    const second = (choices: Story['choices']) =>
      COMPARED.map((language) =>
        plain(chaptersOf(language).review.story(story({ choices }), tableOf(rules, 0))[1]),
      );
    expect(second({ count: 0, best: null, mistake: null })).toEqual([
      'Vous n’aviez pas vraiment le choix.',
      'You had no real choice.',
      'Du hattest nichts zu entscheiden.',
    ]);
    const none = story({
      choices: { count: 0, best: null, mistake: null },
      end: { ...END, play: 'no-choice' },
    });
    expect(sentencesFor(none).filter((_, index) => index % 3 === 2)).toEqual([
      'Résultat +10 : place à table +1, chance +14, vos choix −8, choix des autres +3.',
      'Result +10: seat +1, luck +14, your choices −8, others’ choices +3.',
      'Ergebnis +10: Platz am Tisch +1, Glück +14, deine Entscheidungen −8, die der anderen +3.',
    ]);
    expect(second({ count: 1, best: null, mistake: null })).toEqual([
      'Vous aviez 1 choix.',
      'You had 1 choice.',
      'Du hattest 1 Entscheidung.',
    ]);
    const wanted = { lead: null, wanted: [cardOf('Jc')] };
    expect(
      second({ count: 1, best: null, mistake: { ...MISTAKE, ...wanted, better: pass, reason: null } }),
    ).toEqual([
      'Le neuf de cœur, quand on demandait un valet, vous a coûté environ 6 jetons : mieux valait passer.',
      'The nine of hearts when a jack was wanted cost you about 6 counters: passing was better.',
      'Die Herz-Neun, als ein Bube gesucht war, kostete dich etwa 6 Jetons: Passen wäre besser gewesen.',
    ]);
    const better = { ...MISTAKE.move, announced: true } as const;
    expect(
      second({ count: 1, best: null, mistake: { ...MISTAKE, better, reason: null } }).map((text) =>
        text.split(': ').at(-1),
      ),
    ).toEqual(['mieux valait l’annoncer.', 'announcing it was better.', 'Ansagen wäre besser gewesen.']);
  });
});
