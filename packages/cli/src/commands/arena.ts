import { availableParallelism } from 'node:os';
import {
  type ArenaOptions,
  type ArenaReport,
  arena,
  BOT_MILLISECONDS,
  type ContestantName,
  type SeatsTaken,
} from '@nain-jaune/simulator';
import type { Command } from 'commander';
import { withProgress } from '../io/progress.ts';
import type { Shell } from '../shell.ts';
import { drawArena } from '../terminal/drawArena.ts';
import { UsageError } from '../usageError.ts';
import { contestantOption } from './botOptions.ts';
import { type GameRunOptions, gameRunOptions, randomSeed, runGames } from './gameRun.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { choiceOption, numberOption, optionFor } from './options.ts';
import { playersOf, rulesetOf, rulesOptions } from './rulesetOptions.ts';

interface Options extends GameRunOptions {
  readonly bots?: readonly ContestantName[];
  readonly bot?: readonly ContestantName[];
  readonly against?: readonly ContestantName[];
  readonly seats?: SeatsTaken;
  readonly deals?: number;
  readonly dealsPerGame?: number;
  readonly untilClear?: boolean;
}

const DEFAULT_DEALS = 1000;
const MOST_DEALS = 100_000_000;
const SEATS: readonly SeatsTaken[] = ['all', 'one'];

/** `nain arena`: compares bots on the same deals. */
export function arenaCommand(shell: Shell): Command {
  const command = makeCommand(shell, 'arena', 'arena', [
    ['nain arena --bots expert,lowest --against heuristic --deals 5000', 'arenaAgainst'],
    ['nain arena --bots random,lowest,longest,heuristic --until-clear --deals 100000', 'arenaTogether'],
    ['nain arena --bots "exec:python3 examples/exec-bot/bot.py" --against lowest', 'arenaExec'],
  ]);
  return addOptions(command, [
    contestantOption(shell, '--bots <names>', 'arenaBots'),
    contestantOption(shell, '--bot <name>', 'arenaBot'),
    contestantOption(shell, '--against <name>', 'against'),
    choiceOption(shell, '--seats <which>', 'arenaSeats', SEATS),
    ...rulesOptions(shell),
    numberOption(shell, '--deals <n>', 'arenaDeals', [1, MOST_DEALS]),
    numberOption(shell, '--deals-per-game <n>', 'dealsPerGame', [1, 1000]),
    optionFor(shell, '--until-clear', 'untilClear'),
    ...gameRunOptions(shell),
  ]).action((options: Options) => runArena(shell, options));
}

async function runArena(shell: Shell, options: Options): Promise<void> {
  const setting = settingOf(shell, options);
  await runGames<ArenaReport>(shell, options, {
    play: (callbacks) => arenaWithProgress(shell, { ...setting, ...callbacks }),
    draw: (report) => (options.json ? jsonOf(setting, report) : drawResult(shell, setting, report)),
    plotsOf: (plots) => plots.ofArena(shell),
    hasFaults: ({ contestants }) => contestants.some(({ faults }) => faults.length > 0),
  });
}

function settingOf(shell: Shell, options: Options): ArenaOptions {
  const ruleset = rulesetOf(shell, options);
  const { dealsPerGame = 1 } = options;
  const bots = [...(options.bots ?? []), ...(options.bot ?? [])];
  if (bots.length === 0) throw new UsageError(shell.cli.botsNeeded);
  return {
    ruleset,
    players: playersOf(shell, ruleset, options.players),
    bots,
    against: options.against?.at(-1),
    seats: options.seats ?? 'all',
    seed: options.seed ?? randomSeed(),
    rounds: Math.ceil((options.deals ?? DEFAULT_DEALS) / dealsPerGame),
    dealsPerGame,
    untilClear: options.untilClear,
    threads: options.threads ?? availableParallelism(),
    botMilliseconds: options.botTime ?? BOT_MILLISECONDS,
  };
}

function jsonOf({ ruleset, players, seed, seats }: ArenaOptions, report: ArenaReport): string {
  return `${JSON.stringify({ rules: ruleset.id, players, seed, seats, ...report })}\n`;
}

function drawResult(shell: Shell, { seed, players, ruleset }: ArenaOptions, report: ArenaReport): string {
  const { cli, words } = shell;
  const table = `${words.rulesetName(ruleset)}, ${cli.playersCount(players)}`;
  return `${table}\n${drawArena(shell, report)}\n\n${cli.seedUsed(String(seed))}\n`;
}

function arenaWithProgress(shell: Shell, setting: ArenaOptions): Promise<ArenaReport> {
  return withProgress(shell, (progress) => {
    const onProgress = (done: number) =>
      progress.show(done / setting.rounds, shell.cli.roundsOf(done, setting.rounds));
    return arena({ ...setting, onProgress });
  });
}
