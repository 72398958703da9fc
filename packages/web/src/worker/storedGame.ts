import { checkRecord, type Finding, type GameRecord, parseRecord } from '@nain-jaune/engine';
import type { KeptGame, KeptPlayer } from '../lobby/messages.ts';
import { openRecord } from '../lobby/openRecord.ts';
import type { StoredSeed } from './gameStore.ts';
import { Trouble } from './trouble.ts';

/** A stored game that was read and is right. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly seed: StoredSeed | undefined;
  readonly players: readonly KeptPlayer[];
}

const NOT_JSON: Finding = { deal: null, move: null, code: 'not-json', expected: '', found: '', path: '' };

/** The text of a stored game's record, however damaged the rest is; undefined where there is none. */
function textOf(stored: unknown): string | undefined {
  const text = fieldOf(stored, 'text');
  return typeof text === 'string' ? text : undefined;
}

/** Reads a stored game. Throws a {@link Trouble} where its record is not right. */
export function readStored(stored: unknown): ReadGame {
  const read = readRecord(textOf(stored) ?? '');
  if ('findings' in read) throw new Trouble({ code: 'game-unreadable', findings: read.findings });
  return { record: read.record, seed: seedOf(stored), players: playersOf(read.record, stored) };
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
export function summarise(stored: unknown): KeptGame {
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

function readRecord(text: string): { record: GameRecord } | { findings: readonly Finding[] } {
  const record = parsedJson(text);
  if (record === undefined) return { findings: [NOT_JSON] };
  const findings = checkRecord(record);
  return findings.length > 0 ? { findings } : { record: record as GameRecord };
}

/** What a text says as JSON; undefined where it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function playersOf({ players }: GameRecord, stored: unknown): KeptPlayer[] {
  const kept = fieldOf(stored, 'profiles');
  const profiles: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return players.map(({ name, bot }, seat) => {
    const profile = profiles[seat];
    return { name, bot: bot ?? null, profile: typeof profile === 'string' ? profile : null };
  });
}

function seedOf(stored: unknown): StoredSeed | undefined {
  const seed = fieldOf(stored, 'seed');
  const text = fieldOf(seed, 'text');
  return typeof text === 'string'
    ? { text, dealing: numberIn(seed, 'dealing'), bots: numberIn(seed, 'bots') }
    : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function numberIn(value: unknown, key: string): number {
  const found = fieldOf(value, key);
  return typeof found === 'number' && Number.isFinite(found) && found >= 0 ? found : 0;
}
