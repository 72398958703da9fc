import { capital, makeGrammar } from '../../grammar.ts';
import {
  type Hints,
  type HousePhrases,
  type HouseTopic,
  makeHouse,
  type ValueWords,
} from '../../houseWords.ts';
import { cards } from './cards.ts';
import { endPhrases } from './gameEnds.ts';
import { interfaceWords } from './interface.ts';
import { keyPhrases } from './ruleKeys.ts';
import { versions } from './versions.ts';
import { wholeNumber, wholeSpan } from './wholeNumber.ts';

const { count, number, or } = makeGrammar('en-GB');

const idSigns = 'lower-case letters, digits and hyphens, 64 characters at most';
const ways = { clockwise: 'clockwise, to the left', anticlockwise: 'anticlockwise, to the right' };

const hints: Hints = {
  id: 'In saved games: lower-case letters, digits and hyphens.',
  honours: 'Five cards have a box, each with its stake.',
  ante: 'If only the dealer pays, everyone should deal equally often.',
  counters: '120 is 5 contrats, 10 fiches and 20 jetons.',
  firstLead: 'Later leads are always free.',
  hocs: 'Announce a king or an honour, and everyone else pays you a counter.',
  payment: 'By points, a court card is 10, other cards their number.',
  'end.target': 'Counts at the settlement.',
  'end.minutes': 'The deal in progress is played out.',
};

/** Also the answers of the questionnaire. */
export const values: ValueWords = {
  play: ways,
  dealTo: ways,
  firstDealer: {
    lot: 'drawn at random',
    'highest-card': 'the player who draws the highest card',
    chosen: 'as the players agree',
  },
  nextDealer: { left: 'the neighbour on the left', right: 'the neighbour on the right' },
  hand: {
    table: '22, 15, 12, 9, 8, 7 or 6 cards for 2 to 8 players; the rest is the talon',
    all: 'the whole pack',
  },
  packet: { '1': 'one at a time', '3': 'three at a time' },
  ante: { everyone: 'everyone', dealer: 'only the dealer' },
  run: { rank: 'by rank, any suit', suit: 'within one suit' },
  firstLead: { any: 'any card', lowest: 'one of your lowest cards' },
  continuing: { optional: 'optional: you may stop or pass', compulsory: 'compulsory if you can' },
  stall: { lead: 'the last to play leads any card', 'next-rank': 'the next rank up is wanted' },
  hocs: { true: 'yes: honours stop the run, hocs are paid', false: 'no' },
  dwarf: {
    plain: 'an ordinary seven',
    stop: 'wild, and it stops the run',
    'stands-for-wanted': 'wild, in place of the wanted card',
  },
  announcing: { required: 'must be announced', automatic: 'no need to announce' },
  missedHonour: { stays: 'the box stays as it is', bete: 'the player pays a bête' },
  heldHonour: { bete: 'the player pays a bête', nothing: 'costs nothing extra' },
  payment: { points: 'the points of the cards', cards: 'one counter per card' },
  acePoints: { '1': '1 point', '10': '10 points' },
  heldDwarfFactor: { '1': 'nothing extra', '2': 'double' },
  factors: { multiply: 'both: four times as much', highest: 'only one: double' },
  bete: { box: 'the box is doubled', stake: 'one stake of the box' },
  debts: { true: 'pays in full and goes below zero', false: 'pays what they have and owes nothing' },
  'opera.when': {
    unopposed: 'out before anyone else has played',
    'first-chance': 'out from the very first turn, uninterrupted',
    'first-lead': 'out from the first lead, uninterrupted',
  },
  'opera.sweeps': { true: 'the winner sweeps all boxes', false: 'the boxes stay' },
  'opera.factor': { '1': 'the usual payments', '2': 'double' },
};

