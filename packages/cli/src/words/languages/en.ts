import { makeGrammar } from '@nain-jaune/words';
import { arenaInEnglish } from '../arena/en.ts';
import type { CliWords } from '../cliWords.ts';
import { helpInEnglish } from '../help/en.ts';

const decimal = (value: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const { number, count } = makeGrammar('en');

export const en: CliWords = {
  unknownOption: (option) => `There is no option ${option}.`,
  unknownCommand: (command) => `There is no command “${command}”.`,
  didYouMean: (text) => `Did you mean ${text}?`,
  missingArgument: (argument) => `Missing argument: <${argument}>.`,
  missingValue: (option) => `The option ${option} needs a value.`,
  tooManyArguments: 'Too many arguments.',
  notAWholeNumber: (option, text, least, most) =>
    `${option} must be a whole number from ${number(least)} to ${number(most)}, and “${text}” is not.`,
  notOneOf: (option, text, allowed) => `${option} cannot be “${text}”; it can be: ${allowed}.`,
  seeHelp: (command) => `See \`${command} --help\`.`,
  wrongPosition: 'That is not a position (see docs/position.md):',
  notToMove: 'The seat of this position is not to move.',
  noSchema: (text, allowed) => `“${text}” has no JSON schema; these commands have one: ${allowed}.`,
  unknownTopic: (text) =>
    `The judge does not know the situation “${text}” (see \`nain rules explain RULES\`).`,
  unknownRules: (text) => `“${text}” is not a ruleset (see \`nain rules list\`), a rules code or a file.`,
  wrongRules: (source) => `The ruleset in ${source} is wrong:`,
  wrongHouseRules: 'These house rules are not valid:',
  playersNotAllowed: (players, rules, allowed) =>
    `${rules} can’t be played by ${number(players)}, only by ${allowed}.`,
  tooManyBots: (bots, seats) =>
    `${count(bots, 'bot', 'bots')} for ${count(seats, 'seat', 'seats')}: that is too many.`,
  noSuchGame: (game, games) =>
    `There is no game ${number(game)}: the file has ${count(games, 'game', 'games')}.`,
  noSuchDeal: (deal, deals) =>
    `There is no deal ${number(deal)}: the game has ${count(deals, 'deal', 'deals')}.`,
  emptyFile: (file) => `There is no game ${file === '-' ? 'on standard input' : `in ${file}`}.`,
  damagedGzip: (file) => `${file} is a damaged or incomplete gzip file.`,
  manyGames: (file, games) => `${file} has ${number(games)} games: choose one with --game.`,
  outNeeded: (file, games) =>
    `${file} has ${number(games)} games: name a file with --out to save this one to.`,
  isFolder: (file) => `${file} is a folder, not a file.`,
  overwriteQuestion: (file) => `${file} exists. Overwrite it? y/n`,
  notOverwritten: (file) => `${file} exists and was not overwritten; --force overwrites it.`,
  appendNeedsOut: '--append needs a file: name it with --out.',
  otherArena: (file, line) =>
    `Line ${number(line)} of ${file} is not the next game of this arena: rules, bots or seed differ.`,
  otherSimulation: (file, line) =>
    `Line ${number(line)} of ${file} is not the next game of this simulation: rules, bots or seed differ.`,
  notTogether: (option, others) => `${option} cannot be combined with ${others}.`,
  cannotWriteOutput: (reason) => `Standard output cannot be written (${reason}).`,
  cannotWrite: (file, reason) => `The file ${file} cannot be written (${reason}).`,
  noRecord: (file, line) => `Line ${number(line)} of ${file} is not a saved game.`,
  wrongRecord: (file) => `The game in ${file} does not follow the rules, or is not a saved game.`,
  gameHasEnded: (file) => `The game in ${file} is over; \`nain replay\` shows it.`,
  noPersonInGame: (file) => `Only bots play in ${file}.`,
  brokenInvariant: 'This is a bug in the program. Please report it:',

  playersCount: (players) => count(players, 'player', 'players'),
  fileNotFound: (file) => `There is no file ${file}.`,
  fileNotReadable: (file) => `The file ${file} cannot be read.`,
  notUnderstood: (text) => `I don’t understand “${text}”.`,
  gamesPlayed: (games, deals) => `${count(games, 'game', 'games')}, ${count(deals, 'deal', 'deals')}`,
  seat: 'Seat',
  dealsPerSecond: 'Deals per second',
  cardsPerSecond: 'Cards per second',
  rulesCode: (code) => `Code of these rules: ${code}`,
  noDifferences: 'No differences.',
  rulesRight: 'The rules are valid.',
  before: 'Before',
  change: 'Change',
  after: 'After',
  notUtf8: 'The line is not UTF-8 text.',
  rulesNotJson: (line, column, excerpt) =>
    excerpt === ''
      ? `The JSON breaks off in line ${number(line)}, column ${number(column)}.`
      : `It is not JSON from line ${number(line)}, column ${number(column)} on: ${excerpt}`,
  notJson: (column, excerpt) => `The line is not JSON from column ${number(column)} on: ${excerpt}`,
  lineCut: (characters) => `The line breaks off after ${count(characters, 'character', 'characters')}.`,
  nulBytes: (column) =>
    `The line has NUL bytes, the first at column ${number(column)}: the file is damaged or is not text.`,
  lineTooLong: (bytes, limit) =>
    `The line is too long: ${number(bytes)} bytes; the limit is ${number(limit)}.`,
  moreUnreadable: (lines) => `${count(lines, 'more line', 'more lines')} cannot be read.`,
  recordsWrong: (records, wrong) =>
    `${count(records, 'game', 'games')}, ${wrong === 0 ? 'none wrong' : `${number(wrong)} wrong`}`,
  dealsFair: (fair, uncut) =>
    `Proofs: ${count(fair, 'deal', 'deals')} verified fair${uncut === 0 ? '' : `; ${number(uncut)} more dealt as promised, without a cut`}`,
  megabytesRead: (megabytes) => `${decimal(megabytes)} MB read`,
  seedWas: (seed) => `Seed: ${seed}`,
  gamesOf: (done, games) => `${number(done)} of ${count(games, 'game', 'games')}`,
  seatsCount: (seats) => count(seats, 'seat', 'seats'),
  dealsPerGame: 'Deals per game:',
  endedBy: 'Ended by:',
  endReasons: { ruin: 'ruin', deals: 'number of deals', target: 'target reached', time: 'time' },
  countersAtEnd: 'Counters at the end',
  meanCounters: 'Mean counters after each deal',
  meanWon: 'Mean counters won per game, game by game',
  countersByDeal: 'Counters after each deal',
  costByDeal: 'Cost of mistakes up to each deal',
  dealsAxis: 'deals',
  gamesAxis: 'games',
  wins: 'Wins',
  winRate: 'Games won',
  benchRan: (deals, seconds) => `${count(deals, 'deal', 'deals')} in ${seconds} s`,
  replayKeys: '→ next   ← back   PgDn/PgUp deal   Home/End   q quit',
  dealOf: (deal, deals, move, moves) =>
    `Deal ${number(deal)} of ${number(deals)} · move ${number(move)} of ${number(moves)}`,

  welcome: (rules, players) => `${rules}, ${number(players)} players. Be the first to play all your cards.`,
  howToAsk: 'Type a card (7, or 7d if the suit matters), Enter to pass, ? for help, quit to leave.',
  announcingRequired: (missed) =>
    `Type ! after an honour (★) to announce it: 10d!. Without !, you don’t sweep its box, and ${missed === 'bete' ? 'you pay a bête' : 'it stays'}.`,
  hocsRequired:
    'Announce kings with ! too: every other player then pays you a counter for the hoc, as for an honour.',
  announcingAutomatic: 'You need not announce honours (★): they sweep their boxes anyway.',
  playHelp: [
    ['7', 'play a seven; 7d the seven of diamonds (suits: c d h s, also ♣ ♦ ♥ ♠)'],
    ['A J Q K 10', 'the other ranks'],
    ['8 9', 'play several cards, one after the other'],
    ['10d!', 'play the ten of diamonds and announce it'],
    ['Enter', 'pass, where passing is allowed (also: - or pass)'],
    ['hint', 'what each card would bring, and why'],
    ['b', 'show the table again'],
    ['h', 'the calls of this deal'],
    ['position', 'this position in one line'],
    ['quit', 'leave the game'],
  ],
  prompt: '> ',
  speaker: (name) => `${name}:`,
  hocPaid: (name, counters) => `${name} gets ${count(counters, 'counter', 'counters')} for the hoc.`,
  youMayLay: (cards) => `You can play ${cards}`,
  orPass: (call) => `or pass with Enter (“${call}”)`,
  honourHint: (card, typed, call) => `${typed} plays ${card} and announces it: “${call}”`,
  whichCard: (cards) => `Which one: ${cards}?`,
  noneOfRank: (rank) => `You have no ${rank}.`,
  typeCard: 'Type a card, for example 7 or 7d; ? for help.',
  nothingSaid: 'No calls in this deal yet.',
  quitQuestion: 'Leave the game? It will not be saved (--out FILE saves it). y/n',
  quitQuestionKept: (file) => `Leave the game? It is saved in ${file}. y/n`,
  gameKept: (file) => `Game saved in ${file}.`,
  resumeWith: (command) => `Continue with: ${command}`,
  gameLeft: 'You left the game.',
  inputEnded: 'End of input: the game stops here.',
  pressEnter: 'Enter for the next deal (quit to leave)',
  answersYes: ['y', 'yes'],
  answersPass: ['p', 'pass', 'without', 'w', 's', 'sans'],
  requests: {
    help: ['?', 'help'],
    hint: ['hint', '??'],
    board: ['b', 'board', 'table'],
    position: ['position', 'pos'],
    talk: ['h', 'history', 'talk'],
    quit: ['quit', 'exit', 'q'],
  },
  suitLetters: {},
  suitLetter: { c: 'c', d: 'd', h: 'h', s: 's' },
  rankNames: { ace: 'A', ten: 'T', jack: 'J', queen: 'Q', king: 'K' },
  dwarfName: 'dwarf',

  ...helpInEnglish,
  ...arenaInEnglish,
};
