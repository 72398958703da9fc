import {
  readRecord as checkedRecord,
  type Finding,
  type GameRecord,
  type MovePlace,
  parseRecord,
  type ReplayStep,
  recordBefore,
  replayRecord,
  type Seat,
  turnOf,
} from '@nain-jaune/engine';
import { type HomeOpening, type Room, resumeHomeRoom } from '@nain-jaune/table';
import type { SavedGame, Standing } from '../lobby/messages.ts';
import { openRecord } from '../lobby/openRecord.ts';
import { onlyPerson, peopleAmong } from '../lobby/practice.ts';
import { STAND_IN } from './lazyBots.ts';
import {
  fieldOf,
  isPractice,
  numberIn,
  PRACTICE,
  playersOf,
  type ReadGame,
  seedOf,
  textOf,
} from './storedGame.ts';
import { Trouble } from './trouble.ts';

/*
 * What reads and checks records that were stored or brought. It is loaded where there is one: whoever begins his first
 * game has none.
 */

const NOT_JSON: Finding = { deal: null, move: null, code: 'not-json', expected: '', found: '', path: '' };

/** Reads a stored game. Throws a {@link Trouble} where its record is not right. */
export function readStored(stored: unknown): ReadGame {
  const record = recordOf(stored);
  return {
    record,
    seed: seedOf(stored),
    players: playersOf(record, stored),
    isPractice: isPractice(record),
    openRoom: (opening) => resumed(record, opening),
  };
}

/**
 * The text of a stored game's record before a move of the only person; null if anything but that person's moves has
 * happened since, or the deal is settled.
 */
export function takenBack(stored: unknown, place: MovePlace): string | null {
  const record = recordOf(stored);
  const undone = stepsFrom(record, place);
  const isOwn =
    undone.length > 0 && undone.every(({ seat }) => seat !== null && seat === onlyPerson(record.players));
  const isSettled = record.deals.at(-1)?.result !== undefined;
  return isOwn && !isSettled ? JSON.stringify(recordBefore(record, place)) : null;
}

/**
 * The text of a record that goes on from before a move of the only person in a settled deal of a stored game. Throws a
 * {@link Trouble} if that is no such move.
 */
export function practiceText(stored: unknown, place: MovePlace): string {
  const record = openRecord(recordOf(stored));
  if (seatTrying(record, place) !== onlyPerson(record.players)) throw new Trouble({ code: 'setup-refused' });
  return textBefore(record, place);
}

/**
 * The text of a record that goes on from before a move of a person in a settled deal of the record in a text: bots play for
 * other people. Throws a {@link Trouble} if that is no such move.
 */
export function practiceOf(text: string, place: MovePlace): string {
  const record = openRecord(recordOf({ text }));
  const own = seatTrying(record, place);
  if (!peopleAmong(record.players).includes(own)) throw new Trouble({ code: 'setup-refused' });
  const players = record.players.map(({ name, bot = STAND_IN.name }, seat) =>
    seat === own ? { name } : { name, bot },
  );
  return textBefore({ ...record, players }, place);
}

/** The seat that made a move. Throws a {@link Trouble} if there is none. */
function seatTrying(record: GameRecord, place: MovePlace): Seat {
  const seat = stepsFrom(record, place)[0]?.seat ?? null;
  if (seat === null) throw new Trouble({ code: 'setup-refused' });
  return seat;
}

/** The text of a practice game that goes on from before a move. */
function textBefore(record: GameRecord, { deal, move }: MovePlace): string {
  return JSON.stringify({ ...recordBefore(record, { deal, move }), ...PRACTICE });
}

/** The steps of a game from a move on. */
function stepsFrom(record: GameRecord, { deal, move }: MovePlace): readonly ReplayStep[] {
  const replayed = replayRecord(record);
  if (!replayed.ok) return [];
  return replayed.value.steps.filter((step) => step.deal > deal || (step.deal === deal && step.move >= move));
}

/** The record of a stored game. Throws a {@link Trouble} if it is wrong. */
function recordOf(stored: unknown): GameRecord {
  const read = readRecord(textOf(stored) ?? '');
  if ('findings' in read) throw new Trouble({ code: 'game-unreadable', findings: read.findings });
  return read.record;
}

function resumed(record: GameRecord, opening: HomeOpening): Room {
  const room = resumeHomeRoom(record, opening);
  if (!room.ok) throw new Trouble({ code: 'game-unreadable', findings: room.error });
  return room.value;
}

/** What is stored of a game's record, as it is. */
export function wholeText(stored: unknown): string {
  return textOf(stored) ?? JSON.stringify(stored);
}

/** The record of a stored game without a deal in progress, as text; what cannot be read is given as it is. */
export function openText(stored: unknown): string {
  const text = textOf(stored);
  if (text === undefined) return JSON.stringify(stored);
  const read = readRecord(text);
  return 'record' in read ? JSON.stringify(openRecord(read.record)) : text;
}

/**
 * Reads a text of records, one or one on each line. Throws a {@link Trouble} with everything that is wrong with the
 * first that is not right.
 */
export function readRecords(text: string): readonly GameRecord[] {
  const whole = readRecord(text);
  if ('record' in whole) return [whole.record];
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const filled = lines.filter(({ line }) => line !== '');
  const areSeveral =
    filled.length > 1 && filled.every(({ line }) => line.startsWith('{') && line.endsWith('}'));
  if (!areSeveral) throw new Trouble({ code: 'record-unreadable', line: null, findings: whole.findings });
  return filled.map(({ line, number }) => {
    const read = readRecord(line);
    if ('record' in read) return read.record;
    throw new Trouble({ code: 'record-unreadable', line: number, findings: read.findings });
  });
}

/** What a list shows of a stored game, however damaged. */
export function summarise(stored: unknown): SavedGame {
  const id = fieldOf(stored, 'id');
  const about = { id: typeof id === 'string' ? id : '', kept: numberIn(stored, 'kept') };
  const parsed = parseRecord(parsedJson(textOf(stored) ?? ''));
  if (!parsed.ok) return { readable: false, ...about };
  const { rules, deals, end } = parsed.value;
  return {
    readable: true,
    ...about,
    rulesId: rules.id,
    players: playersOf(parsed.value, stored),
    deals: deals.length,
    settled: deals.filter((deal) => deal.result !== undefined).length,
    over: end !== undefined,
    practice: isPractice(parsed.value),
  };
}

/** What a list shows of stored games, the latest first, with the standing of the open one that was played last. */
export function listGames(stored: readonly unknown[]): SavedGame[] {
  const games = stored
    .map((one) => ({ one, game: summarise(one) }))
    .sort((a, b) => b.game.kept - a.game.kept);
  const latest = games.find(({ game }) => game.readable && !game.over);
  return games.map(({ one, game }) => {
    const standing = one === latest?.one ? standingIn(one) : undefined;
    return standing === undefined ? game : { ...game, standing };
  });
}

/** How a stored game stands; undefined if its record breaks the rules. */
function standingIn(stored: unknown): Standing | undefined {
  const replayed = replayRecord(parsedJson(textOf(stored) ?? '') as GameRecord);
  if (!replayed.ok) return undefined;
  const { counters, deal } = replayed.value.game;
  return { counters, toMove: deal === null ? null : (turnOf(deal)?.seat ?? null) };
}

function readRecord(text: string): { record: GameRecord } | { findings: readonly Finding[] } {
  const record = parsedJson(text);
  if (record === undefined) return { findings: [NOT_JSON] };
  const read = checkedRecord(record);
  return read.ok ? { record: read.value } : { findings: read.error };
}

/** What a text says as JSON; undefined where it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
