import type { AppWords } from './app.ts';
import type { BotWords } from './bots.ts';
import type { CallWords } from './calls.ts';
import type { CardWords } from './cards.ts';
import type { ChapterLoaders } from './chapters.ts';
import type { HomeWords } from './home.ts';
import type { Interface } from './interface.ts';
import type { Language } from './language.ts';
import type { PlayWords } from './play.ts';
import type { RulesetWords } from './rulesets.ts';
import type { SentenceWords } from './sentences.ts';

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
