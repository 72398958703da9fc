import { allowOverwrite, withWriteErrors } from '../io/files.ts';
import { OutFile } from '../io/outFile.ts';
import { drawPlot } from '../plot/drawPlot.ts';
import type { OnRecord } from '../plot/gamePlots.ts';
import type { Plot } from '../plot/plot.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/width.ts';

export interface OutputOptions {
  /** The file of the records, or `-` for standard output. */
  readonly out?: string;
  /** Overwrites an existing file without a question. */
  readonly force?: boolean;
  readonly json?: boolean;
  readonly plot?: boolean;
}

/**
 * Runs games and writes their records to the output. An interrupted run keeps its records. A failed run leaves no new
 * file.
 */
export async function writeGames<Report>(
  shell: Shell,
  { out: file, force }: OutputOptions,
  run: (onRecord: OnRecord | undefined) => Promise<Report>,
): Promise<Report> {
  if (file === undefined) return run(undefined);
  if (file === '-') return run((line) => shell.output.out(`${line}\n`));
  await allowOverwrite(shell, file, force);
  const out = withWriteErrors(shell, file, () => OutFile.create(file));
  try {
    const report = await run((line) => withWriteErrors(shell, file, () => out.write(`${line}\n`)));
    withWriteErrors(shell, file, () => out.finish());
    return report;
  } finally {
    out.discard();
  }
}

/** Writes the result: to standard output, or to standard error if the records use standard output. */
export function writeResult({ output }: Shell, { out }: OutputOptions, text: string): void | Promise<void> {
  return out === '-' ? output.note(text) : output.out(text);
}

/** Writes plots as text, to standard error if the result is JSON. */
export async function writePlots(
  shell: Shell,
  options: OutputOptions,
  plots: readonly Plot[],
): Promise<void> {
  for (const plot of plots) {
    const text = `\n${drawPlot(shell, plot, terminalColumns())}\n`;
    await (options.json ? shell.output.note(text) : writeResult(shell, options, text));
  }
}
