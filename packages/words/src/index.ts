import type { Language } from './language.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import type { Words } from './words.ts';

export type { AppWords } from './appWords.ts';
export type { BookBlock, BookSection, BookWords } from './bookWords.ts';
export type { BotInWords, BotWords } from './botWords.ts';
export { type Called, type CallWords, isHocAtStall } from './callWords.ts';
export type { CardWords } from './cardWords.ts';
export { SUIT_SIGNS } from './cardWords.ts';
export type { ChapterLoaders, Chapters } from './chapters.ts';
export { type CoachWords, TIPS, type Tip } from './coachWords.ts';
export type { ErrorWords } from './errorWords.ts';
export { type Grammar, makeGrammar } from './grammar.ts';
export type { HomeWords } from './homeWords.ts';
export { type ChoiceKey, HOUSE_TOPICS, type HouseTopic, type HouseWords } from './houseWords.ts';
export type { Interface } from './interface.ts';
export type { JudgeAnswer, JudgeTopic, JudgeWords } from './judgeWords.ts';
export {
  chooseLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  RANK_LETTERS,
} from './language.ts';
export type { LessonQuestions, LessonTexts, LessonTold, LessonWords } from './lessonWords.ts';
export type { OnlineWords } from './onlineWords.ts';
export type { PlayWords } from './playWords.ts';
export type { AfterWords } from './postgameWords.ts';
export type { PrintWords } from './printWords.ts';
export type { ChooseWords } from './questionnaireWords.ts';
export { QUESTION_IDS, QUESTIONS, type QuestionId, type QuestionPlan } from './questions.ts';
export type { ReviewWords } from './reviewWords.ts';
export type { RuleInWords, RuleTopic, RuleWords } from './ruleWords.ts';
export type { KeeperWords, Pieces, ToldProblem } from './scoreKeeperWords.ts';
export type { Context, SentenceWords } from './sentenceWords.ts';
export { givenName, namelessSeat, type StoredPlayer, shownPlayers } from './shownPlayers.ts';
export { typesetAll, typesetFrench } from './typeset.ts';
export type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { fr, en, de };

/** Returns the words of a language without its chapters, which are loaded one by one. */
export function words(language: Language): Words {
  return WORDS[language];
}
