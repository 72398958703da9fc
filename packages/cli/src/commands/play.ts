import { seatAt } from '@nain-jaune/engine';
import { cryptoRandom, type Random, seededRandom } from '@nain-jaune/engine/random';
import { BOT_MILLISECONDS } from '@nain-jaune/simulator';
import {
  type Clock,
  type DriverOptions,
  HOME_LIMITS,
  type HomeOpening,
  type Room,
  RoomDriver,
} from '@nain-jaune/table';
import type { Command } from 'commander';
import { writing } from '../io/files.ts';
import { beforeInterrupt } from '../io/interrupt.ts';
import { LineReader } from '../io/lineReader.ts';
import { writeWhole } from '../io/outFile.ts';
import { allowOverwrite } from '../io/overwrite.ts';
import { type Ending, playInTerminal } from '../play/game.ts';
import { Programs } from '../play/programs.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { wrap } from '../terminal/width.ts';
import { refuseBeside } from '../usage.ts';
import { makeCommand } from './command.ts';
import { openedRoom, type PlayOptions, personIn, recordIn } from './openedRoom.ts';
import { botOption, numberOption, optionFor } from './options.ts';

type Sources = Pick<DriverOptions, 'random' | 'botRandom'>;

const MOST_GAMES = 1_000_000_000;
/** Slow enough for a person at a terminal to follow. */
const WATCHED_PACE = { botMove: 350, botPass: 120 };
const FULL_PACE = { botMove: 0, botPass: 0 };
/** One person plays here. A bot plays at once for other people in a record. */
const LIMITS = { ...HOME_LIMITS, awayMs: 0 };
const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** `nain play`: a whole game in the terminal, one person against bots. */
export function playCommand(shell: Shell): Command {
  return makeCommand(shell, 'play', 'play', [
    ['nain play', 'play'],
    ['nain play --rules famille --players 5 --lang fr', 'playFrench'],
    ['nain play --rules lindor-1789 --set end.deals=5 --bot expert --bot heuristic', 'playHouse'],
    ['nain play --out game.json', 'playKeep'],
    ['nain play --resume game.json', 'playResume'],
  ])
    .addOption(optionFor(shell, '--rules <rules>', 'rules'))
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(numberOption(shell, '--players <n>', 'players', 3, 8))
    .addOption(botOption(shell))
    .addOption(numberOption(shell, '--bot-time <ms>', 'botTime', 1, 3_600_000))
    .addOption(optionFor(shell, '--name <name>', 'name'))
    .addOption(optionFor(shell, '--seed <seed>', 'seed'))
    .addOption(optionFor(shell, '--out <file>', 'outGame'))
    .addOption(optionFor(shell, '--force', 'force'))
    .addOption(optionFor(shell, '--position <text>', 'playPosition'))
    .addOption(optionFor(shell, '--resume <file>', 'resume'))
    .addOption(numberOption(shell, '--game <n>', 'gameOfMany', 1, MOST_GAMES))
    .action((options: PlayOptions) => runPlay(shell, options));
}

async function runPlay(shell: Shell, options: PlayOptions): Promise<void> {
  refuseMeaningless(shell, options);
  const out = options.out ?? options.resume;
  if (out !== undefined && out !== options.resume) await allowOverwrite(shell, out, options.force);
  const save = (room: Room): void => {
    if (out === undefined) return;
    writing(shell, out, () => writeWhole(out, `${JSON.stringify(recordIn(room))}\n`));
  };
  const milliseconds = options.botTime ?? BOT_MILLISECONDS;
  const programs = new Programs(shell, options.bot ?? [], { milliseconds });
  const sources = sourcesOf(options.seed);
  const room = await openedRoom(shell, options, {
    now: CLOCK.now(),
    random: sources.random,
    pace: paceHere(),
  });
  save(room);
  if (options.resume === undefined) await shell.output.out(drawWelcome(shell, room));
  let fail = (_error: unknown): void => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const driver = runRoom(room, programs, { ...sources, save, fail });
  const forgetInterrupt = beforeInterrupt(async () => {
    save(driver.room);
    await programs.close();
  });
  const lines = new LineReader(process.stdin, process.stdin.isTTY === true);
  const game = playInTerminal({
    shell,
    driver,
    seat: personIn(recordIn(room)) ?? seatAt(0),
    lines,
    write: (text) => void shell.output.out(text),
    isTyped: process.stdin.isTTY === true,
    quitQuestion: out === undefined ? shell.cli.quitQuestion : shell.cli.quitQuestionKept(out),
  });
  let ending: Ending;
  try {
    ending = await Promise.race([game, failure]);
    save(driver.room);
  } finally {
    lines.close();
    await driver.stop();
    forgetInterrupt();
    await programs.close();
  }
  await shell.output.out(farewell(shell, ending, out));
}

/** A position and a saved game bring their own rules and players. */
function refuseMeaningless({ cli }: Shell, options: PlayOptions): void {
  const { rules, set, players, resume, game, name } = options;
  if (options.position !== undefined)
    refuseBeside(cli.notTogether, 'position', { rules, set, players, resume, game });
  if (resume !== undefined) refuseBeside(cli.notTogether, 'resume', { rules, set, players, name });
}

/** What a room needs besides its bots. */
interface RoomEnvironment extends Sources {
  /** Saves the game before a move is told: a game that is killed loses none of them. Throws if it cannot. */
  save(room: Room): void;
  /** The game cannot go on. */
  fail(error: unknown): void;
}

function runRoom(room: Room, programs: Programs, { save, fail, ...sources }: RoomEnvironment): RoomDriver {
  return new RoomDriver(room, {
    config: { ...programs.bots, fillers: [], limits: LIMITS, proof: null, nameKey: (name) => name },
    clock: CLOCK,
    ...sources,
    append: async (_entries, after) => save(after),
    botLimitMs: programs.botLimitMs,
    onFault: (fault) => {
      if (fault.code === 'not-stored' || fault.code === 'step-threw') fail(fault.error);
      else programs.report(fault);
    },
  });
}

function farewell({ cli }: Shell, ending: Ending, out: string | undefined): string {
  const words = { played: '', left: cli.gameLeft, 'no-input': `\n${cli.inputEnded}` }[ending];
  const kept = out === undefined ? '' : cli.gameKept(out);
  const resume = out === undefined || ending === 'played' ? '' : cli.resumeWith(`nain play --resume ${out}`);
  const lines = [words, kept, resume].filter((line) => line !== '');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function drawWelcome(shell: Shell, room: Room): string {
  const { cli, words, paint } = shell;
  const { rules, players } = recordIn(room);
  const announcing =
    rules.announcing === 'required' ? cli.announcingRequired(rules.missedHonour) : cli.announcingAutomatic;
  const hocs = rules.hocs && rules.announcing === 'required' ? [cli.hocsRequired] : [];
  const lines = [cli.welcome(words.rulesetName(rules.id), players.length), cli.howToAsk, announcing, ...hocs];
  const title = paint('bold', words.interface.gameName);
  return `${[title, ...lines].map((line) => wrap(line, terminalColumns())).join('\n')}\n`;
}

function sourcesOf(seed: string | undefined): Sources {
  if (seed === undefined) return { random: strongRandom(), botRandom: strongRandom() };
  return { random: seededRandom(`${seed} cards`), botRandom: seededRandom(`${seed} bots`) };
}

function paceHere(): HomeOpening['pace'] {
  return process.stdin.isTTY && process.stdout.isTTY ? WATCHED_PACE : FULL_PACE;
}

function strongRandom(): Random {
  return cryptoRandom((words) => void crypto.getRandomValues(words));
}
