import { makeGrammar, spanOf } from '../../grammar.ts';

const { count, number, or } = makeGrammar('en-GB');

export const interfaceWords = {
  gameName: 'Nain Jaune',
  cancel: 'Cancel',
  close: 'Close',
  settings: 'Settings',
  language: 'Language',
  pace: 'Speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  newGame: 'New game',
  startGame: 'Start',
  continueGame: 'Continue',
  leaveGame: 'Leave game',
  ruleset: 'Rules',
  readRules: 'Read the rules',
  numberOfPlayers: 'Number of players',
  whoDealsFirst: 'Who deals first?',
  playersAllowed: (...players: readonly number[]) =>
    `${spanOf(players)?.map(number).join(' to ') ?? or(players.map(number))} players`,
  you: 'You',
  yourName: 'Your name',
  bot: 'Bot',
  /** A bot that plays on under the name of a person. */
  asBot: (name: string) => `${name} (bot)`,
  characters: 'Characters',
  levels: 'Levels',
  whoIsWho: 'Meet the opponents',
  seed: 'Code for the same cards',

  board: 'Board',
  boxOf: (card: string, counters: number) => `${card}: ${count(counters, 'counter', 'counters')}`,
  counters: 'Counters',
  countersCount: (counters: number) => count(counters, 'counter', 'counters'),
  cards: 'Cards',
  cardsCount: (cards: number) => count(cards, 'card', 'cards'),
  dealer: 'Dealer',
  run: 'Run',
  /** A label and its value, or a name and a call: `Run: 5, 6`. */
  pair: (label: string, value: string) => `${label}: ${value}`,
  noRun: 'No cards on the table yet',
  yourHand: 'Your hand',
  wanted: 'Wanted',
  anyCard: 'Any card',
  tableTalk: 'Game log',
  seats: 'Players',
  dealNumber: (deal: number) => `Deal ${number(deal)}`,
  dealNumberOf: (deal: number, deals: number) => `Deal ${number(deal)} of ${number(deals)}`,
  /** A seat for screen readers: name, cards in hand, counters. */
  seatLine: (name: string, cards: number, counters: number) =>
    `${name}: ${count(cards, 'card', 'cards')}, ${count(counters, 'counter', 'counters')}`,

  yourTurn: 'Your turn',
  yourLead: 'Your lead: play a card',
  turnOf: (name: string) => `${name} to play`,
  leadOf: (name: string) => `${name} to lead`,
  pass: 'Pass',
  passSaying: (call: string) => `Pass: “${call}”`,
  nextDeal: 'Next deal',
  settlement: 'Settlement',
  settlementOf: (deal: number) => `Deal ${number(deal)}: settlement`,
  gameOver: 'Game over',
  toResult: 'See the result',
  playAgain: 'Rematch',
  downloadRecord: 'Save game as a file',

  help: 'Help',
  keys: 'Keyboard shortcuts',
  error: 'Error',
  unexpectedError: 'Something went wrong. Your game is saved.',
  gamePaused: 'The game is paused.',
  notSaved: 'This game can’t be saved here: closing the page loses it.',
  connecting: 'Opening the table…',
  messageNotUnderstood: 'That didn’t work. Please try again.',
  noDealNow: 'You can’t deal just now.',

  replay: 'Replay',
  lineNumber: (line: number) => `line ${number(line)}`,

  // Of the page alone
  gameLength: 'Game length',
  lengthAsRules: 'As in the rules',
  lengthOfDeals: (deals: number) => `Up to ${count(deals, 'deal', 'deals')}`,
  moreChoices: 'More options',
  savedGames: 'Games in progress',
  finishedGames: 'Finished games',
  savedGameLine: (rules: string, names: string, deals: number) =>
    `${rules}, with ${names}: ${count(deals, 'deal', 'deals')}`,
  lookAtGame: 'View',
  removeGame: 'Delete',
  removeGameQuestion: 'Delete this game permanently?',
  takenOver: 'This game is open in another tab',
  playHere: 'Play here',
  storeFailed: 'Your saved games could not be opened',
  tryAgain: 'Try again',
  singleKeys: 'Single-key shortcuts',
  /** The button that lays a card without its announcement. */
  inSilence: (doublesBox: boolean) =>
    `Play without announcing (${doublesBox ? 'you will double the box' : 'you get nothing'})`,
  deal: 'Deal',
  onBoard: 'On the board',
  everyoneAntes: (counters: number) => `Everyone antes ${count(counters, 'counter', 'counters')}.`,
};

export type InterfaceWords = typeof interfaceWords;

export const app = {
  menu: 'Menu',
  play: 'Play',
  online: 'Together',
  learn: 'Learn',
  rules: 'Rules',
  statistics: 'Statistics',
  daily: 'Today’s deal',
  puzzles: 'Puzzles',
  analyse: 'Analysis',
  you: 'You',
  skipToContent: 'Skip to content',
  pageNotLoaded: 'This page could not be loaded. Check your connection and reload.',
  reload: 'Reload',
  newerVersion: 'A new version is available.',
  newerData: 'A newer version has saved your data. Update to see it.',
  useNewer: 'Update now',
  useLater: 'Later',
  readyOffline: 'You can now play offline too.',
  install: 'Install app',
  plainHttp: 'Opened over HTTPS, this page can be installed and works offline.',
  aboutServer: 'About this server',
};

export type AppWords = typeof app;
