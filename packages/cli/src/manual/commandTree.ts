import { RULESET_IDS } from '@nain-jaune/engine';
import { TOPIC_IDS } from '@nain-jaune/judge';
import type { Argument, Command, Option } from 'commander';
import { type Example, examplesOf } from '../commands/command.ts';
import { SCHEMA_NAMES } from '../schemas/schemaNames.ts';

/** What a value may be: some words, or the name of a file. */
export interface Values {
  readonly words: readonly string[];
  readonly files: boolean;
}

/** An option as commander knows it. */
export interface OptionNode {
  /** `--help` and, if there is one, `-h`. */
  readonly names: readonly string[];
  /** Names and value: `-h, --help`, `--players <n>`. */
  readonly flags: string;
  readonly summary: string;
  /** Null for an option without a value. */
  readonly values: Values | null;
}

/** A command as commander knows it. */
export interface CommandNode {
  /** The words after `nain`: `rules show`; empty for `nain` itself. */
  readonly path: string;
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options: readonly OptionNode[];
  /** What its arguments may be. */
  readonly values: Values;
  readonly examples: readonly Example[];
  readonly children: readonly CommandNode[];
}

const NOTHING: Values = { words: [], files: false };
const FILES: Values = { words: [], files: true };
const RULES: Values = { words: RULESET_IDS, files: true };

/** The values of options and arguments by the name of their placeholder; any other takes free text. */
const BY_PLACEHOLDER: Readonly<Record<string, Values>> = {
  file: FILES,
  files: FILES,
  rules: RULES,
  others: RULES,
  topic: { words: TOPIC_IDS, files: false },
  command: { words: [...new Set(SCHEMA_NAMES.flatMap((name) => name.split(' ')))], files: false },
};

/** The tree of a command and its subcommands. */
export function commandTree(command: Command, path = ''): CommandNode {
  const help = command.createHelp();
  return {
    path,
    name: command.name(),
    usage: command.usage(),
    summary: command.description(),
    options: help.visibleOptions(command).map(optionNode),
    values: together(command.registeredArguments.map(valuesOfArgument)),
    examples: examplesOf(command),
    children: command.commands.map((child) => commandTree(child, `${path} ${child.name()}`.trim())),
  };
}

/** A command and all commands below it, from the top. */
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

function together(values: readonly Values[]): Values {
  return {
    words: [...new Set(values.flatMap(({ words }) => words))],
    files: values.some(({ files }) => files),
  };
}
