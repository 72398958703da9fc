import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { commandsFor } from './commands/commands.ts';
import { drawExamples, localise } from './commands/makeCommand.ts';
import type { Shell } from './shell.ts';
import { terminalColumns, wrap } from './terminal/width.ts';

/** Creates the program with the commands that a command line needs. Without one: with all commands. */
export async function makeProgram(shell: Shell, args: readonly string[] = []): Promise<Command> {
  const program = new Command('nain').description(shell.cli.about);
  localise(program, shell);
  for (const command of await commandsFor(args, shell)) program.addCommand(command);
  return program
    .version(manifest.version, '-V, --version', shell.cli.options.version)
    .addHelpText('after', `\n${examplesOf(shell)}\n\n${closingOf(shell)}`);
}

function closingOf({ cli }: Shell): string {
  return cli.closing
    .split('\n')
    .map((line) => wrap(line, terminalColumns()))
    .join('\n');
}

function examplesOf(shell: Shell): string {
  return drawExamples(shell, [
    ['nain play', 'play'],
    ['nain analyse games.jsonl --deal 1', 'analyse'],
    ['nain rules show lindor-1789', 'rulesShow'],
  ]);
}
