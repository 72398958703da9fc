import { withWriteErrors } from '../io/files.ts';
import { OutFile } from '../io/outFile.ts';
import { allowOverwrite } from '../io/overwrite.ts';
import type { Shell } from '../shell.ts';

/** Where the records of a run go. */
export interface OutGames {
  /** A file, `-` for standard output, or nothing. */
  readonly out?: string;
  /** Whether a file that exists is replaced without a question. */
  readonly force?: boolean;
}

/** Takes one record, as a line of JSON without its end. */
export type OnRecord = (line: string) => void | Promise<void>;

/**
 * Runs what plays games, and writes their records where they are wanted. The file is finished too if the run ends before
 * its time; nothing stays of a new file if the run fails. A file is continued after `continuedAt` bytes.
 */
export async function writingGames<Report>(
  shell: Shell,
  { out: file, force }: OutGames,
  run: (onRecord: OnRecord | undefined) => Promise<Report>,
  continuedAt: number | null = null,
): Promise<Report> {
  if (file === undefined) return run(undefined);
  if (file === '-') return run((line) => shell.output.out(`${line}\n`));
  if (continuedAt === null) await allowOverwrite(shell, file, force);
  const out = withWriteErrors(shell, file, () =>
    continuedAt === null ? OutFile.create(file) : OutFile.continue(file, continuedAt),
  );
  try {
    const report = await run((line) => withWriteErrors(shell, file, () => out.write(`${line}\n`)));
    withWriteErrors(shell, file, () => out.finish());
    return report;
  } finally {
    out.discard();
  }
}

/** Writes what comes beside a result: to standard error if the result is for a program. */
export function writeExtra(
  shell: Shell,
  options: OutGames & { readonly json?: boolean },
  text: string,
): void | Promise<void> {
  return options.json === true ? shell.output.note(text) : writeResult(shell, options, text);
}

/** Writes a result: to standard output, or to standard error if the records go there. */
export function writeResult({ output }: Shell, { out }: OutGames, text: string): void | Promise<void> {
  return out === '-' ? output.note(text) : output.out(text);
}
