import { type GameEvent, RULESETS, type Seat, seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { cardsOf, lindorWith, sentencesOf } from './testing/index.ts';

const LINDOR = RULESETS['lindor-1789'];
const anne = seatAt(0);
const bot = seatAt(1);

/** A payment of Bot 1 to Anne. */
function payment(owed: number, counters: number, reason: 'hand' | 'hoc' = 'hand'): GameEvent {
  return { type: 'paid', reason, from: bot, to: anne, owed, counters };
}

/** A bête of Bot 1 for the queen of spades. */
function bete(owed: number, counters: number, reason: 'held' | 'missed' = 'held'): GameEvent {
  return { type: 'beted', reason, seat: bot, box: 2, owed, counters };
}

describe('the settlement', () => {
  test('the end of the deal, an opera or not', () => {
    expect(sentencesOf({ type: 'ended', winner: anne, opera: false })).toEqual([
      'Anne goes out and wins the deal.',
      'Anne a fini et gagne la donne.',
      'Anne ist fertig und gewinnt die Runde.',
    ]);
    expect(sentencesOf({ type: 'ended', winner: anne, opera: true }, LINDOR, 0)).toEqual([
      'You go out and win the deal. An opera!',
      'Vous avez fini et gagnez la donne. Opéra !',
      'Du bist fertig und gewinnst die Runde. Eine Oper!',
    ]);
  });

  test('cards shown', () => {
    expect(sentencesOf({ type: 'shown', seat: bot, cards: cardsOf('Jc Qs') })).toEqual([
      'Bot 1 still holds the jack of clubs and the queen of spades.',
      'Bot 1 a encore en main le valet de trèfle et la dame de pique.',
      'Bot 1 hat noch den Kreuz-Buben und die Pik-Dame auf der Hand.',
    ]);
  });

  test('payments in full', () => {
    expect(sentencesOf(payment(12, 12))).toEqual([
      'Bot 1 pays Anne 12 counters for the cards left in hand.',
      'Bot 1 paie 12 jetons à Anne pour les cartes qui lui restent.',
      'Bot 1 zahlt an Anne 12 Jetons für die Karten auf der Hand.',
    ]);
    expect(sentencesOf(payment(12, 12), LINDOR, 0)).toEqual([
      'Bot 1 pays you 12 counters for the cards left in hand.',
      'Bot 1 vous paie 12 jetons pour les cartes qui lui restent.',
      'Bot 1 zahlt an dich 12 Jetons für die Karten auf der Hand.',
    ]);
    expect(sentencesOf(payment(12, 12), LINDOR, 1)).toEqual([
      'You pay Anne 12 counters for the cards left in hand.',
      'Vous payez 12 jetons à Anne pour les cartes qui vous restent.',
      'Du zahlst an Anne 12 Jetons für die Karten auf der Hand.',
    ]);
    expect(sentencesOf(payment(1, 1, 'hoc'))).toEqual([
      'Bot 1 pays Anne 1 counter for the hoc.',
      'Bot 1 paie 1 jeton à Anne pour le hoc.',
      'Bot 1 zahlt an Anne 1 Jeton für den Hoc.',
    ]);
  });

  test('payments in part and none', () => {
    expect(sentencesOf(payment(12, 5))).toEqual([
      'Bot 1 pays Anne only 5 of 12 counters for the cards left in hand: that is all Bot 1 has.',
      'Bot 1 ne paie à Anne que 5 jetons sur 12 pour les cartes qui lui restent : c’est tout ce qui lui reste.',
      'Bot 1 zahlt an Anne nur 5 von 12 Jetons für die Karten auf der Hand: Mehr hat Bot 1 nicht.',
    ]);
    expect(sentencesOf(payment(12, 0))).toEqual([
      'Bot 1 owes Anne 12 counters for the cards left in hand, but has none left.',
      'Bot 1 doit 12 jetons à Anne pour les cartes qui lui restent, mais n’a plus rien.',
      'Bot 1 schuldet Anne 12 Jetons für die Karten auf der Hand, hat aber keine mehr.',
    ]);
    expect(sentencesOf(payment(12, 0), LINDOR, 0)[2]).toBe(
      'Bot 1 schuldet dir 12 Jetons für die Karten auf der Hand, hat aber keine mehr.',
    );
  });

  test('bêtes', () => {
    expect(sentencesOf(bete(12, 12))).toEqual([
      'Bête: Bot 1 still holds the queen of spades and doubles its box: 12 counters.',
      'Bête : Bot 1 a encore en main la dame de pique et double la case : 12 jetons.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand und verdoppelt das Fach mit 12 Jetons.',
    ]);
    expect(sentencesOf(bete(12, 12, 'missed'), LINDOR, 1)).toEqual([
      'Bête: you forgot to announce the queen of spades and double its box: 12 counters.',
      'Bête : vous avez oublié d’annoncer la dame de pique et doublez la case : 12 jetons.',
      'Bête: Du hast die Ansage der Pik-Dame vergessen und verdoppelst das Fach mit 12 Jetons.',
    ]);
    expect(sentencesOf(bete(12, 5))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but can pay its box only 5 of 12 counters.',
      'Bête : Bot 1 a encore en main la dame de pique, mais ne peut mettre dans la case que 5 des 12 jetons dus.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand, kann aber nur 5 von 12 Jetons in das Fach zahlen.',
    ]);
    expect(sentencesOf(bete(12, 0))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but has no counters left for its box.',
      'Bête : Bot 1 a encore en main la dame de pique, mais n’a plus de jetons pour la case.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand, hat aber keine Jetons mehr für das Fach.',
    ]);
    expect(sentencesOf(bete(0, 0))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but its box is empty.',
      'Bête : Bot 1 a encore en main la dame de pique, mais la case est vide.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand, aber das Fach ist leer.',
    ]);
  });

  test('counters and boxes', () => {
    expect(
      sentencesOf({ type: 'settled', counters: [120, 97, 83], boxes: [1, 2, 3, 4, 50] }, LINDOR, 0),
    ).toEqual([
      'After the settlement: you 120, Bot 1 97 and Élise 83; 60 on the board.',
      'Après les comptes : vous 120, Bot 1 97 et Élise 83 ; 60 sur le plateau.',
      'Nach der Abrechnung: du 120, Bot 1 97 und Élise 83; 60 auf dem Tableau.',
    ]);
  });
});

