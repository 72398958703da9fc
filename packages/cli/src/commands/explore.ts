import { Explorer } from '@nain-jaune/review/explore';
import type { Command } from 'commander';
import { drawExploration } from '../explore/drawExploration.ts';
import { type FilterOptions, filterFrom, filterOptions } from '../explore/filterOptions.ts';
import type { Shell } from '../shell.ts';
import { checkFiles } from './checkFiles.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { optionFor } from './options.ts';

interface Options extends FilterOptions {
  readonly json?: boolean;
}

/** `nain explore`: adds up what players lead or keep over many records. */
export function exploreCommand(shell: Shell): Command {
  const command = makeCommand(shell, 'explore', 'explore', [
    ['nain explore games.jsonl', 'explore'],
    ['nain explore games.jsonl --who people --holds K --own-run 3', 'exploreHand'],
    [
      'nain simulate --games 1000 --bots expert,lowest --out - | nain explore - --player expert',
      'explorePipe',
    ],
  ]).argument('<files...>', shell.cli.options.files);
  return addOptions(command, [...filterOptions(shell), optionFor(shell, '--json', 'jsonLines')]).action(
    (files: string[], options: Options) => runExplore(shell, files, options),
  );
}

async function runExplore(shell: Shell, files: readonly string[], options: Options): Promise<void> {
  const explorer = new Explorer(filterFrom(shell, options));
  const {
    records: games,
    wrong,
    unread,
  } = await checkFiles(shell, files, options, ({ record }) => {
    if (record !== null) explorer.add(record);
  });
  const result = explorer.result();
  const summary = { type: 'exploration', games, wrong, unread, ...result };
  if (options.json) await shell.output.out(`${JSON.stringify(summary)}\n`);
  else if (games > 0) await shell.output.out(`${drawExploration(shell, result, wrong)}\n`);
}
