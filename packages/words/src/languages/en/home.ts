import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('en');

export const home = {
  playAtOnce: 'Play now',
  aim: 'Get rid of your cards, sweep the boxes.',
  customise: 'Customise',
  newHere: 'New here? Learn in 3 minutes',
  passDevice: 'Pass the device',
  realCards: 'Real cards',
  whoPlays: 'Players',
  twoIsHouseRule: 'Two players is a house rule.',
  seat: (number: number) => `Seat ${number}`,
  nameAt: (number: number) => `Name, seat ${number}`,
  people: 'People',
  /** A person who is not in the family yet. */
  somebody: 'Add a person…',
  personAt: (number: number) => `Player ${number}`,
  optional: 'Optional',

  opponents: 'Opponents',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  mixed: 'Mixed',
  plusPerson: '+ Person',
  fewerPlayers: 'Fewer players',
  morePlayers: 'More players',
  moreRules: 'More…',

  family: 'Family',
  addPerson: 'Add',
  nameOf: (name: string) => `Name: ${name}`,
  faceOf: (name: string) => `Face: ${name}`,
  removePerson: (name: string) => `Remove ${name} from the family`,

  games: 'Saved games',
  show: 'Show',
  all: 'All',
  search: 'Search by name or rules',
  noneFound: 'No games found.',
  showMore: (games: number) => `Show more (${number(games)})`,
  stepThrough: 'Replay',
  practice: 'Practice',
  /** Marks a game of a challenge. */
  challenge: 'Challenge',

  readInFull: 'Read the full rules',
  compareRulesets: 'Compare the six rulesets',
  houseRules: 'House rules',
  byTheBook: 'Use the original rules',
  editHouse: 'Edit these rules',
  makeHouse: 'Create house rules',
  haveCode: 'Enter a code',

  realTable: 'Playing with real cards',
  keepCounters: 'Score keeper',
  printBoard: 'Print the board',
  ourRules: 'Find your rules',

  saveNow: 'Save as a file',
  restored: 'This browser has lost your saved games. This one is saved again.',
};

export type HomeWords = typeof home;
