import type { Move, Outcome, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { CloseReason, Command, Guest, MemberId, ServerMessage } from '@nain-jaune/protocol';
import type { TableBot } from '../bots.ts';
import type { DealProver } from '../proof/prover.ts';
import type { Entry } from './entries.ts';
import type { Limits } from './limits.ts';
import type { Pace, Room, SessionId } from './room.ts';

/** The game whose events a client has, and the number of the last one. */
export interface Known {
  readonly game: number;
  readonly last: number;
}

/** Somebody who joins: name and portrait, and the hashes of their token and address. */
export interface NewMember extends Guest {
  readonly tokenHash: string;
  readonly address: string | null;
}

/** Anything that happens to a room. */
export type Input =
  | { readonly type: 'join'; readonly guest: NewMember; readonly seat: number | null }
  | {
      readonly type: 'connect';
      readonly session: SessionId;
      /** Null for a spectator. */
      readonly member: MemberId | null;
      readonly address: string | null;
      readonly known: Known | null;
    }
  /** The client says again what it has. */
  | { readonly type: 'catch-up'; readonly session: SessionId; readonly known: Known | null }
  | { readonly type: 'disconnect'; readonly session: SessionId }
  | { readonly type: 'command'; readonly session: SessionId; readonly command: Command }
  /** A bot has chosen, in the turn after the event of this number. */
  | { readonly type: 'bot-moved'; readonly seat: Seat; readonly number: number; readonly move: Move }
  /** A deadline is due. */
  | { readonly type: 'timer' }
  /** Deletes name, portrait and texts of the member with this token. */
  | { readonly type: 'erase'; readonly tokenHash: string }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** The table is closed for good. With `onlyIfDeserted` it stays open if a member is connected or about to be. */
  | { readonly type: 'close'; readonly onlyIfDeserted: boolean };

/** What an input came to for its sender. */
export type Result = Outcome<MemberId | null, ResultError>;

/** Why a person may not join, connect or erase. */
export type ResultError = 'table-full' | 'table-closed' | 'removed' | 'wrong-token' | 'empty-name';

/** A message and the connections that it goes to. */
export interface Addressed {
  readonly to: readonly SessionId[];
  readonly message: ServerMessage;
}

/** What follows from an input: nothing of it has happened until the entries are stored. */
export interface Step {
  readonly room: Room;
  /** To be stored before any message is sent. */
  readonly entries: readonly Entry[];
  readonly messages: readonly Addressed[];
  readonly result: Result;
}

/** A room after an input was carried out, and what else follows. */
export interface Changed {
  readonly room: Room;
  /** Entries of the game, and reports. Snapshots follow by themselves. */
  readonly entries?: readonly Entry[];
  /** Connections that end. */
  readonly closed?: ReadonlyMap<SessionId, CloseReason>;
  readonly result?: Result;
}

/** What a room needs from its surroundings, the same for its whole life. */
export interface RoomConfig {
  /** The bots that may sit here, by name. */
  readonly bots: Readonly<Record<string, TableBot>>;
  /** Plays for members who are away, and in place of unknown bots. */
  readonly standIn: TableBot;
  /** Names of the bots that take free seats when a game begins, in order. */
  readonly fillers: readonly string[];
  readonly limits: Limits;
  /** Null if deals are not proven. */
  readonly proof: DealProver | null;
  /** Equal for names that look alike. */
  readonly nameKey: (name: string) => string;
}

/** Time and randomness of one step. */
export interface Context {
  readonly config: RoomConfig;
  /** Milliseconds of a clock that never goes back. */
  readonly now: number;
  /** Strong randomness for the first dealer, secrets, packs and the ids of games. */
  readonly random: Random;
  /** Randomness of the bots. */
  readonly botRandom: Random;
}
