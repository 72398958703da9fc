import type { Command } from 'commander';
import { allowOverwrite, withWriteErrors } from '../io/files.ts';
import { writeFileAtomically } from '../io/outFile.ts';
import { drawPlot } from '../plot/drawPlot.ts';
import type { Plot } from '../plot/plot.ts';
import { svgOf } from '../plot/svg.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/width.ts';
import { optionFor } from './options.ts';

export interface PlotOptions {
  readonly plot?: boolean;
  readonly svg?: string;
  readonly force?: boolean;
}

export function withPlotOptions(shell: Shell, command: Command): Command {
  return command
    .addOption(optionFor(shell, '--plot', 'plot'))
    .addOption(optionFor(shell, '--svg <file>', 'svg'));
}

export function wantsPlots({ plot = false, svg }: PlotOptions): boolean {
  return plot || svg !== undefined;
}

/** Checks that the SVG file may be written. Call it before long work. */
export async function allowSvg(shell: Shell, { svg, force }: PlotOptions): Promise<void> {
  if (svg !== undefined) await allowOverwrite(shell, svg, force);
}

/** Writes plots as text by `write` and as SVG to a file, according to the options. */
export async function writePlots(
  shell: Shell,
  { plot = false, svg }: PlotOptions,
  plots: readonly Plot[],
  write: (text: string) => void | Promise<void>,
): Promise<void> {
  const columns = terminalColumns();
  if (plot) for (const one of plots) await write(`\n${drawPlot(shell, one, columns)}\n`);
  if (svg !== undefined) withWriteErrors(shell, svg, () => writeFileAtomically(svg, svgOf(shell, plots)));
}
