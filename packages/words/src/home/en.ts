import { makeGrammar } from '../grammar.ts';
import type { HomeWords } from '../home.ts';

const { number } = makeGrammar('en');

/** Words of the home page: profiles, who plays, passing the device round, in English. */
export const home: HomeWords = {
  title: 'Play',
  playAtOnce: 'Play at once',
  whoPlays: 'Who plays',
  seat: (number) => `Seat ${number}`,
  nameAt: (number) => `Name at seat ${number}`,
  people: 'People',
  somebody: 'Another person…',
  personAt: (number) => `Player ${number}`,
  oneDevice: 'The device goes from hand to hand: the table is covered before every change.',

  family: 'The family',
  familyHint: 'Names and faces stay in this browser.',
  newPerson: 'New person',
  addPerson: 'Add',
  nameOf: (name) => `Name: ${name}`,
  faceOf: (name) => `Face: ${name}`,
  initial: 'Initial',
  removePerson: (name) => `Remove ${name} from the family`,
  removePersonQuestion: (name) => `Remove ${name} from the family?`,
  personRemoved: 'The games stay, under the same name.',

  games: 'Kept games',
  show: 'Show',
  all: 'All',
  search: 'Look for a name or rules',
  noneFound: 'No game fits.',
  showMore: (games) => `Show more (${number(games)})`,
  stepThrough: 'Step through it',

  readInFull: 'This ruleset in full',
  compareRulesets: 'Compare the six rulesets',
  houseRules: 'House rules',
  byTheBook: 'Play by the book',
  editHouse: 'Change these rules',
  makeHouse: 'Make rules of your own',
  haveCode: 'I have a code',
  houseBroken: 'The rules that this link carries are not valid',
  houseBrokenHint: 'Ask for another link, or choose rules here.',

  realTable: 'Round a real table',
  keepCounters: 'Keep the counters',
  printBoard: 'Print the board',
  ourRules: 'Which rules are ours?',

  handOverTo: (name) => `Give the device to ${name}`,
  handOverHint: 'The cards are hidden. Nobody else may look!',
  iAm: (name) => `I am ${name}: show my hand`,

  saveNow: 'Save as a file',
  restored: 'The kept games have gone from this browser. This one has just been kept anew.',
  notARecord: 'This text is not that of a game',
  setupRefused: 'A game cannot begin like that',
};
