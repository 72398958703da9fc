import { Explorer } from '@nain-jaune/review/explore';
import type { Command } from 'commander';
import { drawExploration } from '../explore/drawExploration.ts';
import { type FilterOptions, filterFrom, filterOptions } from '../explore/filterOptions.ts';
import { whyNotRead } from '../io/files.ts';
import { makeSignalYield } from '../io/interrupt.ts';
import { type Progress, withProgress } from '../io/progress.ts';
import { recordsIn } from '../io/recordsIn.ts';
import type { Shell } from '../shell.ts';
import { checkLine, FindingWriter } from './findings.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { optionFor } from './options.ts';

interface Options extends FilterOptions {
  readonly json?: boolean;
}

interface Tally {
  games: number;
  wrong: number;
  /** Files that cannot be read or have no game. */
  unread: number;
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
  const tally: Tally = { games: 0, wrong: 0, unread: 0 };
  const asJson = options.json === true;
  for (const file of files) {
    const { games } = tally;
    try {
      await exploreFile(shell, file, { explorer, tally, asJson });
      if (tally.games > games) continue;
      shell.output.note(`${shell.cli.emptyFile(file)}\n`);
    } catch (error) {
      shell.output.note(`${whyNotRead(shell, file, error)}\n`);
    }
    tally.unread += 1;
  }
  const result = explorer.result();
  if (asJson) await shell.output.out(`${JSON.stringify({ type: 'exploration', ...tally, ...result })}\n`);
  else if (tally.games > 0) await shell.output.out(`${drawExploration(shell, result, tally.wrong)}\n`);
  process.exitCode = tally.unread > 0 ? 2 : Math.min(1, tally.wrong);
}

interface Exploring {
  readonly explorer: Explorer;
  readonly tally: Tally;
  readonly asJson: boolean;
}

async function exploreFile(shell: Shell, file: string, exploring: Exploring): Promise<void> {
  const writer = new FindingWriter(shell, file, exploring.asJson);
  try {
    await withProgress(shell, (progress) => exploreLines(shell, file, exploring, writer, progress));
  } finally {
    await writer.end();
  }
}

async function exploreLines(
  shell: Shell,
  file: string,
  { explorer, tally }: Exploring,
  writer: FindingWriter,
  progress: Progress,
): Promise<void> {
  const yieldToSignals = makeSignalYield();
  for await (const line of recordsIn(shell, file, progress)) {
    const { record, findings } = checkLine(shell, file, line);
    tally.games += 1;
    tally.wrong += Math.min(1, findings.length);
    if (record !== null) explorer.add(record);
    if (findings.length > 0) progress.clear();
    await writer.write(findings);
    await yieldToSignals();
  }
}
