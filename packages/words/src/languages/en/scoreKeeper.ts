import { type Card, DWARF, type ScoreProblemCode } from '@nain-jaune/engine';
import { capital, makeGrammar } from '../../grammar.ts';
import { theCard as the, theHonour } from './cards.ts';
import { facts } from './rules.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Counters of each denomination: a contrat is 10, a fiche 5, a jeton 1. */
export type Pieces = Readonly<Record<'contrats' | 'fiches' | 'jetons', number>>;

/** What the sentence of a problem can name. */
export interface ProblemDetails {
  /** The player's name, or empty. */
  readonly name: string;
  readonly card: Card | null;
  /** What is possible: a number, or a range such as `3–12`. */
  readonly expected: string;
  readonly found: string;
}

const { and, count, number } = makeGrammar('en-GB');

function theCard(card: Card | null): string {
  return card === null ? '' : card === DWARF ? theHonour(card) : the(card);
}

function pieces({ contrats, fiches, jetons }: Pieces): string {
  const parts = [
    contrats > 0 ? count(contrats, 'contrat', 'contrats') : '',
    fiches > 0 ? count(fiches, 'fiche', 'fiches') : '',
    jetons > 0 ? count(jetons, 'jeton', 'jetons') : '',
  ].filter((part: string) => part !== '');
  return parts.length === 0 ? 'nothing' : and(parts);
}

function problemTexts(texts: Readonly<Record<ScoreProblemCode, (details: ProblemDetails) => string>>) {
  return texts;
}

