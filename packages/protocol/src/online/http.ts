import type { Problem } from '@nain-jaune/engine';
import type { Sitter, TablePhase, TableSettings, TurnClock } from './company.ts';
import type { Portrait } from './portraits.ts';

/** Who comes: a name, and the portrait that he has chosen, if any. */
export interface Comer {
  readonly name: string;
  readonly face?: Portrait | null;
}

/** `POST /api/tables`: opens a table; whoever asks is its host and sits on seat 0. */
export interface OpenTable extends Comer {
  readonly settings: TableSettings;
}

/** `POST /api/tables/{code}/people`: comes to a table, on the wished seat where it is free, else on the first free one. */
export interface JoinTable extends Comer {
  readonly seat: number | null;
}

/** `POST /api/play`: sits down with strangers: at an open table that waits for people, else at a new one. */
export interface PlayNow extends Comer {
  /** The id of a ruleset, or null for any. */
  readonly ruleset: string | null;
}

/** The answer to all three: where one is, and the secret that keeps one's place. */
export interface Joined {
  readonly code: string;
  /** One's number at the table. */
  readonly person: number;
  /** The secret of one's place: 256 bits, as 43 characters of base64url. */
  readonly token: string;
}

/** `GET /api/tables`: an open table as the lobby shows it, those that wait for people first. */
export interface LobbyTable {
  readonly code: string;
  readonly ruleset: string;
  /** Whether its rules are a house's own. */
  readonly houseRules: boolean;
  readonly host: string;
  readonly players: number;
  readonly people: number;
  readonly bots: number;
  readonly clock: TurnClock;
  readonly phase: TablePhase;
}

/** `GET /api/tables/{code}`: a table as anyone with its code may see it. */
export interface TableSummary {
  readonly code: string;
  readonly phase: TablePhase;
  readonly settings: TableSettings;
  readonly host: string | null;
  /** Who sits there, with his name, empty on a free seat, and the portrait of a person. */
  readonly seats: readonly (Sitter & Comer)[];
  /** How many games were begun, and which of them are over and have a whole record. */
  readonly games: number;
  readonly records: readonly number[];
}

/**
 * The body of every answer that refuses, with a status to match: what is wrong, and each problem with its place.
 * `GET /api/tables/{code}/records/{game}` gives a record as written in docs/record-format.md, without a deal in progress;
 * `DELETE /api/tables/{code}/people/me` with the token as bearer deletes one's name there and in the records.
 */
export interface HttpRefusal {
  readonly error:
    | 'malformed'
    | 'no-such-table'
    | 'no-such-game'
    | 'table-full'
    | 'table-closed'
    | 'wrong-token'
    | 'too-many'
    | 'too-large'
    | 'wrong-origin'
    | 'not-found'
    | 'not-allowed'
    | 'not-ready'
    | 'internal';
  readonly problems: readonly Problem[];
}
