import { makeGrammar } from '../../grammar.ts';
import {
  type Hints,
  type HousePhrases,
  type HouseTopic,
  makeHouse,
  type ValueWords,
} from '../../houseWords.ts';
import { cards } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { keyPhrases } from './ruleKeys.ts';
import { versions } from './versions.ts';
import { wholeNumber } from './wholeNumber.ts';

const { count, number, or } = makeGrammar('en-GB');

const hints: Hints = {
  id: 'The name of these rules in saved games: lower-case letters, digits and hyphens.',
  play: 'The dealer’s neighbour on that side leads first.',
  hand: 'With a talon, nobody knows which cards are missing.',
  honours: 'Five cards have a box on the board. Each ante adds its stake to every box.',
  ante: 'If only the dealer pays, see that everyone deals equally often.',
  counters: '120 is 5 contrats, 10 fiches and 20 jetons.',
  firstLead: 'Later leads are always free.',
  hocs: 'Honours stop the run as kings do; announce either, and everyone else pays you a counter.',
  payment: 'By points, a court card is 10, other cards their number.',
  'end.deals': 'The game ends after this many deals.',
  'end.target': 'The game ends at the settlement where someone has this many counters.',
  'end.minutes': 'The deal in progress when time runs out is the last.',
};

/** Also the answers of the questionnaire. */
export const values: ValueWords = {
  play: { clockwise: 'clockwise, to the left', anticlockwise: 'anticlockwise, to the right' },
  dealTo: { clockwise: 'clockwise, to the left', anticlockwise: 'anticlockwise, to the right' },
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
  bete: { box: 'as much as the box holds: it is doubled', stake: 'one stake of the box' },
  debts: { true: 'pays in full and goes below zero', false: 'pays what they have and owes nothing' },
  'opera.when': {
    unopposed: 'out before anyone else has played a card',
    'first-chance': 'out from the very first turn, nobody else playing in between',
    'first-lead': 'out from the first lead, nobody else playing in between',
  },
  'opera.sweeps': { true: 'the winner sweeps all boxes', false: 'the boxes stay' },
  'opera.factor': { '1': 'the usual payments', '2': 'double' },
};

export const labels = {
  title: 'House rules',
  intro: 'Start from one of the six rulesets and change what you like.',
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
  anyNumberOfDeals: 'no limit',
  oneNumberOfDeals: 'the same for any number of players',
  dealsByPlayers: 'depends on the number of players',
  dealsWith: (players: number) => `Deals with ${players} players`,
  emptyIsNone: 'Leave empty for none.',
  automaticName: 'Leave empty to name it after the rules you started from.',
  noEffect: {
    acePoints: 'No effect now: losers pay per card, so points don’t count.',
    factors: 'No effect for now: the dwarf and an opera do not both double the payment.',
    bete: 'No effect for now: there are no bêtes.',
    missedHonour: 'No effect now: honours need not be announced.',
  },
  differences: 'Your changes',
  noDifferences: 'None yet: these are the original rules.',
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
  fileHint: 'A JSON file, also for the command line.',
  saveFile: 'Save as a file',
  loadFile: 'Load from a file',
  fileLoaded: 'Rules loaded.',
  fileBroken: 'This file contains no playable rules. Nothing was changed. Problems:',
  notJson: 'This file is not JSON.',
  saved: 'Your house rules',
  savedHint: 'Saved in this browser. Choose them when you start a game.',
  noneSaved: 'None saved yet.',
  name: 'Name',
  save: 'Save these rules',
  savedAs: (name: string) => `Saved as “${name}”.`,
  notSaved:
    'Your browser could not save the rules: its storage may be full or blocked. The link above still works.',
  open: 'Open',
  openNamed: (name: string) => `Open “${name}”`,
  playNamed: (name: string) => `Play with “${name}”`,
  removeNamed: (name: string) => `Delete “${name}”`,
  remove: 'Delete',
  linkBroken: 'The rules in this link can’t be read',
  linkBrokenHint: 'Part of it may be missing. Ask for a new link, or choose rules here. Problems:',
  readBase: 'Read these rules',
  compare: 'Compare the six rulesets',
};

export type HouseLabels = typeof labels;

const phrases: HousePhrases = {
  values,
  noOpera: 'no opera',
  conflicts: {
    stall: () =>
      'The next rank up can only be wanted in runs by rank. Choose runs by rank, or let the last to play lead any card after a stall.',
    dwarf: () =>
      'The dwarf can only be wild in runs within one suit. Choose such runs, or make the dwarf an ordinary seven.',
    honours: () => 'The five honours must be five different cards. Choose another card for one of them.',
    counters: (ante) =>
      `The first ante is ${ante} counters. Give everyone at least that many, or lower the stakes.`,
    'end.target': (counters) => `Everyone starts with ${counters} counters: set a higher target.`,
  },
  wrong: {
    id: 'Use lower-case letters, digits and hyphens, 64 characters at most.',
    players: 'Choose at least one number of players.',
    stake: wholeNumber(1, 100_000),
    counters: wholeNumber(15, 100_000),
    deals: wholeNumber(1, 1_000_000),
    target: wholeNumber(1, 1_000_000),
    minutes: 'Enter a whole number of minutes, at least 1.',
  },
  broken: {
    at: (place, problem) => `${place}: ${problem}`,
    missing: 'this rule is missing.',
    newer: `${versions.newer}.`,
    twice: 'this appears twice; write it once.',
    draft: `${versions.draft}.`,
    unknownKey: 'there is no such rule.',
    wrongValue: (found, allowed) => `“${found}” is not allowed. Allowed: ${allowed}.`,
    noChange: (found) => `“${found}” does not change any rule.`,
    noRuleset: (found) => `“${found}” is not one of the six rulesets.`,
    quoted: (value) => `“${value}”`,
    allowed: {
      id: 'lower-case letters, digits and hyphens, 64 characters at most',
      players: 'one or more numbers from 2 to 8, the smallest first',
      honours: 'five cards, each with a stake',
      'honours.card': 'a card of the pack',
      'honours.stake': `a whole number from 1 to ${number(100_000)}`,
      counters: `a whole number from 15 to ${number(100_000)}`,
      opera: 'the rules of the opera, or no opera',
      end: 'limits for deals, counters and minutes',
      'end.deals': `a whole number from 1 to ${number(1_000_000)}, or no limit`,
      'end.target': `a whole number from 1 to ${number(1_000_000)}, or no target`,
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
  deals: (some) => `after ${count(some, 'deal', 'deals')}`,
  dealsFor: (players, some) => `after ${count(some, 'deal', 'deals')} with ${players} players`,
  target: (some) => `at ${count(some, 'counter', 'counters')}`,
  minutes: (some) => `after ${count(some, 'minute', 'minutes')}`,
  ruin: 'when someone can’t pay the ante',
  or,
};

export const house = makeHouse(labels, phrases, cards.cardSign, keyPhrases);
