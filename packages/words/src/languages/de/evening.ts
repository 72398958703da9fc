import { type Card, DWARF } from '@nain-jaune/engine';
import { decimalFormat, makeGrammar } from '../../grammar.ts';
import type { EveningWords } from '../en/evening.ts';
import { anyOfRankAsObject, theCardIn, theHonourIn, theRankIn } from './cards.ts';

const { and, count, form, number } = makeGrammar('de-DE');

function honourByRank(card: Card): string {
  return card === DWARF ? theHonourIn(card, 'genitive') : theRankIn(card, 'genitive');
}

export const evening: EveningWords = {
  scores: {
    title: 'Stand des Abends',
    player: 'Spieler',
    games: 'Partien',
    wins: 'Gewonnen',
    counters: 'Jetons',
    shared: (place) => `${number(place)}., geteilt`,
    nameless: 'Ohne Namen',
    signed: decimalFormat('de-DE', 'exceptZero'),
    none: 'Noch ist keine Partie zu Ende gespielt.',
    reset: 'Neuer Abend',
    resetQuestion: 'Einen neuen Abend beginnen?',
    resetStory: 'Der bisherige Stand wird gelöscht.',
  },
  end: {
    act: 'Abend beenden',
    title: 'Das war der Abend',
    winner: (names, counters) =>
      `${and(names)} ${form(names.length, 'gewinnt', 'gewinnen')} den Abend: ${counters}.`,
    sweep: (names, counters) => `Größter Fang: ${and(names)}, ${count(counters, 'Jeton', 'Jetons')}`,
    run: (names, cards) => `Längste Folge: ${and(names)}, ${count(cards, 'Karte', 'Karten')}`,
    again: 'Gleich noch mal?',
    goOn: 'Den Abend fortsetzen',
    share: 'Zum Teilen',
    copy: 'Text kopieren',
    shareTitle: (date) => `Nain Jaune, ${date}`,
    line: (place, name, counters) => `${place}. ${name} ${counters}`,
  },
  evenings: {
    title: 'Unsere Abende',
    story: (some) => `${count(some, 'Abend', 'Abende')} auf diesem Gerät.`,
    counted: 'Ohne Abende mit echten Karten oder mit nur einem Handy.',
    evenings: 'Abende',
    won: 'Abende gewonnen',
    each: 'Abend für Abend',
    none: 'Beendet einen Abend am großen Bildschirm, dann erscheint er hier.',
    remove: 'Diesen Abend löschen',
  },
  whoStarts: {
    deals: (dealer) => `${dealer} gibt.`,
    leads: (leader) => `${leader} spielt aus.`,
    leadsLowest: (leader) => `${leader} beginnt mit der niedrigsten Karte.`,
    drawn: 'Für die erste Runde gezogene Karten',
    highest: (dealer, card) => `${dealer} hat die höchste Karte gezogen: ${theCardIn(card, 'accusative')}.`,
    tied: (names, card) =>
      `${and(names)} haben ${names.length === 2 ? 'beide' : 'alle'} ${anyOfRankAsObject(card)} und ziehen noch einmal.`,
    highestAgain: (dealer, card) =>
      `Jetzt hat ${dealer} die höchste Karte: ${theCardIn(card, 'accusative')}.`,
    lot: (dealer) => `${dealer} gibt zuerst: ausgelost.`,
  },
  speech: {
    takes: (name, card, some) =>
      `${name} räumt das Fach ${honourByRank(card)} ab: ${some === 0 ? 'nichts' : number(some)}.`,
    takesAll: (name, some) => `Oper! ${name} räumt alle Fächer ab: ${number(some)}.`,
    opera: (name) => `Oper! ${name} ist fertig.`,
    goesOut: (name) => `${name} ist fertig.`,
    hoc: 'Hoc!',
  },
};