describe('the end of the game', () => {
  function end(reason: 'ruin' | 'deals' | 'target' | 'time', ...winners: number[]): GameEvent {
    return { type: 'game-ended', reason, winners: winners as Seat[] };
  }

  test('each reason', () => {
    expect(sentencesOf(end('ruin', 0))).toEqual([
      'Game over: someone cannot pay the ante. Anne wins.',
      'Partie terminée : un joueur ne peut plus miser. Anne gagne.',
      'Die Partie ist zu Ende: Jemand kann nicht mehr setzen. Anne gewinnt.',
    ]);
    expect(sentencesOf(end('ruin')), 'the winner is named elsewhere').toEqual([
      'Game over: someone cannot pay the ante.',
      'Partie terminée : un joueur ne peut plus miser.',
      'Die Partie ist zu Ende: Jemand kann nicht mehr setzen.',
    ]);
    expect(sentencesOf(end('ruin', 1), LINDOR, 0, [anne, seatAt(2)])).toEqual([
      'Game over: you and Élise cannot pay the ante. Bot 1 wins.',
      'Partie terminée : vous et Élise ne pouvez plus miser. Bot 1 gagne.',
      'Die Partie ist zu Ende: Du und Élise könnt nicht mehr setzen. Bot 1 gewinnt.',
    ]);
    expect(sentencesOf(end('ruin', 0), LINDOR, 0, [bot])).toEqual([
      'Game over: Bot 1 cannot pay the ante. You win.',
      'Partie terminée : Bot 1 ne peut plus miser. Vous gagnez.',
      'Die Partie ist zu Ende: Bot 1 kann nicht mehr setzen. Du gewinnst.',
    ]);
    expect(sentencesOf(end('deals', 0), LINDOR, 0)).toEqual([
      'Game over: the last deal has been played. You win.',
      'Partie terminée : la dernière donne est jouée. Vous gagnez.',
      'Die Partie ist zu Ende: Die letzte Runde ist gespielt. Du gewinnst.',
    ]);
    expect(sentencesOf(end('target', 0), RULESETS['yellow-dwarf'])).toEqual([
      'Game over: the target of 250 counters has been reached. Anne wins.',
      'Partie terminée : l’objectif de 250 jetons est atteint. Anne gagne.',
      'Die Partie ist zu Ende: Das Ziel von 250 Jetons ist erreicht. Anne gewinnt.',
    ]);
    expect(sentencesOf(end('time', 0))).toEqual([
      'Game over: time is up. Anne wins.',
      'Partie terminée : le temps est écoulé. Anne gagne.',
      'Die Partie ist zu Ende: Die Zeit ist um. Anne gewinnt.',
    ]);
  });

  test('a shared win', () => {
    expect(sentencesOf(end('time', 0, 1))).toEqual([
      'Game over: time is up. Anne and Bot 1 share the win.',
      'Partie terminée : le temps est écoulé. Anne et Bot 1 se partagent la victoire.',
      'Die Partie ist zu Ende: Die Zeit ist um. Anne und Bot 1 teilen sich den Sieg.',
    ]);
    expect(sentencesOf(end('time', 0, 1, 2), LINDOR, 2)).toEqual([
      'Game over: time is up. You, Anne and Bot 1 share the win.',
      'Partie terminée : le temps est écoulé. Vous partagez la victoire avec Anne et Bot 1.',
      'Die Partie ist zu Ende: Die Zeit ist um. Du, Anne und Bot 1 teilt euch den Sieg.',
    ]);
  });
});

test('a bête of one stake', () => {
  const rules = lindorWith('bete=stake', 'missedHonour=bete');
  const beted = { type: 'beted', reason: 'held', seat: anne, box: 2, owed: 3, counters: 3 } as const;
  expect(sentencesOf(beted, rules)).toEqual([
    'Bête: Anne still holds the queen of spades and pays one stake into its box: 3 counters.',
    'Bête : Anne a encore en main la dame de pique et remet une mise dans la case : 3 jetons.',
    'Bête: Anne hat noch die Pik-Dame auf der Hand und legt einen Einsatz in das Fach: 3 Jetons.',
  ]);
  expect(sentencesOf({ type: 'missed', seat: anne, box: 2 }, rules)).toEqual([
    'Anne forgot to announce the queen of spades: one stake will be due for its box at the settlement.',
    'Anne a oublié d’annoncer la dame de pique : une mise sera due pour la case aux comptes.',
    'Anne hat vergessen, die Pik-Dame anzusagen: Bei der Abrechnung ist ein Einsatz für das Fach fällig.',
  ]);
});
