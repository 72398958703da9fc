import type { BookWords } from './bookWords.ts';
import { type BotTexts, type BotWords, makeBotWords } from './botWords.ts';
import { type CallPhrases, type CallWords, makeCalls } from './callWords.ts';
import type { CardWords } from './cardWords.ts';
import type { ErrorWords } from './errorWords.ts';
import type { HouseWords } from './houseWords.ts';
import type { JudgeWords } from './judgeWords.ts';
import { LANGUAGE_NAMES, type Language } from './language.ts';
import type { AnalyseWords } from './languages/en/analyse.ts';
import type { ChallengeWords } from './languages/en/challenge.ts';
import type { DailyWords } from './languages/en/daily.ts';
import type { EveningWords } from './languages/en/evening.ts';
import type { HandWords } from './languages/en/hand.ts';
import type { HomeWords } from './languages/en/home.ts';
import type { AppWords, InterfaceWords } from './languages/en/interface.ts';
import type { LaterHomeWords } from './languages/en/laterHome.ts';
import type { CoachWords, LessonWords } from './languages/en/lesson.ts';
import type { OnlineWords } from './languages/en/online.ts';
import type { PartyWords } from './languages/en/party.ts';
import type { PlayWords } from './languages/en/play.ts';
import type { PostgameWords } from './languages/en/postgame.ts';
import type { PrintWords } from './languages/en/print.ts';
import type { PuzzlesWords } from './languages/en/puzzles.ts';
import type { QuestionnaireWords } from './languages/en/questionnaire.ts';
import type { ScoreKeeperWords } from './languages/en/scoreKeeper.ts';
import type { SetupWords } from './languages/en/setup.ts';
import type { ShareWords } from './languages/en/share.ts';
import type { ReviewWords } from './reviewWords.ts';
import { makeRulesetWords, type RulesetPhrases, type RulesetWords } from './rulesetWords.ts';
import type { RuleWords } from './ruleWords.ts';
import {
  type EventSentences,
  makeSentences,
  type RefusalSentences,
  type SentenceWords,
} from './sentenceWords.ts';
import { typesetAll } from './typeset.ts';

/** Texts that the table does not need. Each chapter is loaded with the page or sheet that shows it. */
export interface Chapters {
  /** The rule book, and the six rulesets in columns. */
  readonly book: BookWords;
  /** The editor of house rules. */
  readonly house: HouseWords;
  /** Scores of a game with real cards. */
  readonly scoreKeeper: ScoreKeeperWords;
  /** The tips of a first deal. */
  readonly coach: CoachWords;
  readonly lesson: LessonWords;
  /** After a deal and a game: settlement, replay, charts, statistics, shared deals. */
  readonly postgame: PostgameWords;
  /** The home page of later visits. */
  readonly laterHome: LaterHomeWords;
  readonly online: OnlineWords;
  /** The phone of a player in one room with the table. */
  readonly hand: HandWords;
  /** Links and texts to copy, to share and to scan. */
  readonly share: ShareWords;
  readonly judge: JudgeWords;
  /** The questionnaire that finds the rules of a family. */
  readonly questionnaire: QuestionnaireWords;
  /** Problems of rules and records from outside. */
  readonly errors: ErrorWords;
  /** Hints and reviews. */
  readonly review: ReviewWords;
  readonly print: PrintWords;
  /** The screen in the middle of a room. */
  readonly party: PartyWords;
  /** One deal a day, the same for everybody. */
  readonly daily: DailyWords;
  /** A link to play the same cards, and the comparison of the games. */
  readonly challenge: ChallengeWords;
  /** Positions with one best move. */
  readonly puzzles: PuzzlesWords;
  /** The analysis board. */
  readonly analyse: AnalyseWords;
  /** An evening in one room. */
  readonly evening: EveningWords;
  /** Rulesets in full sentences. */
  readonly rules: RuleWords;
  /** What is chosen for a new table. */
  readonly setup: SetupWords;
}

export type ChapterLoaders = { readonly [Name in keyof Chapters]: () => Promise<Chapters[Name]> };

/** The texts of page and terminal that are loaded with the language. */
interface ScreenTexts {
  readonly interface: InterfaceWords;
  readonly home: HomeWords;
  readonly play: PlayWords;
  readonly app: AppWords;
  readonly chapters: ChapterLoaders;
}

/** All texts of a language. */
export interface Words extends ScreenTexts, BotWords, CardWords, CallWords, SentenceWords, RulesetWords {
  readonly language: Language;
  /** The language's own name for itself. */
  readonly languageName: string;
}

/** The texts of a language from which {@link makeWords} makes its words. */
export interface LanguageTexts extends ScreenTexts {
  readonly cards: CardWords;
  readonly bots: BotTexts;
  readonly calls: CallPhrases;
  readonly events: EventSentences;
  readonly refusals: RefusalSentences;
  readonly rulesets: RulesetPhrases;
}

/** Makes the words of a language. `typeset` applies its typography to every text. */
export function makeWords(
  language: Language,
  { cards, bots, calls, events, refusals, rulesets, ...texts }: LanguageTexts,
  typeset?: (text: string) => string,
): Words {
  const words: Words = {
    language,
    languageName: LANGUAGE_NAMES[language],
    ...texts,
    ...cards,
    ...makeBotWords(bots),
    ...makeCalls(calls),
    ...makeSentences(events, refusals),
    ...makeRulesetWords(rulesets),
  };
  return typesetAll(words, typeset);
}
