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
import { type CliWords, loadCliWords } from './words/loadCliWords.ts';

/** The environment of a command: the texts of its language and its output streams. */
export interface Shell {
  readonly language: Language;
  readonly words: Words;
  /** Errors of rulesets and records. */
  readonly errors: ErrorWords;
  readonly review: ReviewWords;
  /** Rulesets in sentences. */
  readonly rules: RuleWords;
  readonly cli: CliWords;
  readonly output: Output;
  readonly paint: Paint;
  readonly notePaint: Paint;
}

export type ShellWords = Pick<Shell, 'language' | 'words' | 'errors' | 'review' | 'rules' | 'cli'>;

export async function loadShellWords(language: Language): Promise<ShellWords> {
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

export async function processShell(language: Language): Promise<Shell> {
  const texts = await loadShellWords(language);
  return {
    ...texts,
    output: standardOutput(texts.cli.cannotWriteOutput),
    paint: paintFor(process.stdout),
    notePaint: paintFor(process.stderr),
  };
}
