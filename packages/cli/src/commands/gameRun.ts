import { randomBytes } from 'node:crypto';
import type { Option } from 'commander';
import { interruptibly } from '../io/interrupt.ts';
import type { GamePlots, OnRecord } from '../plot/gamePlots.ts';
import type { Plot } from '../plot/plot.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';
import type { OptionName } from '../words/cliWords.ts';
import { botTimeOption, numberOption, optionFor } from './options.ts';
import type { RulesOptions } from './rulesetOptions.ts';
import {
  allowSvg,
  type OutputOptions,
  plotOptions,
  writeGames,
  writePlots,
  writeResult,
} from './runOutput.ts';

export interface GameRunOptions extends RulesOptions, OutputOptions {
  readonly botTime?: number;
  readonly seed?: string;
  readonly append?: boolean;
  readonly threads?: number;
}

export function gameRunOptions(shell: Shell, append: OptionName): Option[] {
  return [
    botTimeOption(shell),
    optionFor(shell, '--seed <seed>', 'seed'),
    optionFor(shell, '--out <file>', 'outGames'),
    optionFor(shell, '--append', append),
    optionFor(shell, '--force', 'forceFiles'),
    numberOption(shell, '--threads <n>', 'threads', [1, 256]),
    optionFor(shell, '--json', 'json'),
    ...plotOptions(shell),
  ];
}

/** Returns the file that `--append` continues, or null without the option. */
export function fileToContinue({ cli }: Shell, { append, out }: GameRunOptions): string | null {
  if (append !== true) return null;
  if (out === undefined || out === '-') throw new UsageError(cli.appendNeedsOut);
  return out;
}

export function randomSeed(): string {
  return randomBytes(6).toString('hex');
}

interface GameRun<Report> {
  /** The length of the continued file, in bytes. */
  readonly continuedAt: number | undefined;
  readonly plots: GamePlots | null;
  play(callbacks: { readonly signal: AbortSignal; readonly onRecord: OnRecord | undefined }): Promise<Report>;
  draw(report: Report): string;
  plotsOf(plots: GamePlots): Plot[];
  hasFaults(report: Report): boolean;
}

/** Plays games until an interrupt and writes records, result and plots. Faults of programs set the exit status 1. */
export async function runGames<Report>(
  shell: Shell,
  options: GameRunOptions,
  { continuedAt, plots, ...run }: GameRun<Report>,
): Promise<void> {
  await allowSvg(shell, options);
  await interruptibly(async (signal) => {
    const report = await writeGames(
      shell,
      options,
      (onRecord) => run.play({ signal, onRecord: plots?.watching(onRecord) ?? onRecord }),
      continuedAt,
    );
    await writeResult(shell, options, run.draw(report));
    if (plots !== null) await writePlots(shell, options, run.plotsOf(plots));
    if (run.hasFaults(report)) process.exitCode = 1;
  });
}
