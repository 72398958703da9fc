import { type Card, DWARF } from '@nain-jaune/engine';
import { decimalFormat, makeGrammar } from '../../grammar.ts';
import type { EveningWords } from '../en/evening.ts';
import { anyOfRank, theCard, theHonour, theRank } from './cards.ts';

const { and, count, form, number } = makeGrammar('fr-FR');

function honourByRank(card: Card): string {
  return card === DWARF ? theHonour(card) : theRank(card);
}

export const evening: EveningWords = {
  scores: {
    title: 'Scores de la soirée',
    player: 'Joueur',
    games: 'Parties',
    wins: 'Gagnées',
    counters: 'Jetons',
    shared: (place) => `${number(place)}${place === 1 ? 'er' : 'e'} ex æquo`,
    nameless: 'Sans nom',
    signed: decimalFormat('fr-FR', 'exceptZero'),
    none: 'Aucune partie terminée.',
    reset: 'Nouvelle soirée',
    resetQuestion: 'Commencer une nouvelle soirée ?',
    resetStory: 'Les scores actuels seront supprimés.',
  },
  end: {
    act: 'Terminer la soirée',
    title: 'La soirée est finie',
    winner: (names, counters) =>
      `${and(names)} ${form(names.length, 'remporte', 'remportent')} la soirée : ${counters}.`,
    sweep: (names, counters) => `Plus belle rafle : ${and(names)}, ${count(counters, 'jeton', 'jetons')}`,
    run: (names, cards) => `Plus longue suite : ${and(names)}, ${count(cards, 'carte', 'cartes')}`,
    again: 'On remet ça ?',
    goOn: 'Prolonger la soirée',
    share: 'À partager',
    copy: 'Copier le texte',
    shareTitle: (date) => `Nain jaune, ${date}`,
    line: (place, name, counters) => `${place}. ${name} ${counters}`,
  },
  evenings: {
    title: 'Nos soirées',
    story: (some) => `${count(some, 'soirée', 'soirées')} sur cet appareil.`,
    counted: 'Sans les soirées avec de vraies cartes ou un seul téléphone.',
    evenings: 'Soirées',
    won: 'Soirées gagnées',
    each: 'Soirée par soirée',
    none: 'Terminez une soirée sur le grand écran : elle apparaîtra ici.',
    remove: 'Supprimer cette soirée',
  },
  whoStarts: {
    deals: (dealer) => `${dealer} donne.`,
    leads: (leader) => `${leader} entame.`,
    leadsLowest: (leader) => `${leader} commence par sa carte la plus basse.`,
    drawn: 'Cartes tirées pour la première donne',
    highest: (dealer, card) => `${dealer} a tiré la carte la plus haute, ${theCard(card)}.`,
    tied: (names, card) => `${and(names)} ont tiré ${anyOfRank(card)} : égalité, on tire à nouveau.`,
    highestAgain: (dealer, card) => `Cette fois, ${dealer} a la carte la plus haute, ${theCard(card)}.`,
    lot: (dealer) => `${dealer} donne en premier, par tirage au sort.`,
  },
  speech: {
    takes: (name, card, some) =>
      `${name} prend ${honourByRank(card)} : ${some === 0 ? 'rien' : number(some)}.`,
    takesAll: (name, some) => `Opéra ! ${name} prend toutes les cases : ${number(some)}.`,
    opera: (name) => `Opéra ! ${name} a fini.`,
    goesOut: (name) => `${name} a fini.`,
    hoc: 'Hoc !',
  },
};
