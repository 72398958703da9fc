import { BOT_NAMES } from '@nain-jaune/bots';
import {
  type ContestantName,
  isContestantName,
  isPlayerName,
  OPEN_NAMES,
  type PlayerName,
} from '@nain-jaune/simulator';
import { isLanguage, LANGUAGES } from '@nain-jaune/words';
import { Option } from 'commander';
import type { Shell } from '../shell.ts';
import { UsageError, withNearest } from '../usage.ts';
import type { OptionName } from '../words/cliWords.ts';

/** How a program that plays is named, as it is told to a person. */
const EXEC = 'exec:COMMAND';
const PLAYERS = [...BOT_NAMES, EXEC] as readonly PlayerName[];
const CONTESTANTS = [...BOT_NAMES, ...OPEN_NAMES, EXEC] as readonly ContestantName[];

/**
 * An option with its description in the language of the shell. Its flags are told as commander wants them.
 */
export function optionFor(shell: Shell, flags: string, words: OptionName): Option {
  const option = new Option(flags, shell.cli.options[words]);
  if (words !== 'lang') return option;
  return withNames(option, LANGUAGES).argParser((text) =>
    oneOf(shell, '--lang', text, LANGUAGES, isLanguage),
  );
}

/** An option whose value is a whole number from `least` to `most`. */
export function numberOption(
  shell: Shell,
  flags: string,
  words: OptionName,
  least: number,
  most: number,
): Option {
  const name = flags.split(' ')[0] ?? flags;
  return optionFor(shell, flags, words).argParser((text) => wholeNumber(shell, name, text, least, most));
}

/** An option whose value is one of a few words. */
export function choiceOption<Value extends string>(
  shell: Shell,
  flags: string,
  words: OptionName,
  allowed: readonly Value[],
): Option {
  const name = flags.split(' ')[0] ?? flags;
  const isAllowed = (text: string): text is Value => (allowed as readonly string[]).includes(text);
  const option = optionFor(shell, flags, words);
  option.argChoices = [...allowed];
  return option.argParser((text) => oneOf(shell, name, text, allowed, isAllowed));
}

/** An option that names a bot and may be given again and again, `--bot lowest --bot longest`. */
export function botOption(shell: Shell, words: OptionName = 'bot'): Option {
  const option = repeated(shell, '--bot <name>', words, (text) => playersIn(shell, '--bot', text));
  return words === 'bot' ? withNames(option, PLAYERS) : option;
}

/** An option that names bots, separated by commas. */
export function botsOption(shell: Shell): Option {
  const option = repeated(shell, '--bots <names>', 'bots', (text) => playersIn(shell, '--bots', text));
  return withNames(option, PLAYERS);
}

/** An option that names contestants of an arena, and may be given again and again. */
export function contestantOption(shell: Shell, flags: string, words: OptionName): Option {
  const option = repeated(shell, flags, words, (text) => contestantsIn(shell, flags, text));
  return words === 'arenaBots' ? withNames(option, CONTESTANTS) : option;
}

/** An option that tells in the help whom it can name. */
function withNames(option: Option, names: readonly string[]): Option {
  option.description += ` (${names.join(', ')})`;
  option.argChoices = names.filter((name) => name !== EXEC);
  return option;
}

function repeated<Name>(
  shell: Shell,
  flags: string,
  words: OptionName,
  namesIn: (text: string) => Name[],
): Option {
  return optionFor(shell, flags, words).argParser((text, before: Name[] | undefined) => [
    ...(before ?? []),
    ...namesIn(text),
  ]);
}

function playersIn(shell: Shell, option: string, text: string): PlayerName[] {
  return namesIn(option, text).map((name) => oneOf(shell, option, name, PLAYERS, isPlayerName));
}

function contestantsIn(shell: Shell, flags: string, text: string): ContestantName[] {
  const option = flags.split(' ')[0] ?? flags;
  return namesIn(option, text).map((name) => oneOf(shell, option, name, CONTESTANTS, isContestantName));
}

/** The names in a text: a command may have commas of its own, save in a list. */
function namesIn(option: string, text: string): string[] {
  if (option !== '--bots' && text.startsWith('exec:')) return [text];
  return text.split(',').map((name) => name.trim());
}

/** A text that must be one of some words; another is wrong use. */
export function oneOf<Value extends string>(
  { cli }: Shell,
  option: string,
  text: string,
  allowed: readonly Value[],
  isAllowed: (text: string) => text is Value,
): Value {
  if (isAllowed(text)) return text;
  const sentence = cli.notOneOf(option, text, allowed.join(', '));
  throw new UsageError(withNearest(sentence, text, allowed, cli.didYouMean));
}

function wholeNumber({ cli }: Shell, option: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(cli.notAWholeNumber(option, text, least, most));
}
