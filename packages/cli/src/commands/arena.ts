import { randomBytes } from 'node:crypto';
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
import { interruptibly } from '../io/interrupt.ts';
import { makeProgress } from '../io/progress.ts';
import { GamePlots } from '../plot/gatherPlots.ts';
import type { Shell } from '../shell.ts';
import { drawArena } from '../terminal/arena.ts';
import { UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { type EarlierRounds, readEarlierRounds } from './earlierRounds.ts';
import { choiceOption, contestantOption, numberOption, optionFor } from './options.ts';
import { type OutGames, tellBeside, tellResult, writingGames } from './outGames.ts';
import { allowSvg, type PlotOptions, tellPlots, wantsPlots, withPlotOptions } from './plotting.ts';
import { playersOf, type RulesOptions, rulesetOf } from './ruleset.ts';

interface Options extends RulesOptions, OutGames, PlotOptions {
  readonly bots?: readonly ContestantName[];
  readonly bot?: readonly ContestantName[];
  readonly against?: readonly ContestantName[];
  readonly seats?: SeatsTaken;
  readonly deals?: number;
  readonly dealsPerGame?: number;
  readonly untilClear?: boolean;
  readonly botTime?: number;
  readonly seed?: string;
  readonly append?: boolean;
  readonly threads?: number;
  readonly json?: boolean;
}

const DEALS = 1000;
const MOST_DEALS = 100_000_000;
const SEATS: readonly SeatsTaken[] = ['all', 'one'];

/** `nain arena`: bots against each other on the same cards, and who is better by how much. */
export function arenaCommand(shell: Shell): Command {
  const command = makeCommand(shell, 'arena', 'arena', [
    ['nain arena --bots expert,lowest --against heuristic --deals 5000', 'arenaAgainst'],
    ['nain arena --bots random,lowest,longest,heuristic --until-clear --deals 100000', 'arenaTogether'],
    ['nain arena --bots expert --against heuristic --deals 50000 --out arena.jsonl --append', 'arenaAppend'],
    ['nain arena --bots "exec:python3 examples/exec-bot/bot.py" --against lowest', 'arenaExec'],
  ])
    .addOption(contestantOption(shell, '--bots <names>', 'arenaBots'))
    .addOption(contestantOption(shell, '--bot <name>', 'arenaBot'))
    .addOption(contestantOption(shell, '--against <name>', 'against'))
    .addOption(choiceOption(shell, '--seats <which>', 'arenaSeats', SEATS))
    .addOption(optionFor(shell, '--rules <rules>', 'rules'))
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(numberOption(shell, '--players <n>', 'players', 3, 8))
    .addOption(numberOption(shell, '--deals <n>', 'arenaDeals', 1, MOST_DEALS))
    .addOption(numberOption(shell, '--deals-per-game <n>', 'dealsPerGame', 1, 1000))
    .addOption(optionFor(shell, '--until-clear', 'untilClear'))
    .addOption(numberOption(shell, '--bot-time <ms>', 'botTime', 1, 3_600_000))
    .addOption(optionFor(shell, '--seed <seed>', 'seed'))
    .addOption(optionFor(shell, '--out <file>', 'outGames'))
    .addOption(optionFor(shell, '--append', 'appendArena'))
    .addOption(optionFor(shell, '--force', 'force'))
    .addOption(numberOption(shell, '--threads <n>', 'threads', 1, 256))
    .addOption(optionFor(shell, '--json', 'json'));
  return withPlotOptions(shell, command).action((options: Options) => runArena(shell, options));
}

async function runArena(shell: Shell, options: Options): Promise<void> {
  const plots = wantsPlots(options) ? new GamePlots() : null;
  const wanted = settingOf(shell, options);
  const earlier = await earlierOf(shell, options, wanted, plots);
  const setting = { ...wanted, seed: earlier?.seed ?? wanted.seed, continued: earlier?.standings };
  await allowSvg(shell, options);
  await interruptibly(async (signal) => {
    const report = await writingGames(
      shell,
      options,
      (onRecord) =>
        arenaWithProgress(shell, { ...setting, signal, onRecord: plots?.watching(onRecord) ?? onRecord }),
      earlier?.length,
    );
    await tellResult(
      shell,
      options,
      options.json ? jsonOf(setting, report) : drawResult(shell, setting, report),
    );
    if (plots !== null)
      await tellPlots(shell, options, plots.ofArena(shell), (text) => tellBeside(shell, options, text));
    if (report.contestants.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  });
}

/** The rounds that the file of `--append` has already. */
async function earlierOf(
  shell: Shell,
  { append, out, seed }: Options,
  setting: ArenaOptions,
  plots: GamePlots | null,
): Promise<EarlierRounds | null> {
  if (append !== true) return null;
  if (out === undefined || out === '-') throw new UsageError(shell.cli.appendNeedsOut);
  return readEarlierRounds(shell, out, { ...setting, askedSeed: seed }, plots);
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
    seed: options.seed ?? randomBytes(6).toString('hex'),
    rounds: Math.ceil((options.deals ?? DEALS) / dealsPerGame),
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
  const table = `${words.rulesetName(ruleset.id)}, ${cli.playersCount(players)}`;
  return `${table}\n${drawArena(shell, report)}\n\n${cli.seedWas(String(seed))}\n`;
}

async function arenaWithProgress(shell: Shell, setting: ArenaOptions): Promise<ArenaReport> {
  const progress = makeProgress(process.stderr, shell.notePaint);
  const onProgress = (done: number) =>
    progress.show(done / setting.rounds, shell.cli.roundsOf(done, setting.rounds));
  try {
    return await arena({ ...setting, onProgress });
  } finally {
    progress.clear();
  }
}
