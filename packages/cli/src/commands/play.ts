import {
  type GameRecord,
  openPosition,
  type RecordPlayer,
  reachPosition,
  readRecord,
  recordAtPosition,
  type Seat,
  seatAt,
} from '@nain-jaune/engine';
import { cryptoRandom, type Random, seededRandom } from '@nain-jaune/engine/random';
import type { PlayerInfo } from '@nain-jaune/protocol';
import { BOT_MILLISECONDS, type PlayerName } from '@nain-jaune/simulator';
import {
  type Clock,
  type DriverOptions,
  HOME_LIMITS,
  type HomeOpening,
  openHomeRoom,
  openHomeRoomAt,
  type Room,
  RoomDriver,
  type RoomRecord,
  recordOf,
  resumeHomeRoom,
} from '@nain-jaune/table';
import type { Command } from 'commander';
import { writing } from '../io/files.ts';
import { beforeInterrupt } from '../io/interrupt.ts';
import { LineReader } from '../io/lineReader.ts';
import { writeWhole } from '../io/outFile.ts';
import { allowOverwrite } from '../io/overwrite.ts';
import { type Ending, playInTerminal } from '../play/game.ts';
import { Programs } from '../play/programs.ts';
import { seatNames } from '../play/seatNames.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { wrap } from '../terminal/width.ts';
import { UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { botOption, numberOption, optionFor } from './options.ts';
import { orWrong, positionIn } from './positionText.ts';
import { drawFindings, readGameOf } from './readGame.ts';
import { playersOf, type RulesOptions, rulesetOf } from './ruleset.ts';

interface Options extends RulesOptions {
  readonly bot?: readonly PlayerName[];
  readonly botTime?: number;
  readonly name?: string;
  readonly seed?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly position?: string;
  readonly resume?: string;
  readonly game?: number;
}

type Sources = Pick<DriverOptions, 'random' | 'botRandom'>;

const MOST_GAMES = 1_000_000_000;
const BOTS: readonly PlayerName[] = ['rosalie', 'achille', 'leonie'];
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
    .action((options: Options) => runPlay(shell, options));
}

async function runPlay(shell: Shell, options: Options): Promise<void> {
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

async function openedRoom(shell: Shell, options: Options, opening: HomeOpening): Promise<Room> {
  const { resume, position } = options;
  if (position !== undefined) return roomAt(shell, position, options, opening);
  return resume === undefined
    ? newRoom(shell, options, opening)
    : resumedRoom(shell, resume, options, opening);
}

function newRoom(shell: Shell, options: Options, opening: HomeOpening): Room {
  const rules = rulesetOf(shell, options);
  const players = playersOf(shell, rules, options.players);
  return openHomeRoom({ rules, players: playersAt(shell, options, players, 0) }, opening);
}

/** A room whose deal stands at a position: the person plays the seat of the position, or the seat to move. */
function roomAt(shell: Shell, text: string, options: Options, opening: HomeOpening): Room {
  const position = positionIn(shell, text);
  const open = orWrong(shell, openPosition(position, opening.random));
  const reached = orWrong(shell, reachPosition(open));
  const phase = reached.game.deal?.phase;
  const seat = position.seat ?? (phase === undefined || phase.type === 'over' ? 0 : phase.seat);
  const players = playersAt(shell, options, position.hands.length, seat);
  if (options.out !== undefined) orWrong(shell, recordAtPosition(open, players.map(recorded)));
  return openHomeRoomAt({ rules: position.rules, players }, open, reached, opening);
}

function recorded({ name, bot }: PlayerInfo): RecordPlayer {
  return bot === null ? { name } : { name, bot };
}

/** The person on a seat, and bots on the others. */
function playersAt(shell: Shell, options: Options, players: number, seat: number): PlayerInfo[] {
  const bots = options.bot ?? BOTS.slice(0, players - 1);
  if (bots.length > players - 1) throw new UsageError(shell.cli.tooManyBots(bots.length, players - 1));
  const playing = Array.from({ length: players - 1 }, (_, index) => bots[index % bots.length] as PlayerName);
  const names = seatNames(shell, playing);
  const opponents = playing.map((bot, index): PlayerInfo => ({ name: names[index] ?? bot, bot }));
  const person = { name: options.name || nameOfUser(), bot: null };
  return opponents.toSpliced(seat, 0, person);
}

/** The name by which the system knows the user; empty if it knows none. */
function nameOfUser(): string {
  return process.env['USER'] || process.env['LOGNAME'] || '';
}

async function resumedRoom(
  shell: Shell,
  file: string,
  { game, out }: Options,
  opening: HomeOpening,
): Promise<Room> {
  const { value, games } = await readGameOf(shell, file, game ?? 1);
  if (games > 1 && game === undefined) throw new UsageError(shell.cli.manyGames(file, games));
  if (games > 1 && out === undefined) throw new UsageError(shell.cli.outNeeded(file, games));
  const record = checkedRecord(shell, file, value);
  if (record.end !== undefined) throw new UsageError(shell.cli.gameHasEnded(file));
  if (personIn(record) === null) throw new UsageError(shell.cli.noPersonInGame(file));
  const resumed = resumeHomeRoom(record, opening);
  if (!resumed.ok) throw new UsageError(shell.cli.wrongRecord(file));
  return resumed.value;
}

function checkedRecord(shell: Shell, file: string, value: unknown): GameRecord {
  const read = readRecord(value);
  if (!read.ok) throw new UsageError(drawFindings(shell, file, read.error));
  return read.value;
}

function personIn(record: GameRecord): Seat | null {
  const seat = record.players.findIndex(({ bot }) => bot === undefined);
  return seat < 0 ? null : seatAt(seat);
}

function recordIn({ game }: Room): RoomRecord {
  if (game === null) throw new Error('a room at home has a game');
  return recordOf(game, CLOCK.now());
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
