import type { EndReason, Rank, Ruleset, Suit } from '@nain-jaune/engine';
import type { Request } from '../play/typed.ts';
import type { ArenaWords } from './arena/arenaWords.ts';

/** The names of the commands, for their descriptions. */
export type CommandName =
  | 'play'
  | 'simulate'
  | 'arena'
  | 'check'
  | 'replay'
  | 'analyse'
  | 'rules'
  | 'rulesList'
  | 'rulesShow'
  | 'rulesExplain'
  | 'rulesDiff'
  | 'rulesCheck'
  | 'bench'
  | 'schema'
  | 'completion'
  | 'man';

/** The names of the options and arguments, for their descriptions. */
export type OptionName =
  | 'lang'
  | 'help'
  | 'version'
  | 'rules'
  | 'set'
  | 'players'
  | 'bot'
  | 'name'
  | 'seed'
  | 'outGame'
  | 'resume'
  | 'games'
  | 'dealsMost'
  | 'bots'
  | 'arenaBots'
  | 'arenaBot'
  | 'against'
  | 'arenaSeats'
  | 'arenaDeals'
  | 'dealsPerGame'
  | 'untilClear'
  | 'botTime'
  | 'outGames'
  | 'append'
  | 'appendArena'
  | 'force'
  | 'plot'
  | 'svg'
  | 'threads'
  | 'json'
  | 'jsonLines'
  | 'game'
  | 'gameOfMany'
  | 'deal'
  | 'position'
  | 'playPosition'
  | 'dealOnly'
  | 'seatOnly'
  | 'playerOnly'
  | 'effort'
  | 'milliseconds'
  | 'seedEstimates'
  | 'dealsBench'
  | 'files'
  | 'file'
  | 'rulesFile'
  | 'rulesName'
  | 'topic'
  | 'schemaCommand'
  | 'completedShell';

/** The names of the examples in help texts. */
export type ExampleName =
  | 'play'
  | 'playFrench'
  | 'playKeep'
  | 'playResume'
  | 'playHouse'
  | 'simulate'
  | 'simulateShort'
  | 'simulateAppend'
  | 'arenaAppend'
  | 'simulatePlot'
  | 'arenaAgainst'
  | 'arenaTogether'
  | 'arenaExec'
  | 'check'
  | 'checkPipe'
  | 'replay'
  | 'analyse'
  | 'analysePlayer'
  | 'analysePosition'
  | 'rulesList'
  | 'rulesShow'
  | 'rulesExplain'
  | 'rulesExplainAll'
  | 'rulesDiff'
  | 'rulesCheck'
  | 'rulesFile'
  | 'bench'
  | 'schema'
  | 'schemaRules'
  | 'completionBash'
  | 'completionFish'
  | 'man'
  | 'manFile';

/** The sections of the manual page. */
export type ManTitle = 'name' | 'synopsis' | 'description' | 'commands' | 'options' | 'status';

/** The words of the help texts. */
export interface HelpWords {
  readonly about: string;
  readonly usage: string;
  /** What stands for options and a command in a line of usage. */
  readonly usageOptions: string;
  readonly usageCommand: string;
  readonly argumentsTitle: string;
  readonly optionsTitle: string;
  readonly commandsTitle: string;
  readonly examples: string;
  /** The titles of the manual page, in capitals. */
  readonly manTitles: Readonly<Record<ManTitle, string>>;
  /** What the exit statuses mean, and how to learn more of a command. */
  readonly closing: string;
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly options: Readonly<Record<OptionName, string>>;
  /** What the examples at the end of a help text do. */
  readonly exampleStories: Readonly<Record<ExampleName, string>>;
}

/** What is said of wrong use: each text is one clear sentence. */
export interface RefusalWords {
  unknownOption(option: string): string;
  unknownCommand(command: string): string;
  didYouMean(text: string): string;
  missingArgument(argument: string): string;
  missingValue(option: string): string;
  readonly tooManyArguments: string;
  notAWholeNumber(option: string, text: string, least: number, most: number): string;
  notOneOf(option: string, text: string, allowed: string): string;
  seeHelp(command: string): string;
  readonly wrongPosition: string;
  readonly notToMove: string;
  noSchema(text: string, allowed: string): string;
  unknownTopic(text: string): string;
  unknownRules(text: string): string;
  wrongRules(source: string): string;
  readonly wrongHouseRules: string;
  playersNotAllowed(players: number, rules: string, allowed: string): string;
  tooManyBots(bots: number, seats: number): string;
  noSuchGame(game: number, games: number): string;
  noSuchDeal(deal: number, deals: number): string;
  emptyFile(file: string): string;
  damagedGzip(file: string): string;
  manyGames(file: string, games: number): string;
  /** A game of a file of many is played on, and no file is named for it. */
  outNeeded(file: string, games: number): string;
  isFolder(file: string): string;
  overwriteQuestion(file: string): string;
  notOverwritten(file: string): string;
  readonly appendNeedsOut: string;
  otherSimulation(file: string, line: number): string;
  /** Options that mean nothing beside another. */
  notTogether(option: string, others: string): string;
  cannotWriteOutput(reason: string): string;
  otherArena(file: string, line: number): string;
  cannotWrite(file: string, reason: string): string;
  noRecord(file: string, line: number): string;
  wrongRecord(file: string): string;
  gameHasEnded(file: string): string;
  noPersonInGame(file: string): string;
  readonly brokenInvariant: string;
}

