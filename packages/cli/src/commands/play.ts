import { seatAt } from '@nain-jaune/engine';
import { cryptoRandom, type Random, seededRandom } from '@nain-jaune/engine/random';
import { BOT_MILLISECONDS } from '@nain-jaune/simulator';
import {
  type Clock,
  type DriverOptions,
  HOME_LIMITS,
  type HomeOpening,
  PEOPLE,
  type Room,
  RoomDriver,
} from '@nain-jaune/table';
import type { Command } from 'commander';
import { allowOverwrite, withWriteErrors } from '../io/files.ts';
import { beforeInterrupt } from '../io/interrupt.ts';
import { LineReader, type Lines } from '../io/lineReader.ts';
import { writeFileAtomically } from '../io/outFile.ts';
import { PromptReader } from '../io/promptReader.ts';
import { type Ending, playInTerminal } from '../play/playInTerminal.ts';
import { Programs } from '../play/programs.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns, wrap } from '../terminal/width.ts';
import { refuseConflicts } from '../usageError.ts';
import { botOption, botTimeOption } from './botOptions.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { homeRecord, openRoom, type PlayOptions, personIn } from './openRoom.ts';
import { numberOption, optionFor } from './options.ts';
import { rulesOptions } from './rulesetOptions.ts';

type Sources = Pick<DriverOptions, 'random' | 'botRandom'>;

const MOST_GAMES = 1_000_000_000;
/** Pauses for a person at a terminal. */
const WATCHED_PACE = { botMove: 350, botPass: 120 };
const FULL_PACE = { botMove: 0, botPass: 0 };
/** A bot plays at once for the other people of a record. */
const LIMITS = { ...HOME_LIMITS, awayMs: 0 };
const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** `nain play`: plays a game against bots in the terminal. */
export function playCommand(shell: Shell): Command {
  const command = makeCommand(shell, 'play', 'play', [
    ['nain play', 'play'],
    ['nain play --rules famille --players 5 --lang fr', 'playFrench'],
    ['nain play --rules lindor-1789 --set end.deals=5 --bot expert --bot heuristic', 'playHouse'],
    ['nain play --out game.json', 'playSave'],
    ['nain play --resume game.json', 'playResume'],
  ]);
  return addOptions(command, [
    ...rulesOptions(shell),
    botOption(shell),
    botTimeOption(shell),
    optionFor(shell, '--name <name>', 'name'),
    optionFor(shell, '--seed <seed>', 'seed'),
    optionFor(shell, '--out <file>', 'outGame'),
    optionFor(shell, '--force', 'force'),
    optionFor(shell, '--position <text>', 'playPosition'),
    optionFor(shell, '--resume <file>', 'resume'),
    numberOption(shell, '--game <n>', 'gameOfMany', [1, MOST_GAMES]),
  ]).action((options: PlayOptions) => runPlay(shell, options));
}

async function runPlay(shell: Shell, options: PlayOptions): Promise<void> {
  refuseConflictingOptions(shell, options);
  const out = options.out ?? options.resume;
  if (out !== undefined && out !== options.resume) await allowOverwrite(shell, out, options.force);
  const save = (room: Room): void => {
    if (out === undefined) return;
    withWriteErrors(shell, out, () => writeFileAtomically(out, `${JSON.stringify(homeRecord(room))}\n`));
  };
  const sources = sourcesOf(options.seed);
  const room = await openRoom(shell, options, { now: CLOCK.now(), random: sources.random, pace: paceHere() });
  save(room);
  if (options.resume === undefined) await shell.output.out(drawWelcome(shell, room));
  const programs = new Programs(shell, options.bot ?? [], {
    milliseconds: options.botTime ?? BOT_MILLISECONDS,
  });
  const quitQuestion = out === undefined ? shell.cli.quitQuestion : shell.cli.quitQuestionSaved(out);
  const ending = await playRoom(shell, room, programs, { ...sources, save, quitQuestion });
  await shell.output.out(farewell(shell, ending, out));
}

interface RoomSetting extends Sources {
  /** Saves the game. Called before a move is sent, so that a killed process loses none. */
  save(room: Room): void;
  readonly quitQuestion: string;
}

/** Plays the game of a room at the terminal. Saves it on an interrupt and at the end. */
async function playRoom(
  shell: Shell,
  room: Room,
  programs: Programs,
  { quitQuestion, ...setting }: RoomSetting,
): Promise<Ending> {
  const { driver, failure } = runRoom(room, programs, setting);
  const removeCleanup = beforeInterrupt(async () => {
    setting.save(driver.room);
    await programs.close();
  });
  const write = (text: string) => void shell.output.out(text);
  const lines = linesHere(write);
  const seat = personIn(homeRecord(room)) ?? seatAt(0);
  try {
    const game = playInTerminal({ shell, driver, seat, lines, write, quitQuestion });
    const ending = await Promise.race([game, failure]);
    setting.save(driver.room);
    return ending;
  } finally {
    lines.close();
    await driver.stop();
    removeCleanup();
    await programs.close();
  }
}

function linesHere(write: (text: string) => void): Lines {
  const { stdin, stdout } = process;
  if (stdin.isTTY && stdout.isTTY) return new PromptReader(stdin, stdout);
  return new LineReader(stdin, write, !stdin.isTTY);
}

/** A position and a saved game have their own rules and players. */
function refuseConflictingOptions({ cli }: Shell, options: PlayOptions): void {
  const { rules, set, players, resume, game, name } = options;
  if (options.position !== undefined)
    refuseConflicts(cli.notCombinable, 'position', { rules, set, players, resume, game });
  if (resume !== undefined) refuseConflicts(cli.notCombinable, 'resume', { rules, set, players, name });
}

/** Starts the driver of a room. `failure` rejects if the game cannot be continued. */
function runRoom(
  room: Room,
  programs: Programs,
  { save, ...sources }: Omit<RoomSetting, 'quitQuestion'>,
): { readonly driver: RoomDriver; readonly failure: Promise<never> } {
  let fail = (_error: unknown): void => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const driver = new RoomDriver(room, {
    config: {
      ...programs.bots,
      fillers: [],
      limits: LIMITS,
      proof: null,
      people: PEOPLE,
      nameKey: (name) => name,
    },
    clock: CLOCK,
    ...sources,
    append: async (_entries, after) => save(after),
    botLimitMs: programs.botLimitMs,
    onFault: (fault) => {
      if (fault.code === 'not-stored' || fault.code === 'step-threw') fail(fault.error);
      else programs.report(fault);
    },
  });
  return { driver, failure };
}

function farewell({ cli }: Shell, ending: Ending, out: string | undefined): string {
  const words = { played: '', left: cli.gameLeft, 'no-input': `\n${cli.inputEnded}` }[ending];
  const saved = out === undefined ? '' : cli.gameSaved(out);
  const resume = out === undefined || ending === 'played' ? '' : cli.resumeWith(`nain play --resume ${out}`);
  const lines = [words, saved, resume].filter((line) => line !== '');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function drawWelcome(shell: Shell, room: Room): string {
  const { cli, words, paint } = shell;
  const { rules, players } = homeRecord(room);
  const announcing =
    rules.announcing === 'required' ? cli.announcingRequired(rules.missedHonour) : cli.announcingAutomatic;
  const hocs = rules.hocs && rules.announcing === 'required' ? [cli.hocsRequired] : [];
  const lines = [cli.welcome(words.rulesetName(rules), players.length), cli.inputHelp, announcing, ...hocs];
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
