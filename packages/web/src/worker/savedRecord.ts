import {
  readRecord as checkedRecord,
  type Finding,
  type GameRecord,
  parseRecord,
  replayRecord,
  turnOf,
} from '@nain-jaune/engine';
import { type HomeOpening, type Room, resumeHomeRoom } from '@nain-jaune/table';
import type { SavedGame, Standing } from '../lobby/messages.ts';
import { openRecord } from '../lobby/openRecord.ts';
import { fieldOf, numberIn, playersOf, type ReadGame, seedOf, textOf } from './storedGame.ts';
import { Trouble } from './trouble.ts';

/*
 * What reads and checks records that were stored or brought. It is loaded where there is one: whoever begins his first
 * game has none.
 */

const NOT_JSON: Finding = { deal: null, move: null, code: 'not-json', expected: '', found: '', path: '' };

/** Reads a stored game. Throws a {@link Trouble} where its record is not right. */
export function readStored(stored: unknown): ReadGame {
  const read = readRecord(textOf(stored) ?? '');
  if ('findings' in read) throw new Trouble({ code: 'game-unreadable', findings: read.findings });
  const { record } = read;
  return {
    record,
    seed: seedOf(stored),
    players: playersOf(record, stored),
    openRoom: (opening) => resumed(record, opening),
  };
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
