import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { checkCommand } from './commands/check.ts';
import { exploreCommand } from './commands/explore.ts';
import { drawExamples, localise } from './commands/makeCommand.ts';
import { completionCommand, manCommand } from './commands/manual.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { schemaCommand } from './commands/schema.ts';
import { simulateCommand } from './commands/simulate.ts';
import type { Shell } from './shell.ts';
import { terminalColumns, wrap } from './terminal/width.ts';

export function makeProgram(shell: Shell): Command {
  const program = new Command('nain').description(shell.cli.about);
  localise(program, shell);
  return program
    .version(manifest.version, '-V, --version', shell.cli.options.version)
    .addCommand(playCommand(shell))
    .addCommand(simulateCommand(shell))
    .addCommand(arenaCommand(shell))
    .addCommand(checkCommand(shell))
    .addCommand(replayCommand(shell))
    .addCommand(analyseCommand(shell))
    .addCommand(exploreCommand(shell))
    .addCommand(rulesCommand(shell))
    .addCommand(schemaCommand(shell))
    .addCommand(completionCommand(shell))
    .addCommand(manCommand(shell))
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
    ['nain simulate --games 1000 --bots lowest,longest', 'simulate'],
    ['nain rules show lindor-1789', 'rulesShow'],
  ]);
}
