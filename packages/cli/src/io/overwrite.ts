import { statSync } from 'node:fs';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usage.ts';
import { LineReader } from './lineReader.ts';

/**
 * Returns if a file may be written: it is new or empty, `force` is set, or the user agrees at a terminal. Throws a
 * `UsageError` if not. Devices and pipes are not replaced, so no question is asked.
 */
export async function allowOverwrite(shell: Shell, file: string, force = false): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (force || found === undefined || !found.isFile() || found.size === 0) return;
  if (await isAgreed(shell, file)) return;
  throw new UsageError(shell.cli.notOverwritten(file));
}

async function isAgreed({ cli, output }: Shell, file: string): Promise<boolean> {
  if (process.stdin.isTTY !== true) return false;
  output.note(`${cli.overwriteQuestion(file)} `);
  const lines = new LineReader(process.stdin, false);
  const line = await lines.next();
  lines.close();
  return line !== null && cli.answersYes.includes(line.trim().toLowerCase());
}
