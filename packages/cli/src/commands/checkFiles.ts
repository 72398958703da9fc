import { whyNotRead } from '../io/files.ts';
import { makeSignalYield } from '../io/interrupt.ts';
import { type Progress, withProgress } from '../io/progress.ts';
import { recordsIn } from '../io/recordsIn.ts';
import type { Shell } from '../shell.ts';
import { type CheckedLine, checkLine, FindingWriter } from './findings.ts';
import { noGame } from './readGame.ts';

export interface FileOptions {
  readonly json?: boolean;
  /** The only record of each file to check, from 1. */
  readonly game?: number;
}

export interface Tally {
  records: number;
  /** Records with findings. */
  wrong: number;
  /** Files that cannot be read or have no record. */
  unread: number;
}

/** A checked record with its place, and the progress of reading its file. */
export interface CheckedRecord extends CheckedLine {
  readonly file: string;
  readonly line: number;
  readonly progress: Progress;
}

type Take = (checked: CheckedRecord) => void | Promise<void>;

/**
 * Checks the records of files, writes their findings and passes each to `take`. Sets the exit status: 0, 1 if some are invalid, 2 if
 * a file cannot be read or has none.
 *
 * @throws {UsageError} if a file does not have the record of `options.game`.
 */
export async function checkFiles(
  shell: Shell,
  files: readonly string[],
  options: FileOptions,
  take: Take,
): Promise<Tally> {
  const tally: Tally = { records: 0, wrong: 0, unread: 0 };
  for (const file of files) {
    const { records } = tally;
    try {
      await checkFile(shell, file, options, tally, take);
      if (tally.records > records) continue;
      shell.output.note(`${shell.cli.emptyFile(file)}\n`);
    } catch (error) {
      shell.output.note(`${whyNotRead(shell, file, error)}\n`);
    }
    tally.unread += 1;
  }
  process.exitCode = tally.unread > 0 ? 2 : Math.min(1, tally.wrong);
  return tally;
}

async function checkFile(
  shell: Shell,
  file: string,
  { json = false, game }: FileOptions,
  tally: Tally,
  take: Take,
): Promise<void> {
  const writer = new FindingWriter(shell, file, json);
  const yieldToSignals = makeSignalYield();
  let records = 0;
  try {
    await withProgress(shell, async (progress) => {
      for await (const line of recordsIn(shell, file, progress)) {
        records += 1;
        tally.records += 1;
        if (game !== undefined && records < game) continue;
        const checked = checkLine(shell, file, line);
        if (checked.findings.length > 0) {
          tally.wrong += 1;
          progress.clear();
        }
        await writer.write(checked.findings);
        await take({ ...checked, file, line: line.number, progress });
        await yieldToSignals();
        if (records === game) return;
      }
      if (game !== undefined) throw noGame(shell, file, game, records);
    });
  } finally {
    await writer.end();
  }
}
