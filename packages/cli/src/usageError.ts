import type { Outcome } from '@nain-jaune/engine';
import { printable } from './terminal/width.ts';

/** An error of the command line or its input. The process exits with status 2. */
export class UsageError extends Error {
  /** Written after the message, in a dim style. */
  readonly hint: string;

  constructor(message: string, hint = '') {
    super(message);
    this.hint = hint;
  }
}

/**
 * Refuses options that cannot be combined with `option`. `given` has their values by name.
 *
 * @throws {UsageError} if any of them is set.
 */
export function refuseConflicts(
  sentence: (option: string, others: string) => string,
  option: string,
  given: Readonly<Record<string, unknown>>,
): void {
  const others = Object.keys(given).filter((name) => given[name] !== undefined);
  if (others.length > 0)
    throw new UsageError(sentence(`--${option}`, others.map((name) => `--${name}`).join(', ')));
}

/** Returns the value of an outcome. Throws its problems as a `UsageError` with a title. */
export function valueOrRefuse<Value, Problem>(
  outcome: Outcome<Value, readonly Problem[]>,
  title: string,
  sentenceOf: (problem: Problem) => string,
): Value {
  if (outcome.ok) return outcome.value;
  throw new UsageError(titledList(title, outcome.error.map(sentenceOf)));
}

/** Returns a title and an indented line for each text. */
export function titledList(title: string, texts: readonly string[]): string {
  return [title, ...texts.map((text) => `  ${printable(text)}`)].join('\n');
}
