import type { Command } from 'commander';
import { whyNotRead } from '../io/files.ts';
import { withProgress } from '../io/progress.ts';
import { recordsIn } from '../io/recordsIn.ts';
import type { Shell } from '../shell.ts';
import { checkLine, FindingWriter } from './findings.ts';
import { makeCommand } from './makeCommand.ts';
import { optionFor } from './options.ts';

interface Tally {
  records: number;
  wrong: number;
  fair: number;
  uncut: number;
  findings: number;
}

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

async function runCheck(shell: Shell, files: readonly string[], asJson: boolean): Promise<void> {
  const tally: Tally = { records: 0, wrong: 0, fair: 0, uncut: 0, findings: 0 };
  let unread = 0;
  for (const file of files) {
    const { records } = tally;
    try {
      await checkFile(shell, file, asJson, tally);
      if (tally.records > records) continue;
      shell.output.note(`${shell.cli.emptyFile(file)}\n`);
    } catch (error) {
      shell.output.note(`${whyNotRead(shell, file, error)}\n`);
    }
    unread += 1;
  }
  if (asJson) await shell.output.out(`${JSON.stringify(summaryOf(files.length, unread, tally))}\n`);
  if (tally.records > 0) shell.output.note(`${shell.cli.recordsChecked(tally.records, tally.wrong)}\n`);
  if (tally.fair + tally.uncut > 0) shell.output.note(`${shell.cli.dealsProven(tally.fair, tally.uncut)}\n`);
  process.exitCode = unread > 0 ? 2 : Math.min(1, tally.wrong);
}

function summaryOf(files: number, unread: number, { records: games, ...tally }: Tally): unknown {
  return { type: 'summary', files, unread, games, ...tally };
}

async function checkFile(shell: Shell, file: string, asJson: boolean, tally: Tally): Promise<void> {
  const writer = new FindingWriter(shell, file, asJson);
  try {
    await withProgress(shell, async (progress) => {
      for await (const line of recordsIn(shell, file, progress)) {
        const { findings, fair, uncut } = checkLine(shell, file, line);
        tally.records += 1;
        tally.wrong += Math.min(1, findings.length);
        tally.findings += findings.length;
        tally.fair += fair;
        tally.uncut += uncut;
        if (findings.length > 0) progress.clear();
        await writer.write(findings);
      }
    });
  } finally {
    await writer.end();
  }
}
