import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { GameRecord } from '@nain-jaune/engine';
import {
  type PlayerName,
  type SimulationOptions,
  type SimulationReport,
  simulate,
} from '@nain-jaune/simulator';
import type { Command } from 'commander';
import { interruptibly } from '../io/interrupt.ts';
import { makeProgress } from '../io/progress.ts';
import { GamePlots } from '../plot/gatherPlots.ts';
import type { Shell } from '../shell.ts';
import { drawStatistics } from '../terminal/drawStatistics.ts';
import { UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { type EarlierGames, readEarlierGames } from './earlierGames.ts';
import { botOption, botsOption, numberOption, optionFor } from './options.ts';
import { type OutGames, writeExtra, writeResult, writingGames } from './outGames.ts';
import { allowSvg, type PlotOptions, wantsPlots, withPlotOptions, writePlots } from './plotting.ts';
import { playersOf, type RulesOptions, rulesetOf } from './rulesetOptions.ts';

interface Options extends RulesOptions, OutGames, PlotOptions {
  readonly games?: number;
  readonly deals?: number;
  readonly bots?: readonly PlayerName[];
  readonly bot?: readonly PlayerName[];
  readonly botTime?: number;
  readonly seed?: string;
  readonly append?: boolean;
  readonly threads?: number;
  readonly json?: boolean;
}

const DEFAULT_BOTS: readonly PlayerName[] = ['lowest', 'longest'];
const DEFAULT_GAMES = 1000;
const MOST_GAMES = 1_000_000_000;

/** `nain simulate`: plays games between bots. */
export function simulateCommand(shell: Shell): Command {
  const command = makeCommand(shell, 'simulate', 'simulate', [
    ['nain simulate --players 4 --games 1000 --bots lowest,longest', 'simulate'],
    ['nain simulate --rules famille --games 200 --deals 10 --seed 1 --out games.jsonl', 'simulateShort'],
    ['nain simulate --games 100000 --out games.jsonl --append', 'simulateAppend'],
    ['nain simulate --games 500 --bots expert,lowest --plot', 'simulatePlot'],
  ])
    .addOption(optionFor(shell, '--rules <rules>', 'rules'))
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(numberOption(shell, '--players <n>', 'players', [3, 8]))
    .addOption(numberOption(shell, '--games <n>', 'games', [1, MOST_GAMES]))
    .addOption(numberOption(shell, '--deals <n>', 'dealsMost', [1, 100_000]))
    .addOption(botsOption(shell))
    .addOption(botOption(shell, 'arenaBot'))
    .addOption(numberOption(shell, '--bot-time <ms>', 'botTime', [1, 3_600_000]))
    .addOption(optionFor(shell, '--seed <seed>', 'seed'))
    .addOption(optionFor(shell, '--out <file>', 'outGames'))
    .addOption(optionFor(shell, '--append', 'append'))
    .addOption(optionFor(shell, '--force', 'force'))
    .addOption(numberOption(shell, '--threads <n>', 'threads', [1, 256]))
    .addOption(optionFor(shell, '--json', 'json'));
  return withPlotOptions(shell, command).action((options: Options) => runSimulate(shell, options));
}

async function runSimulate(shell: Shell, options: Options): Promise<void> {
  const setting = settingOf(shell, options);
  const plots = wantsPlots(options) ? new GamePlots() : null;
  const earlier = await earlierOf(shell, options, setting, (record) => plots?.add(record));
  const seed = earlier?.seed ?? setting.seed ?? randomBytes(6).toString('hex');
  const simulation: SimulationOptions = { ...setting, seed, continued: earlier?.statistics };
  await allowSvg(shell, options);
  await interruptibly(async (signal) => {
    const report = await writingGames(
      shell,
      options,
      (onRecord) =>
        simulateWithProgress(shell, {
          ...simulation,
          signal,
          onRecord: plots?.watching(onRecord) ?? onRecord,
        }),
      earlier?.length,
    );
    await writeResult(
      shell,
      options,
      options.json ? jsonOf(simulation, report) : drawResult(shell, simulation, report),
    );
    if (plots !== null)
      await writePlots(shell, options, plots.ofSimulation(shell), (text) => writeExtra(shell, options, text));
    if (report.faults.length > 0) process.exitCode = 1;
  });
}

type Setting = Omit<SimulationOptions, 'seed'> & { readonly seed: string | undefined };

/** Reads the games of the file of `--append`. */
async function earlierOf(
  shell: Shell,
  { append, out }: Options,
  setting: Setting,
  onGame: (record: GameRecord) => void,
): Promise<EarlierGames | null> {
  if (append !== true) return null;
  if (out === undefined || out === '-') throw new UsageError(shell.cli.appendNeedsOut);
  return readEarlierGames(shell, out, setting, onGame);
}

function settingOf(shell: Shell, options: Options): Setting {
  const ruleset = rulesetOf(shell, options);
  const players = playersOf(shell, ruleset, options.players);
  const named = [...(options.bots ?? []), ...(options.bot ?? [])];
  const bots = named.length === 0 ? DEFAULT_BOTS : named;
  if (bots.length > players) throw new UsageError(shell.cli.tooManyBots(bots.length, players));
  return {
    ruleset,
    players,
    bots,
    seed: options.seed,
    games: options.games ?? DEFAULT_GAMES,
    deals: options.deals,
    threads: options.threads ?? availableParallelism(),
    botMilliseconds: options.botTime,
  };
}

function jsonOf({ ruleset, players, seed }: SimulationOptions, report: SimulationReport): string {
  return `${JSON.stringify({ rules: ruleset.id, players, seed, ...report })}\n`;
}

function drawResult(shell: Shell, { seed }: SimulationOptions, report: SimulationReport): string {
  const interrupted = report.stopped === 'interrupted' ? `${shell.cli.arenaEnded.interrupted}\n` : '';
  return `${interrupted}${drawStatistics(shell, report)}\n\n${shell.cli.seedWas(String(seed))}\n`;
}

async function simulateWithProgress(shell: Shell, simulation: SimulationOptions): Promise<SimulationReport> {
  const progress = makeProgress(process.stderr, shell.notePaint);
  const onProgress = (done: number) =>
    progress.show(done / simulation.games, shell.cli.gamesOf(done, simulation.games));
  try {
    return await simulate({ ...simulation, onProgress });
  } finally {
    progress.clear();
  }
}
