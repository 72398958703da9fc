import { BOT_NAMES } from '@nain-jaune/bots';
import {
  type ContestantName,
  isContestantName,
  isPlayerName,
  OPEN_NAMES,
  type PlayerName,
} from '@nain-jaune/simulator';
import type { Option } from 'commander';
import type { Shell } from '../shell.ts';
import type { OptionName } from '../words/cliWords.ts';
import { type Choices, nameIn, numberOption, oneOf, optionFor, withNames } from './options.ts';

/** Placeholder for the command of an external program. */
const EXEC = 'exec:COMMAND';
const PLAYERS: Choices<PlayerName> = { listed: [...BOT_NAMES, EXEC], allows: isPlayerName };
const CONTESTANTS: Choices<ContestantName> = {
  listed: [...BOT_NAMES, ...OPEN_NAMES, EXEC],
  allows: isContestantName,
};

/** Creates the option `--bot`, which may be repeated: `--bot lowest --bot longest`. */
export function botOption(shell: Shell, words: OptionName = 'bot'): Option {
  const option = namesOption(shell, '--bot <name>', words, PLAYERS);
  return words === 'bot' ? withBots(option, PLAYERS) : option;
}

export function botsOption(shell: Shell): Option {
  return withBots(namesOption(shell, '--bots <names>', 'bots', PLAYERS), PLAYERS);
}

export function botTimeOption(shell: Shell): Option {
  return numberOption(shell, '--bot-time <ms>', 'botTime', [1, 3_600_000]);
}

export function contestantOption(shell: Shell, flags: string, words: OptionName): Option {
  const option = namesOption(shell, flags, words, CONTESTANTS);
  return words === 'arenaBots' ? withBots(option, CONTESTANTS) : option;
}

/** Lists bots in the description of an option, and those without a command in its completions. */
function withBots(option: Option, { listed }: Choices<string>): Option {
  withNames(option, listed).argChoices = listed.filter((name) => name !== EXEC);
  return option;
}

function namesOption<Name extends string>(
  shell: Shell,
  flags: string,
  words: OptionName,
  choices: Choices<Name>,
): Option {
  const option = nameIn(flags);
  return optionFor(shell, flags, words).argParser((text, before: readonly Name[] = []) => [
    ...before,
    ...splitNames(option, text).map((name) => oneOf(shell, option, name, choices)),
  ]);
}

/** Splits names at commas. The command of a single `--bot` may have commas itself. */
function splitNames(option: string, text: string): string[] {
  if (option !== '--bots' && text.startsWith('exec:')) return [text];
  return text.split(',').map((name) => name.trim());
}