/** The words of checking, simulating, measuring and replaying. */
export interface ReportWords {
  playersCount(players: number): string;
  fileNotFound(file: string): string;
  fileNotReadable(file: string): string;
  notUnderstood(text: string): string;
  gamesPlayed(games: number, deals: number): string;
  readonly seat: string;
  readonly dealsPerSecond: string;
  readonly cardsPerSecond: string;
  rulesCode(code: string): string;
  readonly noDifferences: string;
  readonly rulesRight: string;
  readonly before: string;
  readonly change: string;
  readonly after: string;
  readonly notUtf8: string;
  /** A file of rules that is no JSON; `excerpt` is empty where the text ends too early. */
  rulesNotJson(line: number, column: number, excerpt: string): string;
  notJson(column: number, excerpt: string): string;
  lineCut(characters: number): string;
  nulBytes(column: number): string;
  lineTooLong(bytes: number, limit: number): string;
  /** How many further lines cannot be read. */
  moreUnreadable(lines: number): string;
  recordsWrong(records: number, wrong: number): string;
  /** How many deals' cards follow from a promise and a cut, and how many from a promise alone. */
  dealsFair(fair: number, uncut: number): string;
  megabytesRead(megabytes: number): string;
  seedWas(seed: string): string;
  gamesOf(done: number, games: number): string;
  seatsCount(seats: number): string;
  readonly dealsPerGame: string;
  readonly endedBy: string;
  readonly endReasons: Readonly<Record<EndReason, string>>;
  readonly countersAtEnd: string;
  // Titles and axes of plots
  readonly meanCounters: string;
  readonly meanWon: string;
  readonly countersByDeal: string;
  readonly costByDeal: string;
  readonly dealsAxis: string;
  readonly gamesAxis: string;
  readonly wins: string;
  readonly winRate: string;
  benchRan(deals: number, seconds: string): string;
  readonly replayKeys: string;
  dealOf(deal: number, deals: number, move: number, moves: number): string;
}

/** The words of a game in the terminal, and what a player may type. */
export interface PlayWords {
  welcome(rules: string, players: number): string;
  readonly howToAsk: string;
  /** How to announce honours, and what happens to the box of one that is not announced. */
  announcingRequired(missed: Ruleset['missedHonour']): string;
  readonly announcingAutomatic: string;
  /** Where hocs are paid: that kings are announced too. */
  readonly hocsRequired: string;
  readonly playHelp: readonly (readonly [typed: string, story: string])[];
  readonly prompt: string;
  /** A name with the colon that goes before what its bearer says. */
  speaker(name: string): string;
  hocPaid(name: string, counters: number): string;
  youMayLay(cards: string): string;
  orPass(call: string): string;
  honourHint(card: string, typed: string, call: string): string;
  whichCard(cards: string): string;
  noneOfRank(rank: string): string;
  readonly typeCard: string;
  readonly nothingSaid: string;
  readonly quitQuestion: string;
  quitQuestionKept(file: string): string;
  gameKept(file: string): string;
  resumeWith(command: string): string;
  readonly gameLeft: string;
  readonly inputEnded: string;
  readonly pressEnter: string;
  // What a player may type: in lower case, without accents
  readonly answersYes: readonly string[];
  readonly answersPass: readonly string[];
  readonly requests: Readonly<Record<Request, readonly string[]>>;
  /** The letters of the suits in this language, besides those of the record. */
  readonly suitLetters: Readonly<Record<string, Suit>>;
  /** The letter of each suit that hints show. */
  readonly suitLetter: Readonly<Record<Suit, string>>;
  readonly rankNames: Readonly<Record<string, Rank>>;
  readonly dwarfName: string;
}

/** The words that only the command line needs. */
export interface CliWords extends HelpWords, RefusalWords, ReportWords, PlayWords, ArenaWords {}
