import type { RoomPhase } from '@nain-jaune/protocol';

/** Interval of `beat`, in milliseconds. */
export const BEAT_EVERY_MS = 1000;

/** A node without a beat for this time, in milliseconds, is dead. Other nodes may claim its tables. */
export const DEAD_AFTER_MS = 3000;

/** The embedded database, or a PostgreSQL that nodes share. */
export type StoreKind = 'sqlite' | 'postgres';

/** Maximum number of unhandled reports, in all and about one table. */
export const MAX_REPORTS = 1000;
export const MAX_REPORTS_PER_TABLE = 50;

export const MAX_BANS = 10_000;

/** Maximum number of stored attempts at the deal of one day. */
export const MAX_ATTEMPTS_PER_DAY = 50_000;

/** Maximum number of challenges. */
export const MAX_CHALLENGES = 20_000;

/** Above it the challenges of an address give way to new ones, if there are {@link MAX_CHALLENGES}. */
export const MANY_CHALLENGES_OF_ADDRESS = 100;

/** Maximum number of results of a challenge from one address. */
export const MAX_RESULTS_PER_ADDRESS = 5;

/** A new challenge replaces the one that is unused for longest, but none that was used in this time, in milliseconds. */
export const CHALLENGE_SAFE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The content of an entry.
 * - `room`, `talk`, `over`: a snapshot, which replaces the older entry of its kind. `over` is the end of the last game.
 * - `game`: a step of the game in progress: its beginning, a deal or a move. An entry with a record drops all of them.
 */
export type EntryKind = 'room' | 'talk' | 'over' | 'game';

export interface StoredEntry {
  readonly kind: EntryKind;
  /** JSON, not parsed by the store. */
  readonly body: string;
}

export interface NewRecord {
  readonly game: number;
  /** JSON, not parsed by the store: for each seat the hash of the player's token, or null. */
  readonly people: string;
  readonly body: string;
}

/** The players of a recorded game. */
export type RecordPeople = Pick<NewRecord, 'game' | 'people'>;

export interface NewEntry extends StoredEntry {
  /** The record of the game that ends with this entry, stored in the same commit. */
  readonly record?: NewRecord;
}

export interface StoredTable {
  /** The number of the last entry, 0 for none. */
  readonly seq: number;
  /** The newest snapshot of each kind and the entries of the game in progress, in order. */
  readonly entries: readonly StoredEntry[];
}

export interface TableMeta {
  readonly open: boolean;
  readonly phase: RoomPhase;
  /** JSON for the lobby, not parsed by the store. */
  readonly lobby: string;
  readonly present: number;
  /** Whether the table has a board; false if missing. */
  readonly board?: boolean;
  /** Hash of the host's address, or of another connected member's; unknown if missing. */
  readonly address?: string;
  /** Whether members of several addresses are connected; false if missing. */
  readonly company?: boolean;
}

/** How long a table without members stays open. */
export interface UntouchedTime {
  /** In milliseconds. */
  readonly table: number;
  /** For tables with a board, in milliseconds. */
  readonly boardTable: number;
}

export interface OpenTableRow {
  readonly table: string;
  readonly phase: RoomPhase;
  readonly lobby: string;
}

/** A server among those that share a store. */
export interface StoreNode {
  /** Different after each start. */
  readonly id: string;
  readonly address: string;
}

/** Returns new texts for entries and records, for example without a person's name. */
export interface Redaction {
  entry(kind: EntryKind, body: string): string;
  record(game: number, people: string, body: string): string;
}

/** How long data is stored, in milliseconds. */
export interface RetentionLimits {
  readonly tablesMs: number;
  /** Talk of closed tables. */
  readonly talkMs: number;
  readonly recordsMs: number;
  readonly reportsMs: number;
  /** Attempts at today's deals. */
  readonly attemptsMs: number;
  /** Challenges and their results, counted from the last day on which they were read or got a result. */
  readonly challengesMs: number;
}

export interface ExpiredCounts {
  readonly tables: number;
  readonly entries: number;
  readonly records: number;
  readonly reports: number;
  readonly bans: number;
  readonly attempts: number;
  readonly challenges: number;
}

/** A report about a table. Times are in milliseconds since 1970 by the clock of the database. */
export interface Report {
  readonly id: number;
  readonly table: string;
  readonly at: number;
  readonly body: string;
  readonly handledAt: number | null;
}

export interface ReportFilter {
  readonly handled: boolean;
  readonly limit: number;
}

export interface NewBan {
  readonly kind: 'address' | 'token';
  /** The hash of the address or token. */
  readonly value: string;
  /** The duration in milliseconds, or null until it is lifted. */
  readonly durationMs: number | null;
  readonly reason: string;
}

export interface Ban extends Omit<NewBan, 'durationMs'> {
  readonly id: number;
  readonly until: number | null;
  readonly at: number;
}

/** What an attempt achieved: its result, and what its choices cost, both in counters. The cost of attempts of release 1.0 is not known. */
export interface AttemptScore {
  readonly result: number;
  readonly cost: number | null;
}

/** `date`: a day of UTC, such as `2026-11-27`. */
export interface NewAttemptRow extends AttemptScore {
  readonly date: string;
  readonly id: string;
}

export interface StoredChallenge {
  readonly body: string;
  readonly results: readonly string[];
}
