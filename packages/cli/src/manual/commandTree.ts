import { RULESET_IDS } from '@nain-jaune/engine';
import { TOPIC_IDS } from '@nain-jaune/judge';
import type { Argument, Command, Option } from 'commander';
import { type Example, examplesOf } from '../commands/makeCommand.ts';
import { SCHEMA_NAMES } from '../schemas/schemaNames.ts';

/** The values that a shell offers: words, file names or both. */
export interface Values {
  readonly words: readonly string[];
  readonly files: boolean;
}

export interface OptionNode {
  /** `-h` and `--help`. */
  readonly names: readonly string[];
  /** Names and placeholder: `-h, --help`, `--players <n>`. */
  readonly flags: string;
  readonly summary: string;
  readonly values: Values | null;
}

export interface CommandNode {
  /** The words after `nain`, such as `rules show`. Empty for `nain` itself. */
  readonly path: string;
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options: readonly OptionNode[];
  readonly values: Values;
  readonly examples: readonly Example[];
  readonly children: readonly CommandNode[];
}

const NOTHING: Values = { words: [], files: false };
const FILES: Values = { words: [], files: true };
const RULES: Values = { words: RULESET_IDS, files: true };

/** The values of options and arguments by placeholder. Any other placeholder is free text. */
const BY_PLACEHOLDER: Readonly<Record<string, Values>> = {
  file: FILES,
  files: FILES,
  rules: RULES,
  others: RULES,
  topic: { words: TOPIC_IDS, files: false },
  command: { words: [...new Set(SCHEMA_NAMES.flatMap((name) => name.split(' ')))], files: false },
};

export function commandTree(command: Command, path = ''): CommandNode {
  const help = command.createHelp();
  return {
    path,
    name: command.name(),
    usage: command.usage(),
    summary: command.description(),
    options: help.visibleOptions(command).map(optionNode),
    values: merged(command.registeredArguments.map(valuesOfArgument)),
    examples: examplesOf(command),
    children: command.commands.map((child) => commandTree(child, `${path} ${child.name()}`.trim())),
  };
}

/** Returns a command and all its descendants, parents first. */
export function allCommands(tree: CommandNode): readonly CommandNode[] {
  return [tree, ...tree.children.flatMap(allCommands)];
}

function optionNode(option: Option): OptionNode {
  const { flags, description, short, long } = option;
  const names = [short, long].filter((name) => name !== undefined && name !== null);
  const [, placeholder = ''] = /<(\w+)/.exec(flags) ?? [];
  const takesValue = option.required || option.optional;
  return {
    names,
    flags,
    summary: description,
    values: takesValue ? valuesFor(option.argChoices, placeholder) : null,
  };
}

function valuesOfArgument(argument: Argument): Values {
  return valuesFor(argument.argChoices, argument.name());
}

function valuesFor(choices: readonly string[] | undefined, placeholder: string): Values {
  if (choices !== undefined) return { words: choices, files: false };
  return BY_PLACEHOLDER[placeholder] ?? NOTHING;
}

function merged(values: readonly Values[]): Values {
  return {
    words: [...new Set(values.flatMap(({ words }) => words))],
    files: values.some(({ files }) => files),
  };
}
