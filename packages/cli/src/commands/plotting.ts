import type { Command } from 'commander';
import { withWriteErrors } from '../io/files.ts';
import { writeWhole } from '../io/outFile.ts';
import { allowOverwrite } from '../io/overwrite.ts';
import { drawPlot } from '../plot/drawPlot.ts';
import type { Plot } from '../plot/plot.ts';
import { svgOf } from '../plot/svg.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { optionFor } from './options.ts';

/** Whether plots are wanted, in the terminal and as SVG. */
export interface PlotOptions {
  readonly plot?: boolean;
  readonly svg?: string;
  readonly force?: boolean;
}

/** A command with the options that ask for plots. */
export function withPlotOptions(shell: Shell, command: Command): Command {
  return command
    .addOption(optionFor(shell, '--plot', 'plot'))
    .addOption(optionFor(shell, '--svg <file>', 'svg'));
}

/** Whether plots are wanted at all. */
export function wantsPlots({ plot = false, svg }: PlotOptions): boolean {
  return plot || svg !== undefined;
}

/** Makes sure that the SVG may be written, before the work begins. */
export async function allowSvg(shell: Shell, { svg, force }: PlotOptions): Promise<void> {
  if (svg !== undefined) await allowOverwrite(shell, svg, force);
}

/** Writes plots to where they are wanted; `tell` writes those for the terminal. */
export async function writePlots(
  shell: Shell,
  { plot = false, svg }: PlotOptions,
  plots: readonly Plot[],
  tell: (text: string) => void | Promise<void>,
): Promise<void> {
  const columns = terminalColumns();
  if (plot) for (const one of plots) await tell(`\n${drawPlot(shell, one, columns)}\n`);
  if (svg !== undefined) withWriteErrors(shell, svg, () => writeWhole(svg, svgOf(shell, plots)));
}
