import { allowOverwrite, withWriteErrors } from '../io/files.ts';
import { OutFile } from '../io/outFile.ts';
import type { Shell } from '../shell.ts';

/** The options for the records of a run. */
export interface OutGames {
  /** A file, or `-` for standard output. */
  readonly out?: string;
  /** Overwrites an existing file without a question. */
  readonly force?: boolean;
}

/** Receives a record as a line of JSON without the line break. */
export type OnRecord = (line: string) => void | Promise<void>;

/**
 * Runs games and writes their records to the output. An interrupted run keeps its records. A failed run leaves no new
 * file. `continuedAt`: the length in bytes after which an existing file is continued.
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

/** Writes a supplement to the result: to standard error if the result is JSON. */
export function writeExtra(
  shell: Shell,
  options: OutGames & { readonly json?: boolean },
  text: string,
): void | Promise<void> {
  return options.json === true ? shell.output.note(text) : writeResult(shell, options, text);
}

/** Writes the result: to standard output, or to standard error if the records use standard output. */
export function writeResult({ output }: Shell, { out }: OutGames, text: string): void | Promise<void> {
  return out === '-' ? output.note(text) : output.out(text);
}
