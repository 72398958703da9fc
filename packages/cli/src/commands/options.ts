import { LANGUAGES } from '@nain-jaune/words';
import { Argument, Option } from 'commander';
import { withNearest } from '../nearest.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';
import type { OptionName } from '../words/cliWords.ts';

export interface Choices<Value extends string> {
  /** The values that help texts and errors list. */
  readonly listed: readonly Value[];
  allows(text: string): text is Value;
}

/** Creates an option with its description in the language of the shell. */
export function optionFor(shell: Shell, flags: string, words: OptionName): Option {
  const option = new Option(flags, shell.cli.options[words]);
  if (words !== 'lang') return option;
  return withNames(option, LANGUAGES).argParser((text) => oneOf(shell, '--lang', text, choicesOf(LANGUAGES)));
}

export function numberOption(
  shell: Shell,
  flags: string,
  words: OptionName,
  range: readonly [least: number, most: number],
): Option {
  return optionFor(shell, flags, words).argParser((text) => integerIn(shell, nameIn(flags), text, range));
}

export function choiceOption<Value extends string>(
  shell: Shell,
  flags: string,
  words: OptionName,
  allowed: readonly Value[],
): Option {
  const option = optionFor(shell, flags, words);
  option.argChoices = [...allowed];
  return option.argParser((text) => oneOf(shell, nameIn(flags), text, choicesOf(allowed)));
}

export function choiceArgument<Value extends string>(
  shell: Shell,
  name: string,
  words: OptionName,
  allowed: readonly Value[],
): Argument {
  const argument = new Argument(name, shell.cli.options[words]);
  argument.argChoices = [...allowed];
  argument.argParser((text) => oneOf(shell, name, text, choicesOf(allowed)));
  return argument;
}

/** Lists names in the description and the completions of an option. */
export function withNames(option: Option, names: readonly string[]): Option {
  option.description += ` (${names.join(', ')})`;
  option.argChoices = [...names];
  return option;
}

/** Returns the name of an option: `--bot` of `--bot <name>`. */
export function nameIn(flags: string): string {
  return flags.split(' ')[0] ?? flags;
}

export function choicesOf<Value extends string>(allowed: readonly Value[]): Choices<Value> {
  return { listed: allowed, allows: (text): text is Value => allowed.some((value) => value === text) };
}

export function oneOf<Value extends string>(
  { cli }: Shell,
  option: string,
  text: string,
  { listed, allows }: Choices<Value>,
): Value {
  if (allows(text)) return text;
  const sentence = cli.notOneOf(option, text, listed.join(', '));
  throw new UsageError(withNearest(sentence, text, listed, cli.didYouMean));
}

function integerIn(
  { cli }: Shell,
  option: string,
  text: string,
  [least, most]: readonly [least: number, most: number],
): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(cli.notAWholeNumber(option, text, least, most));
}
