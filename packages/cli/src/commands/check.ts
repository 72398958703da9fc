import type { Command } from 'commander';
import type { Shell } from '../shell.ts';
import { checkFiles } from './checkFiles.ts';
import { makeCommand } from './makeCommand.ts';
import { optionFor } from './options.ts';

/** `nain check`: checks that records follow the rules. */
export function checkCommand(shell: Shell): Command {
  return makeCommand(shell, 'check', 'check', [
    ['nain check games.jsonl', 'check'],
    ['nain simulate --games 100 --out - | nain check -', 'checkPipe'],
  ])
    .argument('<files...>', shell.cli.options.files)
    .addOption(optionFor(shell, '--json', 'jsonLines'))
    .action((files: string[], options: { json?: boolean }) => runCheck(shell, files, options.json === true));
}

async function runCheck(shell: Shell, files: readonly string[], json: boolean): Promise<void> {
  const found = { fair: 0, uncut: 0, findings: 0 };
  const { records, wrong, unread } = await checkFiles(shell, files, { json }, ({ fair, uncut, findings }) => {
    found.fair += fair;
    found.uncut += uncut;
    found.findings += findings.length;
  });
  const summary = { type: 'summary', files: files.length, unread, games: records, wrong, ...found };
  if (json) await shell.output.out(`${JSON.stringify(summary)}\n`);
  if (records > 0) shell.output.note(`${shell.cli.recordsChecked(records, wrong)}\n`);
  if (found.fair + found.uncut > 0) shell.output.note(`${shell.cli.dealsProven(found.fair, found.uncut)}\n`);
}
