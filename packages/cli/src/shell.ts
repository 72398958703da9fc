import {
  type ErrorWords,
  type Language,
  type ReviewWords,
  type RuleWords,
  type Words,
  words,
} from '@nain-jaune/words';
import { type Output, standardOutput } from './io/output.ts';
import { type Paint, paintFor } from './terminal/paint.ts';
import { type CliWords, loadCliWords } from './words/index.ts';

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

/** Everything that commands say in a language. */
export type SpokenWords = Pick<Shell, 'language' | 'words' | 'errors' | 'review' | 'rules' | 'cli'>;

/** Loads everything that commands say in a language. */
export async function loadSpoken(language: Language): Promise<SpokenWords> {
  const common = words(language);
  const { errors, review, rules } = common.chapters;
  return {
    language,
    words: common,
    errors: await errors(),
    review: await review(),
    rules: await rules(),
    cli: await loadCliWords(language),
  };
}

/** The shell of this process in a language. */
export async function processShell(language: Language): Promise<Shell> {
  const spoken = await loadSpoken(language);
  return {
    ...spoken,
    output: standardOutput(spoken.cli.cannotWriteOutput),
    paint: paintFor(process.stdout),
    notePaint: paintFor(process.stderr),
  };
}