export const scoreKeeper = {
  title: 'Score keeper',
  intro: 'You play with real cards; this page counts for you.',

  begin: 'New evening',
  seats: 'Players',
  seatsStory: (clockwise: boolean) =>
    `Enter the players clockwise. Play goes ${clockwise ? 'clockwise' : 'anticlockwise'}.`,
  nameAt: (place: number) => `Name of player ${number(place)}`,
  playerAt: (place: number) => `Player ${number(place)}`,
  moveUp: (name: string) => `Move ${name} one place up`,
  draw: 'Draw cards',
  drawStory: 'The highest card deals. Ties draw again.',
  drawn: (name: string) => `${name} deals first.`,
  whereCounters: 'Where are the counters?',
  onPage: 'On this page',
  physical: 'On the table',
  physicalStory: 'The page says who pays whom. Anyone short pays what they have.',
  timer: 'Timer',
  timers: { none: 'none', evening: 'for the evening', deal: 'for each deal' },
  minutes: 'Minutes',
  wholeNumber,
  start: 'Start',

  evenings: 'Saved evenings',
  goOn: 'Continue',
  look: 'View',
  eveningLine: (rules: string, names: string, deals: number) =>
    `${rules}, ${names}: ${count(deals, 'deal', 'deals')}`,
  remove: 'Delete',
  removeQuestion: 'Delete this evening?',
  save: 'Save as a file',
  load: 'Open a file',
  loadStory: 'A saved evening, or a game played on screen.',
  notJson: 'This file is not a saved evening or game.',
  entryWrong: (some: number) => `Entry ${number(some)} contradicts earlier ones:`,
  noneHere: 'This evening was deleted, or is on another device.',
  notSaved: 'Your browser could not save this evening. Save it as a file.',
  changedElsewhere: 'Changed in another tab: here is the latest version.',

  deals: (name: string) => `${name} deals`,
  allAnte: 'Everyone antes',
  dealerAntes: (name: string) => `${name} antes`,
  honours: 'Boxes',
  honoursStory: 'When an honour is played, tap its box.',
  kings: 'Announced kings: a counter from every other player',
  whoLaid: (card: Card) => `Who played ${theCard(card)}?`,
  announced: 'and announced it',
  forgotten: 'but forgot to announce it',
  laidBy: (name: string) => `${name}`,
  forgottenBy: (name: string) => `${name} forgot`,
  endDeal: 'Someone went out',
  timeLeft: (time: string) => `${time} left`,
  timeIsUp: 'Time is up.',
  lastDeal: 'Time is up: this deal is the last.',

  whoWentOut: 'Who went out?',
  opera: 'Was it an opera?',
  /** How the winner may have won, by the rule for an opera. */
  operaWhen: facts.operas,
  yes: 'Yes',
  no: 'No',
  stillHeld: 'What do the others still have?',
  stillHeldBy: (name: string) => `What does ${name} still have?`,
  points: 'Points',
  numberOfCards: 'Cards',
  pointsOf: (name: string) => `${name}’s points`,
  cardsOf: (name: string) => `${name}’s cards`,
  fewer: (name: string) => `One fewer for ${name}`,
  more: (name: string) => `One more for ${name}`,
  amongThem: 'Including:',
  byCards: 'Tap cards',
  byPoints: 'Enter points',
  byNumber: 'Enter number',
  chooseCards: (name: string) => `${name}’s cards`,
  worth: (points: number) => count(points, 'point', 'points'),
  heldBy: (card: Card, name: string) => `${capital(theCard(card))} is already with ${name}.`,
  alreadyLaid: (card: Card) => `${capital(theCard(card))} has been played.`,
  noneLeft: (name: string, most: number) => `${name} can hold ${count(most, 'card', 'cards')} at most.`,
  done: 'Done',
  settle: 'Work it out',
  back: 'Back to the deal',
  wrong: 'Something doesn’t add up',
  problems: problemTexts({
    'game-is-over': () => 'The game is over.',
    'deal-in-progress': () => 'The deal is not over yet.',
    'no-deal': () => 'No deal has started.',
    'nothing-to-keep': ({ card }) => `Nothing is paid for ${theCard(card)}.`,
    'laid-twice': ({ name, card }) => `${name} has already played ${theCard(card)}.`,
    'cannot-be-forgotten': () => 'With these rules honours need not be announced.',
    'laid-more-than-dealt': ({ name, expected }) => `${name} was dealt only ${expected} cards.`,
    'hand-missing': ({ name }) => `Enter what ${name} still has.`,
    'winner-holds-cards': ({ name }) => `${name} went out and holds nothing.`,
    'no-opera': () => 'These rules have no opera.',
    'opera-opposed': ({ name }) => `${name} has played a card, so it was not an opera.`,
    'opera-untold': ({ name }) => `Only ${name} played a card, so it was an opera.`,
    'no-cards-left': ({ name }) => `${name} holds at least one card.`,
    'too-many-cards': ({ name, expected, found }) =>
      `${name} cannot hold ${found} cards; possible: ${expected}.`,
    'card-twice': ({ name, card }) => `${name} cannot hold ${theCard(card)}: someone else does.`,
    'laid-and-held': ({ name, card }) => `${name} cannot hold ${theCard(card)}: it has been played.`,
    'cannot-be-told-so': () => 'With these rules, hands are counted differently.',
    'not-asked': ({ card }) => `It makes no difference who holds ${theCard(card)}.`,
    'points-impossible': ({ name, expected, found }) =>
      `${name} cannot hold ${found} points; possible: ${expected}.`,
    'more-than-the-pack': ({ expected, found }) =>
      `That is ${found} points; the cards that are left have at most ${expected}.`,
    'card-nowhere': ({ card }) => `Who has ${theCard(card)}? Nobody has played it or holds it.`,
  }),

  /** The settlement in counters of each denomination. */
  inPieces: 'By counter type',
  pieces,
  pays: (from: string, to: string, some: string) => `${from} gives ${to} ${some}`,
  paysBox: (from: string, card: Card, some: string) =>
    `${from} puts ${some} in the box of ${theHonour(card)}`,
  takesBox: (who: string, card: Card, some: string) =>
    `${who} takes ${some} from the box of ${theHonour(card)}`,
  /** A larger counter is given, and change comes back. */
  orWithChange: (given: string, back: string) => `or gives ${given} and gets ${back} back`,
  nothingMoves: 'Nobody pays anything.',
  now: 'Counters',

  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  undone: (what: string) => `Undone: ${what}`,
  history: 'The evening so far',
  change: 'Change',
  changeOf: (what: string) => `Change: ${what}`,
  takeBack: (what: string) => `Undo entry: ${what}`,
  takeBackQuestion: 'Undo this entry?',
  takeItBack: 'Undo entry',
  /** The later entries that are undone with an entry. */
  loses: (entries: number) =>
    entries === 1
      ? 'One later entry will be undone too.'
      : `${number(entries)} later entries will be undone too.`,
  entryAnted: (deal: number, dealer: string) => `deal ${number(deal)}, ${dealer} deals`,
  entryLaid: (name: string, card: Card) => `${name} played ${theCard(card)}`,
  entryForgot: (name: string, card: Card) => `${name} forgot to announce ${theCard(card)}`,
  entryEnded: (name: string, opera: boolean) => `${name} went out${opera ? ' with an opera' : ''}`,
  chart: 'How the evening went',
  newEvening: 'New evening',
};

export type ScoreKeeperWords = typeof scoreKeeper;
