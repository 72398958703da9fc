import { type Refusal, RULESETS, seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';
import { cardOf, cardsOf, plain, tableOf } from './testing/index.ts';

const anne = seatAt(0);
const bot = seatAt(1);

function refused(refusal: Refusal, rules = RULESETS['lindor-1789']): string[] {
  const context = tableOf(rules, 0);
  return (['en', 'fr', 'de'] as const).map((language) =>
    plain(words(language).refusalSentence(refusal, context)),
  );
}

describe('a refused move', () => {
  test('out of turn or after the end', () => {
    expect(refused({ code: 'not-your-turn', seat: anne, toMove: bot })).toEqual([
      'Not your turn yet: it’s Bot 1’s.',
      'C’est à Bot 1 de jouer.',
      'Du bist nicht am Zug, sondern Bot 1.',
    ]);
    expect(refused({ code: 'deal-is-over' })).toEqual([
      'The deal is over.',
      'La donne est finie.',
      'Die Runde ist zu Ende.',
    ]);
  });

  test('the wrong card', () => {
    expect(refused({ code: 'card-not-held', card: cardOf('Jc') })).toEqual([
      'You don’t have the jack of clubs.',
      'Vous n’avez pas le valet de trèfle.',
      'Du hast den Kreuz-Buben nicht.',
    ]);
    expect(refused({ code: 'card-not-wanted', card: cardOf('9h'), wanted: cardsOf('8c 8d 8h 8s') })).toEqual([
      'The nine of hearts doesn’t fit: an eight is wanted.',
      'Le neuf de cœur ne convient pas : il faut un huit.',
      'Die Herz-Neun passt nicht: Gesucht ist eine Acht.',
    ]);
    expect(refused({ code: 'lead-lowest', card: cardOf('9h'), lowest: cardsOf('Ac Ah') })).toEqual([
      'Your first card must be your lowest: the ace of clubs or the ace of hearts.',
      'Commencez par une de vos plus basses : l’as de trèfle ou l’as de cœur.',
      'Beginne mit deiner niedrigsten Karte: dem Kreuz-Ass oder dem Herz-Ass.',
    ]);
  });

  test('a pass when a card must be laid', () => {
    expect(refused({ code: 'must-lead' })).toEqual([
      'You lead, so you can’t pass.',
      'Vous entamez : impossible de passer.',
      'Du spielst aus und kannst nicht passen.',
    ]);
    expect(refused({ code: 'must-continue', cards: cardsOf('Kc Ks') })).toEqual([
      'You can follow, so you must: play the king of clubs or the king of spades.',
      'Vous pouvez suivre, donc vous devez : posez le roi de trèfle ou le roi de pique.',
      'Du kannst anlegen, also musst du: Lege den Kreuz-König oder den Pik-König.',
    ]);
  });

  test('an announcement without an honour', () => {
    expect(refused({ code: 'nothing-to-announce', card: cardOf('Jc') })).toEqual([
      'There is nothing to announce with the jack of clubs.',
      'Rien à annoncer avec le valet de trèfle.',
      'Mit dem Kreuz-Buben gibt es nichts anzusagen.',
    ]);
    expect(refused({ code: 'nothing-to-announce', card: cardOf('Jc') }, RULESETS.famille)).toEqual([
      'No need to announce: honours sweep by themselves here.',
      'Rien à annoncer ici : les belles cartes prennent leur case d’elles-mêmes.',
      'Hier muss man nichts ansagen: Honneurs räumen ihr Fach von selbst ab.',
    ]);
  });
});
