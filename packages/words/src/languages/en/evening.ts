import { type Card, DWARF } from '@nain-jaune/engine';
import { decimalFormat, makeGrammar } from '../../grammar.ts';
import { anyOfRank, theCard, theHonour, theRank } from './cards.ts';

const { and, count, form, number } = makeGrammar('en-GB');

function honourByRank(card: Card): string {
  return card === DWARF ? theHonour(card) : theRank(card);
}

/** Texts of an evening in one room: its scores, who starts, and what the board says aloud. */
export const evening = {
  scores: {
    title: 'Tonight’s scores',
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
  end: {
    /** Ends the evening. */
    act: 'End the evening',
    title: 'That was the evening',
    winner: (names: readonly string[], counters: string) =>
      `${and(names)} ${form(names.length, 'wins', 'win')} the evening: ${counters}.`,
    sweep: (names: readonly string[], counters: number) =>
      `Biggest sweep: ${and(names)}, ${count(counters, 'counter', 'counters')}`,
    run: (names: readonly string[], cards: number) =>
      `Longest run: ${and(names)}, ${count(cards, 'card', 'cards')}`,
    again: 'Same again?',
    goOn: 'Play on this evening',
    share: 'To share',
    copy: 'Copy the text',
    shareTitle: (date: string) => `Nain Jaune, ${date}`,
    /** A line of the shared text. */
    line: (place: string, name: string, counters: string) => `${place}. ${name} ${counters}`,
  },
  /** The scores of the family over evenings. */
  evenings: {
    title: 'Our evenings',
    story: (some: number) => `${count(some, 'evening', 'evenings')} on this device.`,
    counted: 'Evenings with real cards or with one phone are not counted.',
    evenings: 'Evenings',
    won: 'Evenings won',
    each: 'Evening by evening',
    none: 'End an evening on the big screen, and it appears here.',
    remove: 'Delete this evening',
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
