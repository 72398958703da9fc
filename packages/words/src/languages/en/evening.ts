import { type Card, DWARF } from '@nain-jaune/engine';
import { decimalFormat, makeGrammar } from '../../grammar.ts';
import { anyOfRank, theCard, theHonour, theRank } from './cards.ts';

const { and, number } = makeGrammar('en-GB');

function honourByRank(card: Card): string {
  return card === DWARF ? theHonour(card) : theRank(card);
}

/** Texts of an evening in one room: its scores, who starts, and what the board says aloud. */
export const evening = {
  scores: {
    title: 'Tonight’s scores',
    place: 'Place',
    player: 'Player',
    games: 'Games',
    wins: 'Won',
    counters: 'Counters',
    /** A place that others share, for screen readers. */
    shared: (place: number) => `joint ${number(place)}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
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
    lot: (dealer: string) => `${dealer} was drawn to deal first.`,
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
