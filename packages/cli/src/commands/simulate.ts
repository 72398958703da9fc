import { availableParallelism } from 'node:os';
import {
  type PlayerName,
  type SimulationOptions,
  type SimulationReport,
  simulate,
} from '@nain-jaune/simulator';
import type { Command } from 'commander';
import { withProgress } from '../io/progress.ts';
import type { Shell } from '../shell.ts';
import { drawStatistics } from '../terminal/drawStatistics.ts';
import { UsageError } from '../usageError.ts';
import { botOption, botsOption } from './botOptions.ts';
import { type GameRunOptions, gameRunOptions, randomSeed, runGames } from './gameRun.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { numberOption } from './options.ts';
import { playersOf, rulesetOf, rulesOptions } from './rulesetOptions.ts';

interface Options extends GameRunOptions {
  readonly games?: number;
  readonly deals?: number;
  readonly bots?: readonly PlayerName[];
  readonly bot?: readonly PlayerName[];
}

const DEFAULT_BOTS: readonly PlayerName[] = ['lowest', 'longest'];
const DEFAULT_GAMES = 1000;
const MOST_GAMES = 1_000_000_000;

/** `nain simulate`: plays games between bots. */
export function simulateCommand(shell: Shell): Command {
  const command = makeCommand(shell, 'simulate', 'simulate', [
    ['nain simulate --players 4 --games 1000 --bots lowest,longest', 'simulate'],
    ['nain simulate --rules famille --games 200 --deals 10 --seed 1 --out games.jsonl', 'simulateShort'],
    ['nain simulate --games 500 --bots expert,lowest --plot', 'simulatePlot'],
  ]);
  return addOptions(command, [
    ...rulesOptions(shell),
    numberOption(shell, '--games <n>', 'games', [1, MOST_GAMES]),
    numberOption(shell, '--deals <n>', 'dealsMost', [1, 100_000]),
    botsOption(shell),
    botOption(shell, 'arenaBot'),
    ...gameRunOptions(shell),
  ]).action((options: Options) => runSimulate(shell, options));
}

async function runSimulate(shell: Shell, options: Options): Promise<void> {
  const simulation = settingOf(shell, options);
  await runGames<SimulationReport>(shell, options, {
    play: (callbacks) => simulateWithProgress(shell, { ...simulation, ...callbacks }),
    draw: (report) => (options.json ? jsonOf(simulation, report) : drawResult(shell, simulation, report)),
    plotsOf: (plots) => plots.ofSimulation(shell),
    hasFaults: ({ faults }) => faults.length > 0,
  });
}

function settingOf(shell: Shell, options: Options): SimulationOptions {
  const ruleset = rulesetOf(shell, options);
  const players = playersOf(shell, ruleset, options.players);
  const named = [...(options.bots ?? []), ...(options.bot ?? [])];
  const bots = named.length === 0 ? DEFAULT_BOTS : named;
  if (bots.length > players) throw new UsageError(shell.cli.tooManyBots(bots.length, players));
  return {
    ruleset,
    players,
    bots,
    seed: options.seed ?? randomSeed(),
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
  return `${interrupted}${drawStatistics(shell, report)}\n\n${shell.cli.seedUsed(String(seed))}\n`;
}

function simulateWithProgress(shell: Shell, simulation: SimulationOptions): Promise<SimulationReport> {
  return withProgress(shell, (progress) => {
    const onProgress = (done: number) =>
      progress.show(done / simulation.games, shell.cli.gamesOf(done, simulation.games));
    return simulate({ ...simulation, onProgress });
  });
}
