import { type Card, DWARF } from '@nain-jaune/engine';
import { capital, makeGrammar } from '../../grammar.ts';
import type { KeeperWords, Pieces } from '../../scoreKeeperWords.ts';
import { theCard as the, theHonour } from './cards.ts';

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
  title: 'Score keeper',
  intro: 'Play with real cards; this page counts for you: antes, boxes and every settlement. Works offline.',

  begin: 'New evening',
  rules: 'Rules',
  ownRules: 'Your house rules',
  seats: 'Players',
  seatsStory: (clockwise) =>
    `Enter the players clockwise. With these rules you play ${clockwise ? 'clockwise' : 'anticlockwise'}.`,
  nameAt: (place) => `Name of player ${number(place)}`,
  playerAt: (place) => `Player ${number(place)}`,
  moveUp: (name) => `Move ${name} one place up`,
  firstDealer: 'Who deals first?',
  draw: 'Draw cards',
  drawStory: 'Everyone draws a card; the highest deals. Ties draw again.',
  drew: (name, card) => `${name} draws ${card}`,
  drawn: (name) => `${name} deals first.`,
  whereCounters: 'Where are the counters?',
  kept: 'On this page',
  keptStory: 'The page counts for everyone.',
  physical: 'On the table',
  physicalStory:
    'You use real counters; the page only says who pays whom, and what is in the boxes. Anyone short pays what they have.',
  timer: 'Timer',
  noTimer: 'none',
  timerEvening: 'for the evening',
  timerDeal: 'for each deal',
  minutes: 'Minutes',
  start: 'Start',

  evenings: 'Saved evenings',
  goOn: 'Continue',
  look: 'View',
  eveningLine: (rules, names, deals) => `${rules}, ${names}: ${count(deals, 'deal', 'deals')}`,
  remove: 'Delete',
  removeQuestion: 'Delete this evening?',
  save: 'Save as a file',
  load: 'Open a file',
  loadStory: 'A saved evening, or a game played on screen: carry on with real cards.',
  notJson: 'This file is not a saved evening or game.',
  entryWrong: (some) => `Entry ${number(some)} contradicts earlier ones:`,
  noneHere: 'This evening is not in this browser. It was deleted, or it is on another device.',
  notKept: 'Your browser could not save this evening. Save it as a file before closing the page.',
  changedElsewhere: 'This evening was changed in another tab. Here is the latest version.',

  deals: (name) => `${name} deals`,
  antes: (name, some) => `${name} antes ${counters(some)}.`,
  allAnte: 'Everyone antes',
  dealerAntes: (name) => `${name} antes`,
  cardsEach: (cards) => `Cards each: ${cards}.`,
  honours: 'Boxes',
  honoursStory: 'When an honour is played, tap its box.',
  kings: 'Kings: announce one and every other player pays you a counter',
  whoLaid: (card) => `Who played ${theCard(card)}?`,
  announced: 'and announced it',
  forgotten: 'but forgot to announce it',
  laidBy: (name) => `${name}`,
  forgottenBy: (name) => `${name} forgot`,
  endDeal: 'Someone went out',
  timeLeft: (time) => `${time} left`,
  timeIsUp: 'Time is up.',
  lastDeal: 'Time is up: with these rules this deal is the last.',

  whoWentOut: 'Who went out?',
  opera: 'Was it an opera?',
  operaWhen: {
    'first-chance': 'The winner played all their cards at their very first turn, without passing.',
    'first-lead': 'The winner led the first card, and nobody else has played one.',
    unopposed: 'Nobody else has played a card.',
    'first-turn': 'The winner played all their cards in one go, and nobody else played in between.',
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
  amongThem: 'Including:',
  byCards: 'Tap cards',
  byPoints: 'Enter points',
  byNumber: 'Enter number',
  chooseCards: (name) => `Cards of ${name}`,
  worth: (points) => count(points, 'point', 'points'),
  heldBy: (card, name) => `${capital(theCard(card))} is already with ${name}.`,
  alreadyLaid: (card) => `${capital(theCard(card))} has been played.`,
  noneLeft: (name, most) => `${name} can hold ${count(most, 'card', 'cards')} at most.`,
  done: 'Done',
  settle: 'Settle',
  back: 'Back to the deal',
  wrong: 'Something doesn’t add up',
  problems: {
    'game-is-over': () => 'The game is over.',
    'deal-in-progress': () => 'The deal is not over yet.',
    'no-deal': () => 'No deal has started.',
    'nothing-to-keep': ({ card }) => `Nothing is paid for ${theCard(card)}.`,
    'laid-twice': ({ name, card }) => `${name} has already played ${theCard(card)}.`,
    'cannot-be-forgotten': () => 'With these rules honours need not be announced.',
    'laid-more-than-dealt': ({ name, expected }) => `${name} was dealt only ${expected} cards.`,
    'hand-missing': ({ name }) => `Enter what ${name} still holds.`,
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
      `${name} cannot hold ${found} points with the cards that are left; possible: ${expected}.`,
    'more-than-the-pack': ({ expected, found }) =>
      `Together that is ${found} points; the cards that are left have at most ${expected}.`,
    'card-nowhere': ({ card }) =>
      `Who has ${theCard(card)}? All cards were dealt, and nobody has played it or holds it.`,
  },

  inPieces: 'By counter type',
  pieces,
  pays: (from, to, some) => `${from} gives ${to} ${some}`,
  paysBox: (from, card, some) => `${from} puts ${some} in the box of ${theHonour(card)}`,
  takesBox: (who, card, some) => `${who} takes ${some} from the box of ${theHonour(card)}`,
  orWithChange: (given, back) => `or gives ${given} and gets ${back} back`,
  nothingMoves: 'Nobody pays anything.',
  now: 'Counters',
  inBoxes: 'In the boxes',

  undo: 'Undo',
  undoOf: (what) => `Undo: ${what}`,
  undone: (what) => `Undone: ${what}`,
  history: 'The evening so far',
  change: 'Change',
  changeOf: (what) => `Change: ${what}`,
  takeBack: (what) => `Undo entry: ${what}`,
  takeBackQuestion: 'Undo this entry?',
  takeItBack: 'Undo entry',
  loses: (entries) =>
    entries === 1
      ? 'One later entry depends on it and will be undone too.'
      : `${number(entries)} later entries depend on it and will be undone too.`,
  entryAnted: (deal, dealer) => `deal ${number(deal)}, ${dealer} deals`,
  entryLaid: (name, card) => `${name} played ${theCard(card)}`,
  entryForgot: (name, card) => `${name} forgot to announce ${theCard(card)}`,
  entryEnded: (name, opera) => `${name} went out${opera ? ' with an opera' : ''}`,
  chart: 'How the evening went',
  newEvening: 'New evening',
};
