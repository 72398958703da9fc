import type { AppWords } from './appWords.ts';
import type { BotWords } from './botWords.ts';
import type { CallWords } from './callWords.ts';
import type { CardWords } from './cardWords.ts';
import type { ChapterLoaders } from './chapters.ts';
import type { HomeWords } from './homeWords.ts';
import type { Interface } from './interface.ts';
import type { Language } from './language.ts';
import type { PlayWords } from './playWords.ts';
import type { RulesetWords } from './rulesetWords.ts';
import type { SentenceWords } from './sentenceWords.ts';

/** Everything that is said in one language. */
export interface Words extends BotWords, CardWords, CallWords, SentenceWords, RulesetWords {
  readonly language: Language;
  /** The language's own name for itself. */
  readonly languageName: string;
  /** The words of page and terminal. */
  readonly interface: Interface;
  readonly home: HomeWords;
  readonly play: PlayWords;
  readonly app: AppWords;
  /** The words that are loaded when they are needed. */
  readonly chapters: ChapterLoaders;
}
