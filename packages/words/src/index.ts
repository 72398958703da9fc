import { de } from './de.ts';
import { en } from './en.ts';
import { errors as deErrors } from './errors/de.ts';
import { errors as enErrors } from './errors/en.ts';
import { errors as frErrors } from './errors/fr.ts';
import type { ErrorWords } from './errors.ts';
import { fr } from './fr.ts';
import type { Language } from './language.ts';
import { review as deReview } from './review/de.ts';
import { review as enReview } from './review/en.ts';
import { review as frReview } from './review/fr.ts';
import type { ReviewWords } from './review.ts';
import { rules as deRules } from './rules/de.ts';
import { rules as enRules } from './rules/en.ts';
import { rules as frRules } from './rules/fr.ts';
import type { RuleWords } from './rules.ts';
import type { Words } from './words.ts';

export type { AfterWords } from './after.ts';
export type { AppWords } from './app.ts';
export { type Origin, READING_IDS, SOURCE_IDS } from './book/structure.ts';
export type { BookBlock, BookSection, BookWords } from './book.ts';
export type { BotInWords, BotWords } from './bots.ts';
export type { CallWords } from './calls.ts';
export type { CardWords } from './cards.ts';
export { SUIT_SIGNS } from './cards.ts';
export type { ChapterLoaders, Chapters } from './chapters.ts';
export { QUESTION_IDS, QUESTIONS, type QuestionId, type QuestionPlan } from './choose/structure.ts';
export type { ChooseWords } from './choose.ts';
export type { ErrorWords } from './errors.ts';
export type { HomeWords } from './home.ts';
export { type ChoiceKey, HOUSE_TOPICS, type HouseTopic, type HouseWords } from './house.ts';
export type { Interface } from './interface.ts';
export type { Ground } from './judge/grounds.ts';
export { isTopicId, JUDGE_PARTS, type JudgePart, TOPIC_IDS, type TopicId } from './judge/structure.ts';
export type { JudgeAnswer, JudgeTopic, JudgeWords, OtherAnswer } from './judge.ts';
export type { KeeperWords, Pieces, ToldProblem } from './keeper.ts';
export { chooseLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
export type { LessonQuestions, LessonTexts, LessonTold, LessonWords } from './lesson.ts';
export type { OnlineWords } from './online.ts';
export type { PlayWords } from './play.ts';
export type { PrintWords } from './print.ts';
export type { ReviewWords } from './review.ts';
export type { RuleInWords, RuleTopic, RuleWords } from './rules.ts';
export type { Context, SentenceWords } from './sentences.ts';
export { typesetAll, typesetFrench } from './typeset.ts';
export type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr, en, de };
const ERRORS: Readonly<Record<Language, ErrorWords>> = { fr: frErrors, en: enErrors, de: deErrors };
const REVIEWS: Readonly<Record<Language, ReviewWords>> = { fr: frReview, en: enReview, de: deReview };
const RULES: Readonly<Record<Language, RuleWords>> = { fr: frRules, en: enRules, de: deRules };

/** Everything that is said in a language, but its chapters. */
export function words(language: Language): Words {
  return WORDS[language];
}

/** The chapter of what is wrong, for those who need not load it. */
export function errorWords(language: Language): ErrorWords {
  return ERRORS[language];
}

/** The chapter of hints and reviews, for those who need not load it. */
export function reviewWords(language: Language): ReviewWords {
  return REVIEWS[language];
}

/** The chapter of the rules, for those who need not load it. */
export function ruleWords(language: Language): RuleWords {
  return RULES[language];
}
