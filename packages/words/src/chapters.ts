import type { BookWords } from './bookWords.ts';
import type { CoachWords } from './coachWords.ts';
import type { ErrorWords } from './errorWords.ts';
import type { HouseWords } from './houseWords.ts';
import type { JudgeWords } from './judgeWords.ts';
import type { LessonWords } from './lessonWords.ts';
import type { OnlineWords } from './onlineWords.ts';
import type { AfterWords } from './postgameWords.ts';
import type { PrintWords } from './printWords.ts';
import type { ChooseWords } from './questionnaireWords.ts';
import type { ReviewWords } from './reviewWords.ts';
import type { RuleWords } from './ruleWords.ts';
import type { KeeperWords } from './scoreKeeperWords.ts';

/** The words that nobody needs to play: each is loaded with what shows it. */
export interface Chapters {
  /** The rule book, and the six rulesets side by side. */
  readonly book: BookWords;
  /** The editor of house rules. */
  readonly house: HouseWords;
  /** The keeper of the counters of a game with real cards. */
  readonly keeper: KeeperWords;
  /** The tips of a first deal. */
  readonly coach: CoachWords;
  /** The lesson that teaches the game by playing. */
  readonly lesson: LessonWords;
  /** After the deal and the game: replay, charts, statistics, shared deals. */
  readonly after: AfterWords;
  /** Tables online: finding one, the company there, talk, the line to the server. */
  readonly online: OnlineWords;
  /** The judge, who answers what is to be done. */
  readonly judge: JudgeWords;
  /** The questionnaire that finds out by which rules a family plays. */
  readonly choose: ChooseWords;
  /** What is wrong with rules and records that somebody has written. */
  readonly errors: ErrorWords;
  /** Hints and reviews. */
  readonly review: ReviewWords;
  /** The board, the counters and the card of rules on paper. */
  readonly print: PrintWords;
  /** Rulesets in full sentences. */
  readonly rules: RuleWords;
}

/** What loads each chapter. */
export type ChapterLoaders = { readonly [Name in keyof Chapters]: () => Promise<Chapters[Name]> };
