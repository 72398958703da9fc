import type { Option } from 'commander';
import { allowOverwrite, withWriteErrors } from '../io/files.ts';
import { OutFile, writeFileAtomically } from '../io/outFile.ts';
import { drawPlot } from '../plot/drawPlot.ts';
import type { OnRecord } from '../plot/gamePlots.ts';
import type { Plot } from '../plot/plot.ts';
import { svgOf } from '../plot/svg.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/width.ts';
import { optionFor } from './options.ts';

export interface OutputOptions {
  /** The file of the records, or `-` for standard output. */
  readonly out?: string;
  /** Overwrites existing files without a question. */
  readonly force?: boolean;
  readonly json?: boolean;
  readonly plot?: boolean;
  readonly svg?: string;
}

export function plotOptions(shell: Shell): Option[] {
  return [optionFor(shell, '--plot', 'plot'), optionFor(shell, '--svg <file>', 'svg')];
}

export function wantsPlots({ plot = false, svg }: OutputOptions): boolean {
  return plot || svg !== undefined;
}

/** Checks that the SVG file may be written. Call it before long work. */
export async function allowSvg(shell: Shell, { svg, force }: OutputOptions): Promise<void> {
  if (svg !== undefined) await allowOverwrite(shell, svg, force);
}

/**
 * Runs games and writes their records to the output. An interrupted run keeps its records. A failed run leaves no new
 * file. `continuedAt`: the length in bytes after which an existing file is continued.
 */
export async function writeGames<Report>(
  shell: Shell,
  { out: file, force }: OutputOptions,
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

/** Writes the result: to standard output, or to standard error if the records use standard output. */
export function writeResult({ output }: Shell, { out }: OutputOptions, text: string): void | Promise<void> {
  return out === '-' ? output.note(text) : output.out(text);
}

/** Writes plots as text and as SVG, according to the options. Text goes to standard error if the result is JSON. */
export async function writePlots(
  shell: Shell,
  options: OutputOptions,
  plots: readonly Plot[],
): Promise<void> {
  const { plot = false, json = false, svg } = options;
  for (const one of plot ? plots : []) {
    const text = `\n${drawPlot(shell, one, terminalColumns())}\n`;
    await (json ? shell.output.note(text) : writeResult(shell, options, text));
  }
  if (svg !== undefined) withWriteErrors(shell, svg, () => writeFileAtomically(svg, svgOf(shell, plots)));
}
