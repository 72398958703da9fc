import { makeGrammar } from '../grammar.ts';
import type { HomeWords } from '../home.ts';

const { number } = makeGrammar('en');

/** Words of the home page: profiles, who plays, passing the device round, in English. */
export const home: HomeWords = {
  title: 'Play',
  playAtOnce: 'Play now',
  whoPlays: 'Players',
  seat: (number) => `Seat ${number}`,
  nameAt: (number) => `Name, seat ${number}`,
  people: 'People',
  somebody: 'Add a person…',
  personAt: (number) => `Player ${number}`,
  oneDevice: 'You share one device: cards are hidden between turns.',

  family: 'Family',
  familyHint: 'Names and faces stay in this browser.',
  newPerson: 'New person',
  addPerson: 'Add',
  nameOf: (name) => `Name: ${name}`,
  faceOf: (name) => `Face: ${name}`,
  initial: 'Initial',
  removePerson: (name) => `Remove ${name} from the family`,
  removePersonQuestion: (name) => `Remove ${name} from the family?`,
  personRemoved: 'Their games are kept under the same name.',

  games: 'Saved games',
  show: 'Show',
  all: 'All',
  search: 'Search by name or rules',
  noneFound: 'No games found.',
  showMore: (games) => `Show more (${number(games)})`,
  stepThrough: 'Replay',

  readInFull: 'Read the full rules',
  compareRulesets: 'Compare the six rulesets',
  houseRules: 'House rules',
  byTheBook: 'Use the original rules',
  editHouse: 'Edit these rules',
  makeHouse: 'Create house rules',
  haveCode: 'Enter a code',
  houseBroken: 'The rules in this link are not valid',
  houseBrokenHint: 'Ask for another link, or choose rules here.',

  realTable: 'Playing with real cards',
  keepCounters: 'Score keeper',
  printBoard: 'Print the board',
  ourRules: 'Find your rules',

  handOverTo: (name) => `Pass the device to ${name}`,
  handOverHint: 'The cards are hidden. No peeking!',
  iAm: (name) => `I’m ${name}: show my cards`,

  saveNow: 'Save as a file',
  restored: 'Your saved games are gone from this browser. This one has been saved again.',
  notARecord: 'This is not a saved game',
  setupRefused: 'A game can’t start with these settings',
};