export const labels = {
  title: 'House rules',
  intro: 'Pick a ruleset and change what you like.',
  base: 'Start from',
  beginAgain: 'Reset to these rules',
  begun: (ruleset: string) => `Reset to “${ruleset}”.`,
  undo: 'Undo',
  topics: {
    table: 'Players and seats',
    deal: 'Dealing',
    board: 'Board and counters',
    play: 'Play',
    honours: 'Honours',
    settlement: 'Settlement',
    end: 'The end of the game',
  } satisfies Record<HouseTopic, string>,
  hints,
  honourCard: 'Card',
  honourStake: 'Stake',
  honourNumber: (some: number) => `Honour ${some}`,
  hasOpera: 'with opera',
  dealCounts: { none: 'no limit', one: 'the same for all', players: 'depends on the number of players' },
  dealsWith: (players: number) => `Deals with ${players} players`,
  emptyIsNone: 'Leave empty for none.',
  automaticName: 'Empty: named after the rules you started from.',
  noEffect: {
    acePoints: 'No effect: losers pay per card.',
    factors: 'No effect: dwarf and opera don’t both double.',
    bete: 'No effect: there are no bêtes.',
    missedHonour: 'No effect: nothing is announced.',
  },
  differences: 'Your changes',
  noDifferences: 'None yet.',
  notReady: 'incomplete',
  insteadOf: (value: string, before: string) => `${value} (was: ${before})`,
  problems: 'Conflicts',
  noProblems: 'No conflicts.',
  problemsCount: (some: number) => count(some, 'conflict', 'conflicts'),
  differencesCount: (some: number) => count(some, 'change', 'changes'),
  remedy: (key: string, value: string) => `Change “${key}” to “${value}”`,
  play: 'Play with these rules',
  link: 'Link to these rules',
  file: 'File',
  saveFile: 'Save as a file',
  loadFile: 'Load from a file',
  fileLoaded: 'Rules loaded.',
  fileBroken: 'No playable rules in this file.',
  notJson: 'This file is not JSON.',
  saved: 'Your house rules',
  noneSaved: 'None saved yet.',
  name: 'Name of your rules',
  save: 'Save these rules',
  savedAs: (name: string) => `Saved as “${name}”. Choose them when you start a game.`,
  notSaved: 'Your browser could not save the rules. Their link still works.',
  open: 'Open',
  openNamed: (name: string) => `Open “${name}”`,
  playNamed: (name: string) => `Play with “${name}”`,
  removeNamed: (name: string) => `Delete “${name}”`,
  remove: 'Delete',
  linkBroken: 'These rules can’t be read',
  linkBrokenHint: 'Ask for a new link, or choose rules here. Problems:',
  readBase: 'Read these rules',
  compare: 'Compare the six rulesets',
};

export type HouseLabels = typeof labels;

const phrases: HousePhrases = {
  values,
  noOpera: 'no opera',
  conflicts: {
    stall: () => 'The next rank up needs runs by rank. Choose those, or a free lead after a stall.',
    dwarf: () => 'The dwarf is wild only in runs within one suit. Choose those, or an ordinary seven.',
    honours: () => 'Two honours are the same card. Change one.',
    counters: (ante) => `The first ante is ${ante} counters: give everyone as many, or lower the stakes.`,
    'end.target': (counters) => `Everyone starts with ${counters} counters: set a higher target.`,
  },
  wrong: {
    id: `${capital(idSigns)}.`,
    players: 'Choose at least one number of players.',
    stake: wholeNumber(1, 100_000),
    counters: wholeNumber(15, 100_000),
    deals: wholeNumber(1, 1_000_000),
    target: wholeNumber(1, 1_000_000),
    minutes: 'At least 1 whole minute.',
  },
  broken: {
    at: (place, problem) => `${place}: ${problem}`,
    missing: 'this rule is missing.',
    newer: `${versions.newer}.`,
    twice: 'this appears twice.',
    draft: `${versions.draft}.`,
    unknownKey: 'there is no such rule.',
    wrongValue: (found, allowed) => `“${found}” is not allowed. Allowed: ${allowed}.`,
    noChange: (found) => `“${found}” does not change any rule.`,
    noRuleset: (found) => `“${found}” is not one of the six rulesets.`,
    quoted: (value) => `“${value}”`,
    allowed: {
      id: idSigns,
      players: 'numbers from 2 to 8, ascending',
      honours: 'five cards, each with a stake',
      'honours.card': 'a card of the pack',
      'honours.stake': wholeSpan(1, 100_000),
      counters: wholeSpan(15, 100_000),
      opera: 'the rules of the opera, or no opera',
      end: 'limits for deals, counters and minutes',
      'end.deals': `${wholeSpan(1, 1_000_000)}, or no limit`,
      'end.target': `${wholeSpan(1, 1_000_000)}, or no target`,
      'end.minutes': 'more than 0 minutes, or no limit',
    },
  },
  players: interfaceWords.playersAllowed,
  number,
  opera: (when, reward) => `${when}: ${reward}`,
  rewards: {
    sweeps: 'sweeps the board',
    double: 'is paid double',
    both: 'sweeps the board and is paid double',
    nothing: 'no extra reward',
  },
  ...endPhrases,
  or,
};

export const house = makeHouse(labels, phrases, cards.cardSign, keyPhrases);
