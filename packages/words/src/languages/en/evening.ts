import { type Card, DWARF } from '@nain-jaune/engine';
import { decimalFormat, makeGrammar } from '../../grammar.ts';
import { anyOfRank, theCard, theHonour, theRank } from './cards.ts';
import { counters } from './sentences.ts';

const { and, number } = makeGrammar('en-GB');

function honourByRank(card: Card): string {
  return card === DWARF ? theHonour(card) : theRank(card);
}

/** Texts of an evening in one room: its scores, who starts, and what to do with real counters. */
export const evening = {
  scores: {
    title: 'Scores of the evening',
    place: 'Place',
    player: 'Player',
    games: 'Games',
    wins: 'Won',
    counters: 'Counters',
    /** A place that others share, for screen readers. */
    shared: (place: number) => `${number(place)}, shared`,
    /** In place of a deleted name. */
    nameless: 'No name',
    signed: decimalFormat('en-GB', 'exceptZero'),
    none: 'No game has been finished yet.',
    reset: 'New evening',
    resetQuestion: 'Start a new evening?',
    resetStory: 'The scores so far will be deleted.',
  },
  whoStarts: {
    deals: (dealer: string) => `${dealer} deals.`,
    leads: (leader: string) => `${leader} leads.`,
    leadsLowest: (leader: string) => `${leader} leads with the lowest card in hand.`,
    drawn: 'Cards drawn for the first deal',
    highest: (dealer: string, card: Card) => `${dealer} drew the highest card, ${theCard(card)}.`,
    /** Several drew the same highest card, for example this one. */
    tied: (names: readonly string[], card: Card) =>
      `${and(names)} ${names.length === 2 ? 'both' : 'all'} drew ${anyOfRank(card)}, so they drew again.`,
    highestAgain: (dealer: string, card: Card) =>
      `This time ${dealer} has the highest card, ${theCard(card)}.`,
    lot: (dealer: string) => `${dealer} was chosen by lot to deal first.`,
  },
  realCounters: {
    title: 'Counters on the table',
    before: 'Earlier in this deal',
    nothing: 'No counters move yet.',
    /** An amount, with the pieces that make it if there are several kinds. */
    amount: (some: number, pieces: string | null) =>
      pieces === null ? counters(some) : `${counters(some)} (${pieces})`,
    begin: (some: string) => `New game: empty the boxes. Everyone takes ${some}.`,
    everyoneAntes: (some: string) => `Everyone puts in ${some}:`,
    ante: (names: readonly string[], some: string) =>
      names.length === 1 ? `${and(names)} puts in ${some}:` : `${and(names)} each put in ${some}:`,
    stake: (card: Card, some: number) => `${counters(some)} in the box of ${theHonour(card)}`,
    takes: (name: string, card: Card, some: string) =>
      `${name} takes the box of ${theHonour(card)}: ${some}.`,
    takesAll: (name: string, some: string) => `Opera! ${name} takes every box: ${some}.`,
    everyonePays: (to: string, some: string) => `Everyone gives ${to} ${some}.`,
    pays: (from: string, to: string, some: string) => `${from} gives ${to} ${some}.`,
    /** A payer who owes more. */
    paysRest: (from: string, to: string, some: string) => `${from} gives ${to} everything left: ${some}.`,
    hoc: (sentence: string) => `Hoc! ${sentence}`,
    puts: (name: string, card: Card, some: string) =>
      `${name} puts ${some} in the box of ${theHonour(card)}.`,
    leaves: (name: string, card: Card) => `${name} did not announce ${theHonour(card)}: its box stays.`,
  },
  /** What the board says aloud besides the calls. Names are those of the players. */
  speech: {
    takes: (name: string, card: Card, some: number) =>
      `${name} takes ${honourByRank(card)}: ${some === 0 ? 'nothing' : number(some)}.`,
    takesAll: (name: string, some: number) => `Opera! ${name} takes every box: ${number(some)}.`,
    opera: (name: string) => `Opera! ${name} goes out.`,
    goesOut: (name: string) => `${name} goes out.`,
    hoc: 'Hoc!',
  },
};

export type EveningWords = typeof evening;
