import {
  type GameRecord,
  openPosition,
  type RecordPlayer,
  reachPosition,
  readRecord,
  recordAtPosition,
  type Seat,
  seatAt,
  seatToMove,
} from '@nain-jaune/engine';
import type { PlayerInfo } from '@nain-jaune/protocol';
import { botsBySeat, type PlayerName } from '@nain-jaune/simulator';
import {
  type HomeOpening,
  openHomeRoom,
  openHomeRoomAt,
  type Room,
  type RoomRecord,
  recordOf,
  resumeHomeRoom,
} from '@nain-jaune/table';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';
import { positionIn, positionOrRefuse } from './positionIn.ts';
import { drawFindings, readGame } from './readGame.ts';
import { playersOf, type RulesOptions, rulesetOf } from './rulesetOptions.ts';

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

const DEFAULT_BOTS: readonly PlayerName[] = ['rosalie', 'achille', 'leonie'];

/**
 * Opens the room of a new game, a position or a saved game.
 *
 * @throws {UsageError} if the options or the file are invalid.
 */
export async function openRoom(shell: Shell, options: PlayOptions, opening: HomeOpening): Promise<Room> {
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

/** Opens a room at a position. The person plays the seat of the position, else the seat to move. */
function roomAt(shell: Shell, text: string, options: PlayOptions, opening: HomeOpening): Room {
  const position = positionIn(shell, text);
  const open = positionOrRefuse(shell, openPosition(position, opening.random));
  const reached = positionOrRefuse(shell, reachPosition(open));
  const seat = position.seat ?? seatToMove(reached.game) ?? 0;
  const players = playersAt(shell, options, position.hands.length, seat);
  if (options.out !== undefined) positionOrRefuse(shell, recordAtPosition(open, players.map(recorded)));
  return openHomeRoomAt({ rules: position.rules, players }, open, reached, opening);
}

function recorded({ name, bot }: PlayerInfo): RecordPlayer {
  return bot === null ? { name } : { name, bot };
}

function playersAt(shell: Shell, options: PlayOptions, players: number, seat: number): PlayerInfo[] {
  const bots = options.bot ?? DEFAULT_BOTS.slice(0, players - 1);
  if (bots.length > players - 1) throw new UsageError(shell.cli.tooManyBots(bots.length, players - 1));
  const seated = botsBySeat(bots, players - 1);
  const names = botSeatNames(shell, seated);
  const opponents = seated.map((bot, index): PlayerInfo => ({ name: names[index] ?? bot, bot }));
  const person = { name: options.name || nameOfUser(), bot: null };
  return opponents.toSpliced(seat, 0, person);
}

/** Names bots: characters by their names, the second of a kind with a number, others by their places. */
export function botSeatNames({ words }: Shell, bots: readonly string[]): string[] {
  return bots.map((bot, index) => {
    const { name, epithet } = words.botInWords(bot);
    if (epithet === '') return `${words.interface.bot} ${index + 1}`;
    const before = bots.slice(0, index).filter((other) => other === bot).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

function nameOfUser(): string {
  return process.env['USER'] || process.env['LOGNAME'] || '';
}

async function resumedRoom(
  shell: Shell,
  file: string,
  { game, out }: PlayOptions,
  opening: HomeOpening,
): Promise<Room> {
  const { value, games } = await readGame(shell, file, game ?? 1, true);
  if (games > 1 && game === undefined) throw new UsageError(shell.cli.manyGames(file, games));
  if (games > 1 && out === undefined) throw new UsageError(shell.cli.outNeeded(file, games));
  const record = checkedRecord(shell, file, value);
  if (record.end !== undefined) throw new UsageError(shell.cli.gameHasEnded(file));
  if (personIn(record) === null) throw new UsageError(shell.cli.noPersonInGame(file));
  const resumed = resumeHomeRoom(record, opening);
  if (!resumed.ok) throw new UsageError(shell.cli.invalidRecord(file));
  return resumed.value;
}

function checkedRecord(shell: Shell, file: string, value: unknown): GameRecord {
  const read = readRecord(value);
  if (!read.ok) throw new UsageError(drawFindings(shell, file, read.error));
  return read.value;
}

/** Returns the seat of the first person in a record, or null if only bots play. */
export function personIn(record: GameRecord): Seat | null {
  const seat = record.players.findIndex(({ bot }) => bot === undefined);
  return seat < 0 ? null : seatAt(seat);
}

export function homeRecord({ game }: Room): RoomRecord {
  if (game === null) throw new Error('the room has no game');
  return recordOf(game, performance.now());
}
