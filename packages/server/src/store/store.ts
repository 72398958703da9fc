import type { TablePhase } from '@nain-jaune/protocol';

/** How often a node says that it is alive. */
export const BEAT_EVERY_MS = 1000;

/** How long after its last word a node is taken for dead, and its tables may be claimed by others. */
export const DEAD_AFTER_MS = 3000;

/** How many sayings of a table are kept when a game of it is over. */
export const SAYINGS_KEPT = 50;

/**
 * What an entry is about, which decides how long it is kept.
 * - `company`: the whole company; only the last one matters.
 * - `said`: something said; the last {@link SAYINGS_KEPT} matter.
 * - `game`: a step of the game in progress; it matters until that game's record is kept.
 * - `over`: a game is over; it stays.
 */
export type EntryKind = 'company' | 'said' | 'game' | 'over';

/** Something new that a table keeps. */
export interface NewEntry {
  readonly kind: EntryKind;
  /** The entry as text; the store does not look into it. */
  readonly body: string;
  /**
   * The record of a game that is over with this entry. It is kept in the same commit that drops what nobody needs any
   * longer: the game's steps, older companies, older sayings. The body need not hold it too.
   */
  readonly record?: { readonly game: number; readonly body: string };
}

/** What a store knows of a table besides its entries. */
export interface TableMeta {
  /** Whether strangers find it in the lobby. */
  readonly open: boolean;
  readonly phase: TablePhase;
  /** What the lobby shows of it, as JSON; the store does not look into it. */
  readonly lobby: string;
}

/** A table as the lobby lists it. */
export interface OpenTableRow {
  readonly table: string;
  readonly phase: TablePhase;
  readonly lobby: string;
}

/** A table whose life goes on, and that no living node but perhaps this one looks after. */
export interface UnfinishedTable {
  readonly table: string;
  readonly phase: TablePhase;
}

/** A server among those that share a store. */
export interface StoreNode {
  /** Its own for every start of a server. */
  readonly id: string;
  /** Where the others reach it. */
  readonly address: string;
}

/** All that is kept of a table. */
export interface KeptTable {
  /** The number of its last entry, 0 for none. What comes next has the one after. */
  readonly seq: number;
  /** The bodies of its entries in their order; numbers of entries that were dropped are missing. */
  readonly entries: readonly string[];
}

/**
 * What happened at another node; only nodes that share a PostgreSQL are told.
 * - `appended`: tables have new entries up to these numbers.
 * - `owner`: a table was claimed by the node, or released.
 * - `missed`: notices may have been lost; look again at what you follow.
 */
export type Notice =
  | {
      readonly type: 'appended';
      readonly node: string;
      readonly tables: readonly (readonly [table: string, seq: number])[];
    }
  | { readonly type: 'owner'; readonly node: string; readonly table: string; readonly claimed: boolean }
  | { readonly type: 'missed' };

/** How a body is told with a name left blank. */
export interface Blank {
  entry(body: string): string;
  record(body: string, game: number): string;
}

/**
 * Where tables are kept so that nothing is lost: what a promise of a change resolved for is on the disk.
 * Every call may reject with `StoreUnreachable`; nothing waits for ever.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';

  /** Makes a table without entries, owned by this node; false where the code is taken. */
  create(table: string, meta: TableMeta): Promise<boolean>;

  /**
   * Keeps entries of a table that this node owns, numbered from `from`; all of them or none. Those of many tables that
   * come in the same moment are written together. Appends to one table are written in the order of the calls.
   * Rejects with `StoreConflict` unless `from` is the number after the last one and this node owns the table: then
   * another continues it. After `StoreUnreachable` nobody knows whether they were kept: the same call again either keeps
   * them or rejects with `StoreConflict`; then load the table anew.
   */
  append(table: string, from: number, entries: readonly NewEntry[]): Promise<void>;

  /** Gives all that is kept of a table, or the entries after the given number; null where there is no such table. */
  load(table: string, after?: number): Promise<KeptTable | null>;

  /** Takes a table that no living node owns, or tells who owns it; null where there is no such table. */
  claim(table: string): Promise<'owned' | StoreNode | null>;

  /** Leaves a table of this node to whoever claims it. */
  release(table: string): Promise<void>;

  /** Writes down what the lobby shows and where the table is in its life; nothing happens to a table of another node. */
  setMeta(table: string, meta: TableMeta): Promise<void>;

  /**
   * Gives the open tables that are not closed and that nobody has released, those of a dead node too: those that wait for
   * people first, newest first.
   */
  listOpen(limit: number): Promise<readonly OpenTableRow[]>;

  /** Gives the tables with entries that are not closed and that no other living node owns, those that play first. */
  unfinished(): Promise<readonly UnfinishedTable[]>;

  /** Gives the numbers of the games of a table whose record is kept. */
  records(table: string): Promise<readonly number[]>;

  /** Gives the record of a game that is over, or null. */
  record(table: string, game: number): Promise<string | null>;

  /** Tells every entry and record of a table of this node anew, with a name left blank. Rejects with `StoreConflict`. */
  forgetName(table: string, blank: Blank): Promise<void>;

  /** Says that this node is alive; to be called every {@link BEAT_EVERY_MS}. */
  beat(): Promise<void>;

  /** Gives the nodes that are alive. */
  nodes(): Promise<readonly StoreNode[]>;

  /** Gives the secret that the nodes which share this store know each other by; made once, of strong chance. */
  secret(): Promise<string>;

  /** Calls the listener for what happens at other nodes, until the returned function is called. */
  onNotice(listener: (notice: Notice) => void): () => void;

  /** Writes what is being written, leaves this node's tables to others, and ends. */
  close(): Promise<void>;
}
