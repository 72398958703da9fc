import { type Card, DWARF } from '@nain-jaune/engine';
import { theCard as the, theHonour } from '../cards/en.ts';
import { capital, makeGrammar } from '../grammar.ts';
import type { KeeperWords, Pieces } from '../keeper.ts';

const { and, count, number } = makeGrammar('en-GB');

function theCard(card: Card | null): string {
  return card === null ? '' : card === DWARF ? theHonour(card) : the(card);
}

function counters(some: number): string {
  return count(some, 'counter', 'counters');
}

function pieces({ contrats, fiches, jetons }: Pieces): string {
  const parts = [
    contrats > 0 ? count(contrats, 'contrat', 'contrats') : '',
    fiches > 0 ? count(fiches, 'fiche', 'fiches') : '',
    jetons > 0 ? count(jetons, 'jeton', 'jetons') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : and(parts);
}

/** Words of the keeper of the counters, in English. */
export const keeper: KeeperWords = {
  title: 'Keep the counters',
  intro:
    'You play with real cards, and this page keeps the counters: it takes the antes, empties the boxes and does the sums at the end of each deal. It works without a network.',

  begin: 'A new evening',
  rules: 'Rules',
  ownRules: 'Your house rules',
  seats: 'Round the table',
  seatsStory: (clockwise) =>
    `In the order in which you sit, clockwise. By these rules play goes ${clockwise ? 'clockwise' : 'anticlockwise'}.`,
  nameAt: (place) => `Name of player ${number(place)}`,
  playerAt: (place) => `Player ${number(place)}`,
  moveUp: (name) => `Move ${name} one place up`,
  firstDealer: 'Who deals first?',
  draw: 'Draw cards for it',
  drawStory: 'Everyone draws a card; the highest deals. Those who draw equal draw again.',
  drew: (name, card) => `${name} draws ${card}`,
  drawn: (name) => `${name} deals first.`,
  whereCounters: 'Where are the counters?',
  kept: 'Here',
  keptStory: 'The page keeps everyone’s counters.',
  physical: 'On the table',
  physicalStory:
    'You play with real counters; the page only says who pays whom how much, and what lies in the boxes. Who has too little pays what is there.',
  timer: 'Clock',
  noTimer: 'none',
  timerEvening: 'for the evening',
  timerDeal: 'for each deal',
  minutes: 'Minutes',
  start: 'Begin the evening',

  evenings: 'Evenings kept here',
  goOn: 'Go on',
  look: 'Look',
  eveningLine: (rules, names, deals) => `${rules}, ${names}: ${count(deals, 'deal', 'deals')}`,
  remove: 'Delete',
  removeQuestion: 'Delete this evening for good?',
  save: 'Save as a file',
  load: 'Open a file',
  loadStory:
    'An evening that was saved, or the record of a game from the screen: it goes on here with real cards.',
  notJson: 'This file is neither an evening nor the record of a game.',
  entryWrong: (some) => `Entry ${number(some)} does not fit those before it:`,
  noneHere: 'This evening is not in this browser. It was deleted, or kept on another device.',
  notKept: 'This browser could not keep the evening. Save it as a file before you close the page.',
  changedElsewhere: 'The evening was changed in another tab. Here it is as it stands there.',

  deals: (name) => `${name} deals`,
  antes: (name, some) => `${name} antes ${counters(some)}.`,
  allAnte: 'Everyone antes',
  dealerAntes: (name) => `${name} antes`,
  cardsEach: (cards) => `Cards each: ${cards}.`,
  honours: 'The boxes',
  honoursStory: 'When an honour is laid, tap its box.',
  kings: 'Kings: everyone pays one counter to whoever announces one',
  whoLaid: (card) => `Who laid ${theCard(card)}?`,
  announced: 'and announced it',
  forgotten: 'but forgot to announce it',
  laidBy: (name) => `${name}`,
  forgottenBy: (name) => `${name} forgot`,
  endDeal: 'Someone has gone out',
  timeLeft: (time) => `${time} left`,
  timeIsUp: 'The time is up.',
  lastDeal: 'The time is up: by these rules this deal is the last.',

  whoWentOut: 'Who has gone out?',
  opera: 'Was it an opera?',
  operaWhen: {
    unopposed: 'Nobody else has laid a single card.',
    'first-turn': 'The winner laid all cards in a row, from the first to the last.',
  },
  yes: 'Yes',
  no: 'No',
  stillHeld: 'What do the others still hold?',
  stillHeldBy: (name) => `What does ${name} still hold?`,
  points: 'Points',
  numberOfCards: 'Cards',
  pointsOf: (name) => `Points of ${name}`,
  cardsOf: (name) => `Cards of ${name}`,
  fewer: (name) => `One fewer for ${name}`,
  more: (name) => `One more for ${name}`,
  amongThem: 'Among them:',
  byCards: 'Tap the cards instead',
  byPoints: 'Give the points instead',
  byNumber: 'Give the number instead',
  chooseCards: (name) => `The cards of ${name}`,
  worth: (points) => count(points, 'point', 'points'),
  heldBy: (card, name) => `${capital(theCard(card))} is already with ${name}.`,
  alreadyLaid: (card) => `${capital(theCard(card))} has been laid.`,
  noneLeft: (name, most) => `${name} can hold ${count(most, 'card', 'cards')} at most.`,
  done: 'Done',
  settle: 'Settle',
  back: 'Back to the deal',
  wrong: 'This cannot be right yet',
  problems: {
    'game-is-over': () => 'The game is over.',
    'deal-in-progress': () => 'The deal is not over yet.',
    'no-deal': () => 'No deal has begun.',
    'nothing-to-keep': ({ card }) => `Nothing is paid for ${theCard(card)}.`,
    'laid-twice': ({ name, card }) => `${capital(theCard(card))} has already been laid by ${name}.`,
    'cannot-be-forgotten': () => 'By these rules nothing need be announced.',
    'laid-more-than-dealt': ({ name, expected }) => `${name} was dealt ${expected} cards only.`,
    'hand-missing': ({ name }) => `What ${name} still holds is missing.`,
    'winner-holds-cards': ({ name }) => `${name} has gone out and holds nothing.`,
    'no-opera': () => 'These rules have no opera.',
    'opera-opposed': ({ name }) => `${name} has laid a card, so it was no opera.`,
    'opera-untold': ({ name }) => `Nobody but ${name} has laid a card: it was an opera.`,
    'no-cards-left': ({ name }) => `${name} holds one card at least.`,
    'too-many-cards': ({ name, expected, found }) =>
      `${name} cannot hold ${found} cards; possible: ${expected}.`,
    'card-twice': ({ name, card }) => `${name} cannot hold ${theCard(card)}: somebody else does.`,
    'laid-and-held': ({ name, card }) => `${name} cannot hold ${theCard(card)}: it has been laid.`,
    'cannot-be-told-so': ({ name }) => `By these rules ${name}’s hand is not counted in this way.`,
    'not-asked': ({ card }) => `Whether somebody holds ${theCard(card)} makes no difference.`,
    'points-impossible': ({ name, expected, found }) =>
      `${name} cannot hold ${found} points with the cards that are left; possible: ${expected}.`,
    'more-than-the-pack': ({ expected, found }) =>
      `Together that is ${found} points; the cards that are left have ${expected} at most.`,
    'card-nowhere': ({ card }) =>
      `Who has ${theCard(card)}? All cards were dealt, and nobody has laid it or holds it.`,
  },

  inPieces: 'In pieces',
  pieces,
  pays: (from, to, some) => `${from} gives ${to} ${some}`,
  paysBox: (from, card, some) => `${from} lays ${some} in the box of ${theHonour(card)}`,
  takesBox: (who, card, some) => `${who} takes ${some} from the box of ${theHonour(card)}`,
  orWithChange: (given, back) => `or gives ${given} and gets ${back} back`,
  nothingMoves: 'Nobody pays anything.',
  now: 'Everyone’s counters',
  inBoxes: 'In the boxes',

  undo: 'Undo',
  undoOf: (what) => `Undo: ${what}`,
  undone: (what) => `Taken back: ${what}`,
  history: 'The evening so far',
  change: 'Change',
  changeOf: (what) => `Change: ${what}`,
  takeBack: (what) => `Take back: ${what}`,
  takeBackQuestion: 'Take this back?',
  takeItBack: 'Take it back',
  loses: (entries) =>
    entries === 1
      ? 'One later entry no longer fits and is lost with it.'
      : `${number(entries)} later entries no longer fit and are lost with it.`,
  entryAnted: (deal, dealer) => `deal ${number(deal)}, ${dealer} deals`,
  entryLaid: (name, card) => `${name} laid ${theCard(card)}`,
  entryForgot: (name, card) => `${name} forgot to announce ${theCard(card)}`,
  entryEnded: (name, opera) => `${name} went out${opera ? ' with an opera' : ''}`,
  chart: 'How the evening went',
  newEvening: 'Another evening',
};
