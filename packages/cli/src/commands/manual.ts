import type { Command } from 'commander';
import { commandTree } from '../manual/commandTree.ts';
import { COMPLETED_SHELLS, type CompletedShell, completionScript } from '../manual/completion.ts';
import { manPage } from '../manual/manPage.ts';
import type { Shell } from '../shell.ts';
import { makeCommand } from './makeCommand.ts';
import { choiceArgument } from './options.ts';

/** `nain completion`: prints a completion script, generated from the commands. */
export function completionCommand(shell: Shell): Command {
  return makeCommand(shell, 'completion', 'completion', [
    ['source <(nain completion bash)', 'completionBash'],
    ['nain completion fish > ~/.config/fish/completions/nain.fish', 'completionFish'],
  ])
    .addArgument(choiceArgument(shell, '<shell>', 'completedShell', COMPLETED_SHELLS))
    .action((name: CompletedShell, _options: unknown, command: Command) =>
      shell.output.out(completionScript(name, commandTree(rootOf(command)))),
    );
}

/** `nain man`: prints the manual page, generated from the commands. */
export function manCommand(shell: Shell): Command {
  return makeCommand(shell, 'man', 'man', [
    ['nain man | man -l -', 'man'],
    ['nain man > /usr/local/share/man/man1/nain.1', 'manFile'],
  ]).action((_options: unknown, command: Command) => {
    const root = rootOf(command);
    return shell.output.out(manPage(shell, commandTree(root), root.version() ?? ''));
  });
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent);
}
