import type { Language } from './language.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import type { Words } from './words.ts';

export type { AfterWords, PositionWords } from './after.ts';
export type { AppWords } from './app.ts';
export type { BookBlock, BookSection, BookWords } from './book.ts';
export type { BotInWords, BotWords } from './bots.ts';
export { type Called, type CallWords, isHocAtStall } from './calls.ts';
export type { CardWords } from './cards.ts';
export { SUIT_SIGNS } from './cards.ts';
export type { ChapterLoaders, Chapters } from './chapters.ts';
export { QUESTION_IDS, QUESTIONS, type QuestionId, type QuestionPlan } from './choose/structure.ts';
export type { ChooseWords } from './choose.ts';
export { type CoachWords, TIPS, type Tip } from './coach.ts';
export type { ErrorWords } from './errors.ts';
export { type Grammar, makeGrammar } from './grammar.ts';
export type { HomeWords } from './home.ts';
export { type ChoiceKey, HOUSE_TOPICS, type HouseTopic, type HouseWords } from './house.ts';
export type { Interface } from './interface.ts';
export type { JudgeAnswer, JudgeTopic, JudgeWords } from './judge.ts';
export type { KeeperWords, Pieces, ToldProblem } from './keeper.ts';
export {
  chooseLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  RANK_LETTERS,
} from './language.ts';
export type { LessonQuestions, LessonTexts, LessonTold, LessonWords } from './lesson.ts';
export type { OnlineWords } from './online.ts';
export type { PlayWords } from './play.ts';
export type { PrintWords } from './print.ts';
export type { ReviewWords } from './review.ts';
export type { RuleInWords, RuleTopic, RuleWords } from './rules.ts';
export type { Context, SentenceWords } from './sentences.ts';
export { givenName, namelessSeat, type StoredPlayer, shownPlayers } from './shownPlayers.ts';
export { typesetAll, typesetFrench } from './typeset.ts';
export type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr, en, de };

/** Returns the words of a language without its chapters, which are loaded one by one. */
export function words(language: Language): Words {
  return WORDS[language];
}
