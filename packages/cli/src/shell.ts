import {
  type ErrorWords,
  errorWords,
  type Language,
  type ReviewWords,
  type RuleWords,
  reviewWords,
  ruleWords,
  type Words,
  words,
} from '@nain-jaune/words';
import { type Output, standardOutput } from './io/output.ts';
import { type Paint, paintFor } from './terminal/paint.ts';
import { type CliWords, cliWordsOf } from './words/index.ts';

/** What every command has at hand: the words of its language and the places it writes to. */
export interface Shell {
  readonly language: Language;
  /** The words of the game. */
  readonly words: Words;
  /** What is wrong with rules and records. */
  readonly errors: ErrorWords;
  /** The words of hints and reviews. */
  readonly review: ReviewWords;
  /** Rulesets in full sentences. */
  readonly rules: RuleWords;
  /** The words of the command line. */
  readonly cli: CliWords;
  readonly output: Output;
  /** Paints what goes to standard output. */
  readonly paint: Paint;
  /** Paints what goes to standard error. */
  readonly notePaint: Paint;
}

/** The shell of this process in a language. */
export function processShell(language: Language): Shell {
  return {
    language,
    words: words(language),
    errors: errorWords(language),
    review: reviewWords(language),
    rules: ruleWords(language),
    cli: cliWordsOf(language),
    output: standardOutput(),
    paint: paintFor(process.stdout),
    notePaint: paintFor(process.stderr),
  };
}
