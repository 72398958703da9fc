import type { Card, Game, GameView, Move, RecordDeal, Seat } from '@nain-jaune/engine';
import type {
  CommandRefusal,
  MemberId,
  Occupant,
  Portrait,
  RoomPhase,
  RoomSettings,
  Saying,
} from '@nain-jaune/protocol';
import type { DealProof } from '../proof/proof.ts';
import type { Bucket } from './bounds.ts';
import type { Deadlines } from './deadlines.ts';
import type { History } from './history.ts';

/** A table: its members and seats, what was said, its game, and who is connected. Immutable. */
export interface Room {
  readonly saved: SavedRoom;
  readonly talk: Talk;
  /** The game in progress or the last one; null before the first. */
  readonly game: RoomGame | null;
  readonly live: Live;
}

/** The part of a room that is stored as a snapshot. */
export interface SavedRoom {
  readonly code: string;
  readonly phase: RoomPhase;
  readonly settings: RoomSettings;
  /** Whether games start by themselves after a while, bots on the free seats. */
  readonly autoStart: boolean;
  readonly host: MemberId | null;
  /** In the order of their ids. */
  readonly members: readonly SavedMember[];
  /** The id of the next member. */
  readonly nextMember: MemberId;
  readonly former: readonly FormerMember[];
  readonly removals: readonly Removal[];
  /** Hashes of the addresses of muted members, who may have left. New members from there are muted. */
  readonly mutedAddresses: readonly string[];
  /** From seat 0 clockwise. */
  readonly seats: readonly Occupant[];
  /** Seats that bots have for the game in progress alone. */
  readonly fillers: readonly number[];
  readonly games: number;
}

/** A member as stored. */
export interface SavedMember {
  readonly id: MemberId;
  readonly name: string;
  readonly face: Portrait | null;
  /** SHA-256 of the member's token, as hexadecimal digits. Never leaves the server. */
  readonly tokenHash: string;
  readonly ready: boolean;
  readonly muted: boolean;
}

/** A member who has left, and may still delete their name and texts. */
export type FormerMember = Pick<SavedMember, 'id' | 'tokenHash' | 'name'>;

/** Somebody who may not join again: by token and by address (both hashed; null if unknown). */
export interface Removal {
  readonly tokenHash: string | null;
  readonly address: string | null;
}

/** The last sayings of a room. Stored as a snapshot of its own. */
export interface Talk {
  /** Number of the last saying. */
  readonly last: number;
  readonly sayings: readonly SavedSaying[];
}

/** A saying with the id of the command by which it was said: sent twice, it is said once. */
export interface SavedSaying extends Saying {
  readonly command: string;
}

/** Who plays on a seat of a game. */
export interface GameSeat {
  readonly name: string;
  /** The bot's name; null for a member. */
  readonly bot: string | null;
  readonly member: MemberId | null;
}

/** A game at a table. */
export interface RoomGame {
  /** From 1. */
  readonly number: number;
  /** Names the game in proofs. Random, so that a record does not tell the code of its table. */
  readonly id: string;
  readonly seats: readonly GameSeat[];
  /** The cards by which the first dealer was found; null for a lot. */
  readonly drawn: readonly Card[] | null;
  readonly game: Game;
  readonly history: History;
  /** What seats knew when it was last asked for. */
  readonly views: ReadonlyMap<Seat | null, SeatView>;
  /** When the game would have begun if it had never been interrupted, in milliseconds of the clock. */
  readonly startedAt: number;
  /** The settled deals as the record has them, with their proofs. */
  readonly settled: readonly RecordDeal[];
  /** Proof of the deal in progress; null if deals are not proven here. */
  readonly proof: DealProof | null;
  /** The deal to come; null if none is, or deals are not proven here. */
  readonly next: ComingDeal | null;
  readonly bot: BotTurn | null;
}

/** What a seat, or a spectator, knows after an event. */
export interface SeatView {
  /** Number of the last event in the view. */
  readonly number: number;
  readonly view: GameView;
}

/** A deal that has been promised and not dealt. */
export interface ComingDeal {
  readonly deal: number;
  /** Never leaves the room before the deal is settled. */
  readonly secret: string;
  readonly commitment: string;
  readonly cutter: Seat;
  readonly cut: string | null;
  /** Whether the cutter's number is awaited. */
  readonly isCutAwaited: boolean;
  /** Who has asked for the deal while the cutter's number was awaited; `unasked` if its time has come. */
  readonly request: Actor | 'unasked' | null;
}

/** A seat and the id of its command. */
export interface Actor {
  readonly seat: Seat | null;
  readonly command: string;
}

/** A bot's turn, from the moment when it may think until its move is made. */
export interface BotTurn {
  readonly seat: Seat;
  /** The bot's name in the configuration, or the stand-in's. */
  readonly bot: string;
  /** Number of the last event before the turn. */
  readonly number: number;
  readonly since: number;
  readonly view: GameView;
  /** At least one. */
  readonly legal: readonly Move[];
  /** Seed of the bot's randomness in this turn; null if it need not think. */
  readonly seed: number | null;
  readonly chosen: Move | null;
}

/** Identifies a connection within its room's driver. */
export type SessionId = number;

/** A connection: whose it is, and the hash of its address (null if unknown). */
export interface RoomSession {
  /** Null for a spectator. */
  readonly member: MemberId | null;
  readonly address: string | null;
}

/** The part of a room that is not stored. */
export interface Live {
  readonly sessions: ReadonlyMap<SessionId, RoomSession>;
  /** Members who have joined and not connected yet, with the time until which their seat is reserved. */
  readonly reserved: ReadonlyMap<MemberId, number>;
  /** Members who are not connected, with the time since when. */
  readonly absent: ReadonlyMap<MemberId, number>;
  /** Members for whom a bot plays. */
  readonly away: ReadonlySet<MemberId>;
  /** Since when no member is connected; null if one is. */
  readonly desertedAt: number | null;
  /** The seat whose turn clock runs. */
  readonly turn: TurnTimer | null;
  readonly answers: ReadonlyMap<MemberId, readonly Answer[]>;
  readonly buckets: ReadonlyMap<string, Bucket>;
  /** Hash of the address from which each member was last heard, also of those who have left. */
  readonly addresses: ReadonlyMap<MemberId, string>;
  readonly deadlines: Deadlines;
  readonly pace: Pace;
}

/** The turn of a seat after an event, and when its time is over. */
export interface TurnTimer {
  readonly seat: Seat;
  /** Number of the last event before the turn. */
  readonly number: number;
  readonly until: number;
}

/** How a command was answered. `first`: the first event of an accepted act or deal, else null. */
export type Answer = { readonly command: string } & (
  | { readonly accepted: true; readonly first: { readonly game: number; readonly number: number } | null }
  | { readonly accepted: false; readonly refusal: CommandRefusal }
);

/** How long bots take, in milliseconds; 0 is as fast as the clock allows. */
export interface Pace {
  /** Before a bot lays a card. */
  readonly botMove: number;
  /** Before a bot passes. */
  readonly botPass: number;
}
