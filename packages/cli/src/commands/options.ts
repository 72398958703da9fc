import { BOT_NAMES, type BotName, isBotName } from '@nain-jaune/bots';
import { isLanguage, LANGUAGES } from '@nain-jaune/words';
import { Option } from 'commander';
import type { Shell } from '../shell.ts';
import { UsageError, withNearest } from '../usage.ts';
import type { OptionName } from '../words/cliWords.ts';

/**
 * An option with its description in the language of the shell. Its flags are told as commander wants them.
 */
export function optionFor(shell: Shell, flags: string, words: OptionName): Option {
  const option = new Option(flags, shell.cli.options[words]);
  return words === 'lang'
    ? option.argParser((text) => oneOf(shell, '--lang', text, LANGUAGES, isLanguage))
    : option;
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

/** An option that names a bot and may be given again and again, `--bot lowest --bot longest`. */
export function botOption(shell: Shell): Option {
  return optionFor(shell, '--bot <name>', 'bot').argParser((text, bots: BotName[] | undefined) => [
    ...(bots ?? []),
    ...botsIn(shell, '--bot', text),
  ]);
}

/** An option that names bots, separated by commas. */
export function botsOption(shell: Shell): Option {
  return optionFor(shell, '--bots <names>', 'bots').argParser((text) => botsIn(shell, '--bots', text));
}

function botsIn(shell: Shell, option: string, text: string): BotName[] {
  return text.split(',').map((name) => oneOf(shell, option, name.trim(), BOT_NAMES, isBotName));
}

function oneOf<Value extends string>(
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
