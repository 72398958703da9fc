import { type Card, DWARF } from '@nain-jaune/engine';
import { decimalFormat, makeGrammar } from '../../grammar.ts';
import type { EveningWords } from '../en/evening.ts';
import { anyOfRankAsObject, theCardIn, theHonourIn, theRankIn } from './cards.ts';
import { counters } from './sentences.ts';

const { and, number } = makeGrammar('de-DE');

function honourByRank(card: Card): string {
  return card === DWARF ? theHonourIn(card, 'accusative') : theRankIn(card, 'accusative');
}

export const evening: EveningWords = {
  scores: {
    title: 'Punktestand des Abends',
    place: 'Platz',
    player: 'Spieler',
    games: 'Partien',
    wins: 'Gewonnen',
    counters: 'Jetons',
    shared: (place) => `${number(place)}, geteilt`,
    nameless: 'Ohne Namen',
    signed: decimalFormat('de-DE', 'exceptZero'),
    none: 'Noch ist keine Partie zu Ende gespielt.',
    reset: 'Neuer Abend',
    resetQuestion: 'Einen neuen Abend beginnen?',
    resetStory: 'Der bisherige Punktestand wird gelöscht.',
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
    lot: (dealer) => `${dealer} gibt als Erstes: So hat das Los entschieden.`,
  },
  realCounters: {
    title: 'Jetons auf dem Tisch',
    before: 'Vorher in dieser Runde',
    nothing: 'Noch werden keine Jetons bewegt.',
    amount: (some, pieces) => (pieces === null ? counters(some) : `${counters(some)} (${pieces})`),
    begin: (some) => `Neue Partie: Leert die Fächer. Alle nehmen je ${some}.`,
    everyoneAntes: (some) => `Alle setzen je ${some}:`,
    ante: (names, some) =>
      names.length === 1 ? `${and(names)} setzt ${some}:` : `${and(names)} setzen je ${some}:`,
    stake: (card, some) => `${counters(some)} in das Fach ${theHonourIn(card, 'genitive')}`,
    takes: (name, card, some) => `${name} nimmt das Fach ${theHonourIn(card, 'genitive')}: ${some}.`,
    takesAll: (name, some) => `Oper! ${name} nimmt alle Fächer: ${some}.`,
    everyonePays: (to, some) => `Alle geben ${to} je ${some}.`,
    pays: (from, to, some) => `${from} gibt ${to} ${some}.`,
    paysRest: (from, to, some) => `${from} gibt ${to} alles, was noch da ist: ${some}.`,
    hoc: (sentence) => `Hoc! ${sentence}`,
    puts: (name, card, some) => `${name} legt ${some} in das Fach ${theHonourIn(card, 'genitive')}.`,
    leaves: (name, card) => `${name} hat ${theHonourIn(card, 'accusative')} nicht angesagt: Das Fach bleibt.`,
  },
  speech: {
    takes: (name, card, some) =>
      `${name} nimmt ${honourByRank(card)}: ${some === 0 ? 'nichts' : number(some)}.`,
    takesAll: (name, some) => `Oper! ${name} nimmt alle Fächer: ${number(some)}.`,
    opera: (name) => `Oper! ${name} ist fertig.`,
    goesOut: (name) => `${name} ist fertig.`,
    hoc: 'Hoc!',
  },
};
