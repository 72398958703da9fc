import { Command, type CommanderError, type Option } from 'commander';
import { withNearest } from '../nearest.ts';
import type { Shell } from '../shell.ts';
import { columnsOf, wrap } from '../terminal/width.ts';
import { UsageError } from '../usageError.ts';
import type { CommandName, ExampleName } from '../words/cliWords.ts';
import { optionFor } from './options.ts';

const INDENT = ' '.repeat(6);
/** Commander wraps descriptions only in help texts of at least this width. */
const FEWEST_TO_WRAP = 10;

/** An example of a help text: a command line and the key of its description. */
export type Example = readonly [typed: string, description: ExampleName];

/** Thrown after the help was shown, to end the command. */
export class HelpShown extends Error {
  readonly status: number;

  constructor(status: number) {
    super('help was shown');
    this.status = status;
  }
}

export function makeCommand(
  shell: Shell,
  name: string,
  words: CommandName,
  examples: readonly Example[],
): Command {
  const command = new Command(name).description(shell.cli.commands[words]);
  localise(command, shell);
  command.addHelpText('after', `\n${drawExamples(shell, examples)}`);
  exampleLists.set(command, examples);
  return command;
}

export function addOptions(command: Command, options: readonly Option[]): Command {
  for (const option of options) command.addOption(option);
  return command;
}

const exampleLists = new WeakMap<Command, readonly Example[]>();

export function examplesOf(command: Command): readonly Example[] {
  return exampleLists.get(command) ?? [];
}

/** Sets the texts, the output and the error handling of a command. */
export function localise(command: Command, shell: Shell): void {
  const { cli } = shell;
  command
    .helpOption('-h, --help', cli.options.help)
    .helpCommand(false)
    .addOption(optionFor(shell, '--lang <lang>', 'lang'))
    .configureOutput({
      writeOut: (text) => void shell.output.out(text),
      writeErr: (text) => shell.output.note(text),
      outputError: () => {},
      getOutHelpWidth: helpWidth,
    })
    .configureHelp({
      styleTitle: (title) => shell.paint('bold', titleOf(shell, title)),
      styleUsage: (usage) =>
        usage.replace('[options]', cli.usageOptions).replace('[command]', cli.usageCommand),
      subcommandTerm: (child) => termFor(child, cli.usageCommand),
      // Descriptions already name values and defaults in the language of the user.
      optionDescription: ({ description }) => description,
      argumentDescription: ({ description }) => description,
      minWidthToWrap: FEWEST_TO_WRAP,
    })
    .exitOverride((error) => refuse(command, shell, error));
}

export function drawExamples(shell: Shell, examples: readonly Example[]): string {
  const { cli, paint } = shell;
  const drawn = examples.map(
    ([typed, description]) =>
      `  ${paint('cyan', typed)}\n${wrap(`${INDENT}${cli.exampleDescriptions[description]}`, helpWidth(), INDENT)}`,
  );
  return `${paint('bold', cli.examples)}\n${drawn.join('\n')}`;
}

/** Returns a command with its arguments: `replay <file>`. */
function termFor(command: Command, anyCommand: string): string {
  const usage = command.usage().replace('[options]', '').replace('[command]', anyCommand);
  return `${command.name()} ${usage.trim()}`.trim();
}

function helpWidth(): number {
  return process.stdout.isTTY ? columnsOf(process.stdout) : 100;
}

function titleOf({ cli }: Shell, title: string): string {
  if (title.startsWith('Usage')) return cli.usage;
  if (title.startsWith('Arguments')) return cli.argumentsTitle;
  return title.startsWith('Commands') ? cli.commandsTitle : cli.optionsTitle;
}

function refuse(command: Command, shell: Shell, error: CommanderError): never {
  if (error.exitCode === 0) throw new HelpShown(0);
  if (error.code === 'commander.help') throw new HelpShown(2);
  throw new UsageError(messageFor(command, shell, error), shell.cli.seeHelp(pathOf(command)));
}

/**
 * Checks the command names. Commander would show the help of the parent for an unknown command with `--help`.
 *
 * @throws {UsageError} for an unknown command.
 */
export function refuseUnknownCommand(program: Command, shell: Shell, args: readonly string[]): void {
  let command = program;
  for (const name of args) {
    if (name.startsWith('-') || command.commands.length === 0) return;
    const child = command.commands.find((one) => one.name() === name);
    if (child === undefined) throw unknownCommand(command, shell, name);
    command = child;
  }
}

function unknownCommand(command: Command, { cli }: Shell, name: string): UsageError {
  return new UsageError(unknownCommandMessage(command, cli, name), cli.seeHelp(pathOf(command)));
}

function unknownCommandMessage(command: Command, cli: Shell['cli'], name: string): string {
  return withNearest(cli.unknownCommand(name), name, commandsOf(command), cli.didYouMean);
}

function messageFor(command: Command, { cli }: Shell, error: CommanderError): string {
  const named = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const option = named.split(/[ ,=]/)[0] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return withNearest(cli.unknownOption(option), option, optionsOf(command), cli.didYouMean);
    case 'commander.unknownCommand':
      return unknownCommandMessage(command, cli, named);
    case 'commander.missingArgument':
      return cli.missingArgument(named);
    case 'commander.optionMissingArgument':
      return cli.missingValue(option);
    case 'commander.excessArguments':
      return cli.tooManyArguments;
    default:
      return error.message;
  }
}

function optionsOf(command: Command): string[] {
  return command.options.flatMap(({ long }) => (long ? [long] : [])).concat('--help');
}

function commandsOf(command: Command): string[] {
  return command.commands.map((child) => child.name());
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}
