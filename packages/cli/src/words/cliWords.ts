import type { EndReason, Rank, Ruleset, Suit } from '@nain-jaune/engine';
import type { Request } from '../play/parseInput.ts';
import type { ArenaWords } from './arena/arenaWords.ts';
import type { helpInEnglish } from './help/en.ts';

/** The shape of some texts, with any string in place of each text. */
type TextsLike<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : TextsLike<Texts[Key]>;
};

/** Texts of help and manual page, with the keys of the English ones. */
export type HelpWords = TextsLike<typeof helpInEnglish>;

export type CommandName = keyof HelpWords['commands'];
export type OptionName = keyof HelpWords['options'];
export type ExampleName = keyof HelpWords['exampleStories'];

/** Usage errors, one sentence each. */
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
  /** A game of a file with several is resumed without `--out`. */
  outNeeded(file: string, games: number): string;
  isFolder(file: string): string;
  overwriteQuestion(file: string): string;
  notOverwritten(file: string): string;
  readonly appendNeedsOut: string;
  otherSimulation(file: string, line: number): string;
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
  /** `excerpt` is empty if the text ends too early. */
  rulesNotJson(line: number, column: number, excerpt: string): string;
  notJson(column: number, excerpt: string): string;
  lineCut(characters: number): string;
  nulBytes(column: number): string;
  lineTooLong(bytes: number, limit: number): string;
  moreUnreadable(lines: number): string;
  recordsWrong(records: number, wrong: number): string;
  /** `fair`: deals proven by a commitment and a cut. `uncut`: by a commitment alone. */
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

/** Texts and input words of a game in the terminal. */
export interface PlayWords {
  welcome(rules: string, players: number): string;
  readonly howToAsk: string;
  announcingRequired(missed: Ruleset['missedHonour']): string;
  readonly announcingAutomatic: string;
  /** Kings are announced too, because hocs are paid. */
  readonly hocsRequired: string;
  readonly playHelp: readonly (readonly [typed: string, story: string])[];
  readonly prompt: string;
  /** A name with a colon, before its call. */
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
  // Input words: in lower case, without accents
  readonly answersYes: readonly string[];
  readonly answersPass: readonly string[];
  readonly requests: Readonly<Record<Request, readonly string[]>>;
  /** The suit letters of the language, besides those of the notation. */
  readonly suitLetters: Readonly<Record<string, Suit>>;
  readonly suitLetter: Readonly<Record<Suit, string>>;
  readonly rankNames: Readonly<Record<string, Rank>>;
  readonly dwarfName: string;
}

export interface CliWords extends HelpWords, RefusalWords, ReportWords, PlayWords, ArenaWords {}
