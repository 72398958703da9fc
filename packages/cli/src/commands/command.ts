import { Command, type CommanderError } from 'commander';
import type { Shell } from '../shell.ts';
import { wrap } from '../terminal/width.ts';
import { UsageError, withNearest } from '../usage.ts';
import type { CommandName, ExampleName } from '../words/cliWords.ts';
import { optionFor } from './options.ts';

const INDENT = ' '.repeat(6);
/** Descriptions are wrapped in help texts that are at least so wide. */
const FEWEST_TO_WRAP = 10;

/** One example of a help text: what is typed, and the words that tell what it does. */
export type Example = readonly [typed: string, story: ExampleName];

/** The help was asked for, or shown in place of a missing command: there is nothing more to say. */
export class HelpShown extends Error {
  readonly status: number;

  /** `status` is the status that the process ends with. */
  constructor(status: number) {
    super('help was shown');
    this.status = status;
  }
}

/**
 * A command with its name, description and examples in the language of the shell, and with clear refusals.
 */
export function makeCommand(
  shell: Shell,
  name: string,
  words: CommandName,
  examples: readonly Example[],
): Command {
  const command = new Command(name).description(shell.cli.commands[words]);
  speak(command, shell);
  command.addHelpText('after', `\n${drawExamples(shell, examples)}`);
  exampleLists.set(command, examples);
  return command;
}

const exampleLists = new WeakMap<Command, readonly Example[]>();

/** The examples of a command. */
export function examplesOf(command: Command): readonly Example[] {
  return exampleLists.get(command) ?? [];
}

/** Gives a command the words of the shell: titles, help option, language option, refusals. */
export function speak(command: Command, shell: Shell): void {
  const { cli } = shell;
  command
    .helpOption('-h, --help', cli.options.help)
    .helpCommand(false)
    .addOption(optionFor(shell, '--lang <lang>', 'lang'))
    .configureOutput({
      writeOut: (text) => void shell.output.out(text),
      writeErr: (text) => shell.output.note(text),
      outputError: () => {},
      getOutHelpWidth: () => widthOf(process.stdout),
    })
    .configureHelp({
      styleTitle: (title) => shell.paint('bold', titleOf(shell, title)),
      styleUsage: (usage) =>
        usage.replace('[options]', cli.usageOptions).replace('[command]', cli.usageCommand),
      subcommandTerm: (child) => termFor(child, cli.usageCommand),
      // Descriptions name values and defaults themselves, in the language of the user.
      optionDescription: ({ description }) => description,
      argumentDescription: ({ description }) => description,
      minWidthToWrap: FEWEST_TO_WRAP,
    })
    .exitOverride((error) => refuse(command, shell, error));
}

/** Examples as they stand at the end of a help text. */
export function drawExamples(shell: Shell, examples: readonly Example[]): string {
  const { cli, paint } = shell;
  const drawn = examples.map(
    ([typed, story]) =>
      `  ${paint('cyan', typed)}\n${wrap(`${INDENT}${cli.exampleStories[story]}`, widthOf(process.stdout), INDENT)}`,
  );
  return `${paint('bold', cli.examples)}\n${drawn.join('\n')}`;
}

/** A command with what it takes, without its options: `replay <file>`. */
function termFor(command: Command, anyCommand: string): string {
  const usage = command.usage().replace('[options]', '').replace('[command]', anyCommand);
  return `${command.name()} ${usage.trim()}`.trim();
}

function widthOf(stream: NodeJS.WriteStream): number {
  return stream.isTTY ? stream.columns : 100;
}

function titleOf({ cli }: Shell, title: string): string {
  if (title.startsWith('Usage')) return cli.usage;
  if (title.startsWith('Arguments')) return cli.argumentsTitle;
  return title.startsWith('Commands') ? cli.commandsTitle : cli.optionsTitle;
}

function refuse(command: Command, shell: Shell, error: CommanderError): never {
  if (error.exitCode === 0) throw new HelpShown(0);
  if (error.code === 'commander.help') throw new HelpShown(2);
  throw new UsageError(sentenceFor(command, shell, error), shell.cli.seeHelp(pathOf(command)));
}

/**
 * Refuses a command that there is not, where its help is asked for: else the help of the command above it would be shown.
 *
 * @throws {UsageError}
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
  return new UsageError(unknownCommandSentence(command, cli, name), cli.seeHelp(pathOf(command)));
}

function unknownCommandSentence(command: Command, cli: Shell['cli'], name: string): string {
  return withNearest(cli.unknownCommand(name), name, commandsOf(command), cli.didYouMean);
}

function sentenceFor(command: Command, { cli }: Shell, error: CommanderError): string {
  const named = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const option = named.split(/[ ,=]/)[0] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return withNearest(cli.unknownOption(option), option, optionsOf(command), cli.didYouMean);
    case 'commander.unknownCommand':
      return unknownCommandSentence(command, cli, named);
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
