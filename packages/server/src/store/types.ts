import type { RoomPhase } from '@nain-jaune/protocol';

/** How often a node must call `beat`, in milliseconds. */
export const BEAT_EVERY_MS = 1000;

/** A node that has not called `beat` for this long, in milliseconds, is dead. Other nodes may claim its tables. */
export const DEAD_AFTER_MS = 3000;

/** The embedded database, or a PostgreSQL that nodes share. */
export type StoreKind = 'sqlite' | 'postgres';

/** The most unhandled reports, in all and about one table. */
export const MAX_REPORTS = 1000;
export const MAX_REPORTS_PER_TABLE = 50;

/** The most bans in force. */
export const MAX_BANS = 10_000;

/**
 * What an entry contains.
 * - `room`, `talk`, `over`: a snapshot. It replaces the older entry of its kind, so a table has at most one of each.
 *   `over` is the end of the last game.
 * - `game`: a step of the game in progress: its beginning, a deal or a move. An entry with a record drops all of them.
 * - `said`: one saying, as versions before `talk` stored it. The next `talk` replaces all of them.
 */
export type EntryKind = 'room' | 'talk' | 'over' | 'game' | 'said';

/** An entry of a table. */
export interface StoredEntry {
  readonly kind: EntryKind;
  /** JSON text. The store does not parse it. */
  readonly body: string;
}

/** The record of a game that is over. */
export interface NewRecord {
  /** The number of the game at its table, from 1. */
  readonly game: number;
  /** JSON text: for each seat the SHA-256 hash of the person's token, or null. The store does not parse it. */
  readonly people: string | null;
  readonly body: string;
}

/** Who played in a recorded game. `people` is null for records that were stored before it existed. */
export type RecordPeople = Pick<NewRecord, 'game' | 'people'>;

/** An entry to append. */
export interface NewEntry extends StoredEntry {
  /**
   * The record of the game that ends with this entry. It is stored in the same commit that drops the `game` entries before
   * this one.
   */
  readonly record?: NewRecord;
}

/** All entries of a table. */
export interface StoredTable {
  /** The number of the last entry, 0 for none. The next append begins with the number after it. */
  readonly seq: number;
  /** The newest snapshot of each kind and the entries of the game in progress, in the order of their numbers. */
  readonly entries: readonly StoredEntry[];
}

/** What the store knows of a table besides its entries. */
export interface TableMeta {
  /** Whether the lobby lists it. */
  readonly open: boolean;
  readonly phase: RoomPhase;
  /** What the lobby shows, as JSON text. The store does not parse it. */
  readonly lobby: string;
  /** How many people are connected to it now. */
  readonly present: number;
}

/** A table as the lobby lists it. */
export interface OpenTableRow {
  readonly table: string;
  readonly phase: RoomPhase;
  readonly lobby: string;
}

/** A server among those that share a store. */
export interface StoreNode {
  /** Unique to every start of a server. */
  readonly id: string;
  /** The address at which other nodes reach it. */
  readonly address: string;
}

/** How to rewrite the texts of a table, for example without the name of a person. Each function returns the new body. */
export interface Redaction {
  entry(kind: EntryKind, body: string): string;
  /** `people` is null for records that were stored before it existed. */
  record(game: number, people: string | null, body: string): string;
}

/** How long data is stored, in milliseconds. */
export interface RetentionLimits {
  /** Entries of closed tables, from the closing of the table. */
  readonly tablesMs: number;
  /** `talk` and `said` entries of closed tables, from the closing of the table. */
  readonly talkMs: number;
  /** Records, from the end of their game. */
  readonly recordsMs: number;
  /** Reports, handled or not, from their arrival. */
  readonly reportsMs: number;
}

/** How many rows `expire` deleted. */
export interface ExpiredCounts {
  readonly tables: number;
  readonly entries: number;
  readonly records: number;
  readonly reports: number;
  readonly bans: number;
}

/** A report about a table, for moderators. Times are in milliseconds since 1970 by the clock of the database. */
export interface Report {
  readonly id: number;
  readonly table: string;
  readonly at: number;
  readonly body: string;
  readonly handledAt: number | null;
}

/** Which reports to list. */
export interface ReportFilter {
  readonly handled: boolean;
  readonly limit: number;
}

/** What a ban applies to. */
export interface NewBan {
  readonly kind: 'address' | 'token';
  /** The hash of the address or of the token. */
  readonly value: string;
  /** How long it lasts from now, in milliseconds, or null until it is lifted. */
  readonly durationMs: number | null;
  readonly reason: string;
}

/** A ban in force. Times are in milliseconds since 1970 by the clock of the database. */
export interface Ban extends Omit<NewBan, 'durationMs'> {
  readonly id: number;
  readonly until: number | null;
  readonly at: number;
}
