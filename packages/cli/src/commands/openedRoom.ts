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
import type { PlayerInfo } from '@nain-jaune/protocol';
import type { PlayerName } from '@nain-jaune/simulator';
import {
  type HomeOpening,
  openHomeRoom,
  openHomeRoomAt,
  type Room,
  type RoomRecord,
  recordOf,
  resumeHomeRoom,
} from '@nain-jaune/table';
import { seatNames } from '../play/seatNames.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usage.ts';
import { orWrong, positionIn } from './positionText.ts';
import { drawFindings, readGameOf } from './readGame.ts';
import { playersOf, type RulesOptions, rulesetOf } from './ruleset.ts';

/** The options of `nain play`. */
export interface PlayOptions extends RulesOptions {
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

const BOTS: readonly PlayerName[] = ['rosalie', 'achille', 'leonie'];

/** The room of a new game, of a position or of a saved game. What cannot be opened is wrong use. */
export async function openedRoom(shell: Shell, options: PlayOptions, opening: HomeOpening): Promise<Room> {
  const { resume, position } = options;
  if (position !== undefined) return roomAt(shell, position, options, opening);
  return resume === undefined
    ? newRoom(shell, options, opening)
    : resumedRoom(shell, resume, options, opening);
}

function newRoom(shell: Shell, options: PlayOptions, opening: HomeOpening): Room {
  const rules = rulesetOf(shell, options);
  const players = playersOf(shell, rules, options.players);
  return openHomeRoom({ rules, players: playersAt(shell, options, players, 0) }, opening);
}

/** A room whose deal stands at a position: the person plays the seat of the position, or the seat to move. */
function roomAt(shell: Shell, text: string, options: PlayOptions, opening: HomeOpening): Room {
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
function playersAt(shell: Shell, options: PlayOptions, players: number, seat: number): PlayerInfo[] {
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
  { game, out }: PlayOptions,
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

/** The seat of the first person in a record; null if only bots play. */
export function personIn(record: GameRecord): Seat | null {
  const seat = record.players.findIndex(({ bot }) => bot === undefined);
  return seat < 0 ? null : seatAt(seat);
}

/** The record of the game in a room at home, which always has one. */
export function recordIn({ game }: Room): RoomRecord {
  if (game === null) throw new Error('a room at home has a game');
  return recordOf(game, performance.now());
}
