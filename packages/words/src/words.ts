import type { BotWords } from './bots.ts';
import type { CallWords } from './calls.ts';
import type { CardWords } from './cards.ts';
import type { ErrorWords } from './errors.ts';
import type { Interface } from './interface.ts';
import type { Language } from './language.ts';
import type { ReviewWords } from './review.ts';
import type { RuleWords } from './rules.ts';
import type { SentenceWords } from './sentences.ts';

/** Everything that is said in one language. */
export interface Words extends BotWords, CardWords, CallWords, SentenceWords, ErrorWords, RuleWords {
  readonly language: Language;
  /** The language's own name for itself. */
  readonly languageName: string;
  /** The words of page and terminal. */
  readonly interface: Interface;
  /** Hints and reviews. */
  readonly review: ReviewWords;
}
