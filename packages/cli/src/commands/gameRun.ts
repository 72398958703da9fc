import { randomBytes } from 'node:crypto';
import type { Option } from 'commander';
import { interruptibly } from '../io/interrupt.ts';
import { GamePlots, type OnRecord } from '../plot/gamePlots.ts';
import type { Plot } from '../plot/plot.ts';
import type { Shell } from '../shell.ts';
import { botTimeOption } from './botOptions.ts';
import { numberOption, optionFor } from './options.ts';
import type { RulesOptions } from './rulesetOptions.ts';
import { type OutputOptions, writeGames, writePlots, writeResult } from './runOutput.ts';

export interface GameRunOptions extends RulesOptions, OutputOptions {
  readonly botTime?: number;
  readonly seed?: string;
  readonly threads?: number;
}

export function gameRunOptions(shell: Shell): Option[] {
  return [
    botTimeOption(shell),
    optionFor(shell, '--seed <seed>', 'seed'),
    optionFor(shell, '--out <file>', 'outGames'),
    optionFor(shell, '--force', 'force'),
    numberOption(shell, '--threads <n>', 'threads', [1, 256]),
    optionFor(shell, '--json', 'json'),
    optionFor(shell, '--plot', 'plot'),
  ];
}

export function randomSeed(): string {
  return randomBytes(6).toString('hex');
}

interface GameRun<Report> {
  play(callbacks: { readonly signal: AbortSignal; readonly onRecord: OnRecord | undefined }): Promise<Report>;
  draw(report: Report): string;
  plotsOf(plots: GamePlots): Plot[];
  hasFaults(report: Report): boolean;
}

/** Plays games until an interrupt and writes records, result and plots. Faults of programs set the exit status 1. */
export async function runGames<Report>(
  shell: Shell,
  options: GameRunOptions,
  run: GameRun<Report>,
): Promise<void> {
  const plots = options.plot === true ? new GamePlots() : null;
  await interruptibly(async (signal) => {
    const report = await writeGames(shell, options, (onRecord) =>
      run.play({ signal, onRecord: plots?.watching(onRecord) ?? onRecord }),
    );
    await writeResult(shell, options, run.draw(report));
    if (plots !== null) await writePlots(shell, options, run.plotsOf(plots));
    if (run.hasFaults(report)) process.exitCode = 1;
  });
}
