import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type PlayerName, type SimulationOptions, type Statistics, simulate } from '@nain-jaune/simulator';
import type { Command } from 'commander';
import { writing } from '../io/files.ts';
import { beforeInterrupt, interruptibly } from '../io/interrupt.ts';
import { OutFile } from '../io/outFile.ts';
import { makeProgress } from '../io/progress.ts';
import type { Shell } from '../shell.ts';
import { drawStatistics } from '../terminal/statistics.ts';
import { UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { botOption, botsOption, numberOption, optionFor } from './options.ts';
import { playersOf, type RulesOptions, rulesetOf } from './ruleset.ts';

interface Options extends RulesOptions {
  readonly games?: number;
  readonly deals?: number;
  readonly bots?: readonly PlayerName[];
  readonly bot?: readonly PlayerName[];
  readonly botTime?: number;
  readonly seed?: string;
  readonly out?: string;
  readonly threads?: number;
  readonly json?: boolean;
}

const BOTS: readonly PlayerName[] = ['lowest', 'longest'];
const GAMES = 1000;
const MOST_GAMES = 1_000_000_000;

/** `nain simulate`: many games between bots, their records and who won how often. */
export function simulateCommand(shell: Shell): Command {
  return makeCommand(shell, 'simulate', 'simulate', [
    ['nain simulate --players 4 --games 1000 --bots lowest,longest', 'simulate'],
    ['nain simulate --rules famille --games 200 --deals 10 --seed 1 --out games.jsonl', 'simulateShort'],
  ])
    .addOption(optionFor(shell, '--rules <rules>', 'rules'))
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(numberOption(shell, '--players <n>', 'players', 3, 8))
    .addOption(numberOption(shell, '--games <n>', 'games', 1, MOST_GAMES))
    .addOption(numberOption(shell, '--deals <n>', 'dealsMost', 1, 100_000))
    .addOption(botsOption(shell))
    .addOption(botOption(shell, 'arenaBot'))
    .addOption(numberOption(shell, '--bot-time <ms>', 'botTime', 1, 3_600_000))
    .addOption(optionFor(shell, '--seed <seed>', 'seed'))
    .addOption(optionFor(shell, '--out <file>', 'outGames'))
    .addOption(numberOption(shell, '--threads <n>', 'threads', 1, 256))
    .addOption(optionFor(shell, '--json', 'json'))
    .action((options: Options) => runSimulate(shell, options));
}

async function runSimulate(shell: Shell, options: Options): Promise<void> {
  const ruleset = rulesetOf(shell, options);
  const players = playersOf(shell, ruleset, options.players);
  const named = [...(options.bots ?? []), ...(options.bot ?? [])];
  const bots = named.length === 0 ? BOTS : named;
  if (bots.length > players) throw new UsageError(shell.cli.tooManyBots(bots.length, players));
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const threads = options.threads ?? availableParallelism();
  const { games = GAMES, deals, botTime: botMilliseconds } = options;
  const simulation = { ruleset, players, bots, seed, threads, games, deals, botMilliseconds };
  const statistics = await simulateWithProgress(shell, simulation, options.out);
  // Where the records go to standard output, what is said about them goes beside.
  const tell = options.out === '-' ? shell.output.note : shell.output.out;
  if (options.json) await tell(`${JSON.stringify({ rules: ruleset.id, players, seed, ...statistics })}\n`);
  else await tell(drawResult(shell, statistics, seed));
  if (statistics.faults.length > 0) process.exitCode = 1;
}

function drawResult(shell: Shell, statistics: Statistics, seed: string): string {
  return `${drawStatistics(shell, statistics)}\n\n${shell.cli.seedWas(seed)}\n`;
}

async function simulateWithProgress(
  shell: Shell,
  simulation: SimulationOptions,
  file: string | undefined,
): Promise<Statistics> {
  const progress = makeProgress(process.stderr, shell.notePaint);
  const onProgress = (done: number) =>
    progress.show(done / simulation.games, shell.cli.gamesOf(done, simulation.games));
  try {
    return await interruptibly((signal) => {
      const watched = { ...simulation, onProgress, signal };
      return file === undefined ? simulate(watched) : simulateInto(shell, watched, file);
    });
  } finally {
    progress.clear();
  }
}

/** Simulates and writes the records; where it comes to no end, no file stays. */
async function simulateInto(shell: Shell, simulation: SimulationOptions, file: string): Promise<Statistics> {
  if (file === '-') return simulate({ ...simulation, onRecord: (line) => shell.output.out(`${line}\n`) });
  const out = writing(shell, file, () => new OutFile(file));
  const allIsWell = beforeInterrupt(() => out.discard());
  try {
    const statistics = await simulate({
      ...simulation,
      onRecord: (line) => writing(shell, file, () => out.write(`${line}\n`)),
    });
    writing(shell, file, () => out.finish());
    return statistics;
  } finally {
    out.discard();
    allIsWell();
  }
}
