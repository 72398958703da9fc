import type { RoomPhase } from '@nain-jaune/protocol';
import type { Generated } from 'kysely';
import type { EntryKind } from './types.ts';

/**
 * Times are in milliseconds since 1970 by the clock of the database. Booleans are 1 and 0. An `address` is a keyed hash of
 * the client's; empty if unknown.
 */
export interface Schema {
  nodes: NodesTable;
  tables: TablesTable;
  entries: EntriesTable;
  records: RecordsTable;
  pass: PassTable;
  reports: ReportsTable;
  bans: BansTable;
  attempts: AttemptsTable;
  challenges: ChallengesTable;
  challenge_results: ChallengeResultsTable;
}

interface NodesTable {
  id: string;
  address: string;
  beat: number;
}

interface TablesTable {
  id: Generated<number>;
  code: string;
  owner: string | null;
  open: number;
  phase: RoomPhase;
  lobby: string;
  present: number;
  /** 1 if the table has a board. */
  board: number;
  address: string;
  /** 1 if members of several addresses are connected. */
  company: number;
  /** The last change of the metadata or release, until the table was closed. */
  touched: number;
}

interface EntriesTable {
  table_id: number;
  seq: number;
  kind: EntryKind;
  body: string;
}

interface RecordsTable {
  table_id: number;
  game: number;
  body: string;
  people: string;
  stored_at: number;
  /** Whether the table was open to everyone when the game ended. */
  listed: number;
}

/** One row: the secret by which nodes authenticate each other. */
interface PassTable {
  id: number;
  secret: string;
}

interface ReportsTable {
  id: Generated<number>;
  table_code: string;
  at: number;
  body: string;
  handled_at: number | null;
  address: string;
}

interface BansTable {
  id: Generated<number>;
  kind: 'address' | 'token';
  value: string;
  until: number | null;
  reason: string;
  at: number;
}

interface AttemptsTable {
  /** A day of UTC, such as `2026-11-27`. */
  date: string;
  id: string;
  result: number;
  /** Null for attempts of release 1.0. */
  cost: number | null;
  at: number;
}

interface ChallengesTable {
  code: string;
  body: string;
  used_at: number;
  address: string;
}

interface ChallengeResultsTable {
  id: Generated<number>;
  code: string;
  hash: string;
  body: string;
  address: string;
}
