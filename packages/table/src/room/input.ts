import type { Card, GameView, Move, Outcome, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { CloseReason, Command, Guest, MemberId, ServerMessage } from '@nain-jaune/protocol';
import type { TableBot } from '../bots.ts';
import type { DealProver } from '../proof/proof.ts';
import type { Entry } from './entries.ts';
import type { Limits } from './limits.ts';
import type { People } from './people.ts';
import type { Pace, Room, SessionId } from './room.ts';

/** The game whose events a client has, and the number of the last one. */
export interface Known {
  readonly game: number;
  readonly last: number;
}

/** A person who joins, with the hashes of their token and address. */
export interface NewMember extends Guest {
  /** Whether this is the shared screen of a table in one room, which has no seat. */
  readonly board?: boolean;
  readonly tokenHash: string;
  readonly address: string | null;
  /** The key in the link with which they came. */
  readonly key?: string;
}

/** The member whom a device replaces, and the secret that it has for that. */
export interface ClaimedPlace {
  readonly member: MemberId;
  readonly secret: string;
}

export type Input =
  | {
      readonly type: 'join';
      readonly guest: NewMember;
      readonly seat: number | null;
      /** Null for a new member. */
      readonly replaces: ClaimedPlace | null;
    }
  | {
      readonly type: 'connect';
      readonly session: SessionId;
      /** Null for a spectator. */
      readonly member: MemberId | null;
      /** The hash of the member's token; null if it is not checked. */
      readonly tokenHash: string | null;
      readonly address: string | null;
      /** The key in the link with which a spectator came. */
      readonly key?: string;
      readonly known: Known | null;
    }
  | { readonly type: 'catch-up'; readonly session: SessionId; readonly known: Known | null }
  | { readonly type: 'disconnect'; readonly session: SessionId }
  | { readonly type: 'command'; readonly session: SessionId; readonly command: Command }
  /** A bot has chosen a move, in the turn after the event with this number. */
  | { readonly type: 'bot-moved'; readonly seat: Seat; readonly number: number; readonly move: Move }
  | { readonly type: 'timer' }
  | { readonly type: 'erase'; readonly tokenHash: string }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** Closes the table permanently. With `onlyIfDeserted` it stays open if a member is connected or has just joined. */
  | { readonly type: 'close'; readonly onlyIfDeserted: boolean };

export type Result = Outcome<MemberId | null, ResultError>;

export type ResultError =
  | 'table-full'
  | 'table-closed'
  | 'removed'
  | 'link-renewed'
  | 'wrong-token'
  | 'not-offered'
  | 'empty-name';

export interface Addressed {
  readonly to: readonly SessionId[];
  readonly message: ServerMessage;
}

/** The effects of an input. They must not be visible before the entries are stored. */
export interface Step {
  readonly room: Room;
  /** To be stored before any message is sent. */
  readonly entries: readonly Entry[];
  readonly messages: readonly Addressed[];
  readonly result: Result;
}

export interface Changed {
  readonly room: Room;
  /** Entries of the game, and reports. Snapshots are added automatically. */
  readonly entries?: readonly Entry[];
  readonly closed?: ReadonlyMap<SessionId, CloseReason>;
  /** For the sender of the command alone. */
  readonly secret?: string;
  readonly result?: Result;
}

export interface RoomConfig {
  readonly bots: Readonly<Record<string, TableBot>>;
  /** Plays for members who are away and for unknown bots. */
  readonly standIn: TableBot;
  /** Names of the bots that take free seats when a game begins, in order. */
  readonly fillers: readonly string[];
  readonly limits: Limits;
  /** Null if deals are not proven. */
  readonly proof: DealProver | null;
  /** Returns the pack of a deal, numbered from 1, at a table with given cards. Absent if cards are shuffled. */
  readonly packOf?: (deal: number) => readonly Card[];
  /** Returns the seed of a bot's decision from its view. Absent if seeds are drawn. */
  readonly botSeed?: (view: GameView) => number;
  /** What people do besides to play; null in a home room. */
  readonly people: People | null;
  /** Returns equal keys for names that look alike. */
  readonly nameKey: (name: string) => string;
}

export interface Context {
  readonly config: RoomConfig;
  readonly now: number;
  readonly random: Random;
  readonly botRandom: Random;
}
