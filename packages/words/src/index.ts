import type { Language } from './language.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import type { Words } from './words.ts';

export type { BookBlock, BookSection, BookWords } from './bookWords.ts';
export type { BotText, BotWords } from './botWords.ts';
export { type CalledEvent, type CallWords, isHocAtStall } from './callWords.ts';
export { type CardWords, rankSigns, SUIT_SIGNS } from './cardWords.ts';
export type { ErrorWords } from './errorWords.ts';
export { type Grammar, makeGrammar } from './grammar.ts';
export { HOUSE_TOPICS, type HouseTopic, type HouseWords } from './houseWords.ts';
export type { JudgeAnswer, JudgeTopic, JudgeWords } from './judgeWords.ts';
export {
  chooseLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  RANK_LETTERS,
} from './language.ts';
export type { AnalyseWords } from './languages/en/analyse.ts';
export type { ChallengeWords } from './languages/en/challenge.ts';
export type { DailyWords } from './languages/en/daily.ts';
export type { EveningWords } from './languages/en/evening.ts';
export type { HandWords } from './languages/en/hand.ts';
export type { HomeWords } from './languages/en/home.ts';
export type { AppWords, InterfaceWords } from './languages/en/interface.ts';
export type {
  CoachWords,
  LessonContext,
  LessonQuestions,
  LessonTexts,
  LessonWords,
  Tip,
} from './languages/en/lesson.ts';
export type { OnlineWords } from './languages/en/online.ts';
export type { PartyWords } from './languages/en/party.ts';
export type { PlayWords } from './languages/en/play.ts';
export type { PositionWords, PostgameWords } from './languages/en/postgame.ts';
export type { PrintWords } from './languages/en/print.ts';
export type { PuzzlesWords } from './languages/en/puzzles.ts';
export type { QuestionnaireWords } from './languages/en/questionnaire.ts';
export type { Pieces, ProblemDetails, ScoreKeeperWords } from './languages/en/scoreKeeper.ts';
export { QUESTION_IDS, QUESTIONS, type QuestionId, type QuestionPlan } from './questions.ts';
export { hasCost, isAboutNothing, type ReviewWords } from './reviewWords.ts';
export {
  BRIEF_TOPICS,
  type BriefTopic,
  type RuleInWords,
  type RuleTopic,
  type RuleWords,
} from './ruleWords.ts';
export type { Context, SentenceWords } from './sentenceWords.ts';
export { namelessSeat, type StoredPlayer, shownPlayers } from './shownPlayers.ts';
export { typesetAll, typesetFrench } from './typeset.ts';
export type { ChapterLoaders, Chapters, Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr, en, de };

/** Returns the words of a language. Its chapters are loaded one by one. */
export function words(language: Language): Words {
  return WORDS[language];
}
