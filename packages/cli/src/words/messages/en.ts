import { makeGrammar } from '@nain-jaune/words';

const decimal = (value: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const { number, count } = makeGrammar('en');

/** English usage errors and reports. They define the keys for all languages. */
export const messagesInEnglish = {
  unknownOption: (option: string) => `There is no option ${option}.`,
  unknownCommand: (command: string) => `There is no command “${command}”.`,
  didYouMean: (text: string) => `Did you mean ${text}?`,
  missingArgument: (argument: string) => `Missing argument: <${argument}>.`,
  missingValue: (option: string) => `The option ${option} needs a value.`,
  tooManyArguments: 'Too many arguments.',
  notAWholeNumber: (option: string, text: string, least: number, most: number) =>
    `${option} must be a whole number from ${number(least)} to ${number(most)}, and “${text}” is not.`,
  notOneOf: (option: string, text: string, allowed: string) =>
    `${option} cannot be “${text}”; it can be: ${allowed}.`,
  seeHelp: (command: string) => `See \`${command} --help\`.`,
  invalidPosition: 'That is not a position (see docs/position.md):',
  notToMove: 'The seat of this position is not to move.',
  unknownTopic: (text: string) =>
    `The judge does not know the situation “${text}” (see \`nain rules explain RULES\`).`,
  unknownRules: (text: string) =>
    `“${text}” is not a ruleset (see \`nain rules list\`), a rules code or a file.`,
  invalidRuleset: (source: string) => `The ruleset in ${source} is wrong:`,
  invalidHouseRules: 'These house rules are not valid:',
  playersNotAllowed: (players: number, rules: string, allowed: string) =>
    `${rules} can’t be played by ${number(players)}, only by ${allowed}. With --set players=${players} it is a house rule.`,
  tooManyBots: (bots: number, seats: number) =>
    `${count(bots, 'bot', 'bots')} for ${count(seats, 'seat', 'seats')}: that is too many.`,
  noSuchGame: (game: number, games: number) =>
    `There is no game ${number(game)}: the file has ${count(games, 'game', 'games')}.`,
  noSuchDeal: (deal: number, deals: number) =>
    `There is no deal ${number(deal)}: the game has ${count(deals, 'deal', 'deals')}.`,
  emptyFile: (file: string) => `There is no game ${file === '-' ? 'on standard input' : `in ${file}`}.`,
  compressed: (file: string, format: string) =>
    `${file === '-' ? 'Standard input' : file} is compressed with ${format}: decompress it first.`,
  damagedGzip: (file: string) => `${file} is a damaged or incomplete gzip file.`,
  manyGames: (file: string, games: number) => `${file} has ${number(games)} games: choose one with --game.`,
  /** A game of a file with several is resumed without `--out`. */
  outNeeded: (file: string, games: number) =>
    `${file} has ${number(games)} games: name a file with --out to save this one to.`,
  isFolder: (file: string) => `${file} is a folder, not a file.`,
  fileNotUtf8: (file: string) => `${file} is not UTF-8 text. Save it as UTF-8.`,
  overwriteQuestion: (file: string) => `${file} exists. Overwrite it? y/n`,
  notOverwritten: (file: string) => `${file} exists and was not overwritten; --force overwrites it.`,
  notCombinable: (option: string, others: string) => `${option} cannot be combined with ${others}.`,
  cannotWriteOutput: (reason: string) => `Standard output cannot be written (${reason}).`,
  cannotWrite: (file: string, reason: string) => `The file ${file} cannot be written (${reason}).`,
  noRecord: (file: string, line: number) => `Line ${number(line)} of ${file} is not a saved game.`,
  invalidRecord: (file: string) => `The game in ${file} does not follow the rules, or is not a saved game.`,
  gameHasEnded: (file: string) => `The game in ${file} is over; \`nain replay\` shows it.`,
  noPersonInGame: (file: string) => `Only bots play in ${file}.`,
  internalError: 'This is a bug in the program. Please report it:',

  fileNotFound: (file: string) => `There is no file ${file}.`,
  fileNotReadable: (file: string) => `The file ${file} cannot be read.`,
  notUnderstood: (text: string) => `I don’t understand “${text}”.`,
  rulesCode: (code: string) => `Code of these rules: ${code}`,
  noDifferences: 'No differences.',
  rulesetValid: 'The rules are valid.',
  before: 'Before',
  change: 'Change',
  after: 'After',
  notUtf8: 'The line is not UTF-8 text.',
  rulesNotJson: (line: number, column: number, excerpt: string) =>
    excerpt === ''
      ? `The JSON breaks off in line ${number(line)}, column ${number(column)}.`
      : `It is not JSON from line ${number(line)}, column ${number(column)} on: ${excerpt}`,
  notJson: (column: number, excerpt: string) =>
    `The line is not JSON from column ${number(column)} on: ${excerpt}`,
  lineCut: (characters: number) =>
    `The line breaks off after ${count(characters, 'character', 'characters')}.`,
  nulBytes: (column: number) =>
    `The line has NUL bytes, the first at column ${number(column)}: the file is damaged or is not text.`,
  lineTooLong: (bytes: number, limit: number) =>
    `The line is too long: ${number(bytes)} bytes; the limit is ${number(limit)}.`,
  moreUnreadable: (lines: number) => `${count(lines, 'more line', 'more lines')} cannot be read.`,
  recordsChecked: (records: number, wrong: number) =>
    `${count(records, 'game', 'games')}, ${wrong === 0 ? 'none wrong' : `${number(wrong)} wrong`}`,
  /** `fair`: deals proven by a commitment and a cut. `uncut`: by a commitment alone. */
  dealsProven: (fair: number, uncut: number) =>
    `Proofs: ${count(fair, 'deal', 'deals')} verified fair${uncut === 0 ? '' : `; ${number(uncut)} more dealt as promised, without a cut`}`,
  megabytesRead: (megabytes: number) => `${decimal(megabytes)} MB read`,
  examining: (seconds: number) => `Examining the moves: ${decimal(seconds)} s`,
  countersByDeal: 'Counters after each deal',
  costByDeal: 'Cost of mistakes up to each deal',
  dealsAxis: 'deals',
  replayKeys: '→ next   ← back   PgDn/PgUp deal   Home/End   q quit',
  dealOf: (deal: number, deals: number, move: number, moves: number) =>
    `Deal ${number(deal)} of ${number(deals)} · move ${number(move)} of ${number(moves)}`,
  faultsOf: (name: string, faults: number) => `${name}: ${count(faults, 'fault', 'faults')}`,
  faultKinds: {
    'not-found': 'the command was not found',
    'not-started': 'ended or wrote something else before it answered the greeting',
    died: 'ended during a question',
    stalled: 'gave no answer in time',
    'no-json': 'wrote a line that is not a JSON object',
    'wrong-id': 'answered a question that was not asked',
    'no-move': 'gave an answer without a move',
    'illegal-move': 'chose a move that is not legal',
    'extra-line': 'wrote a line when none was due',
    flooded: 'wrote far more than an answer needs',
    'given-up': 'was no longer asked',
  },
  standsIn: (bot: string, other: string) => `${bot} does not play here; ${other} plays for it.`,
};
