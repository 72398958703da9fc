import type { Draw, Game, GameView, Move, RecordDeal, Seat } from '@nain-jaune/engine';
import type {
  CommandRefusal,
  MemberId,
  Occupant,
  Portrait,
  RoomPhase,
  RoomSettings,
  Saying,
  Score,
} from '@nain-jaune/protocol';
import type { DealProof } from '../proof/proof.ts';
import type { Deadline } from './arranged.ts';
import type { Bucket } from './bounds.ts';
import type { History } from './history.ts';

export interface Room {
  readonly saved: SavedRoom;
  readonly talk: Talk;
  /** The game in progress or the last one; null before the first. */
  readonly game: RoomGame | null;
  readonly live: Live;
}

export interface SavedRoom {
  readonly code: string;
  /** What strangers need besides the code unless the lobby lists the table. Absent until the host renews the link. */
  readonly linkKey?: string;
  readonly phase: RoomPhase;
  readonly settings: RoomSettings;
  /** The number of seats that the host chose. Absent unless more have been made for the people who came before the first game. */
  readonly chosenPlayers?: number;
  /** The number of seats from the next game. Absent for the present one. */
  readonly nextPlayers?: number;
  readonly autoStart: boolean;
  readonly host: MemberId | null;
  /** In order of their ids. */
  readonly members: readonly SavedMember[];
  readonly nextMember: MemberId;
  readonly former: readonly FormerMember[];
  readonly removals: readonly Removal[];
  /** Hashes of the addresses of muted members, who may have left. New members from there are muted. */
  readonly mutedAddresses: readonly string[];
  readonly seats: readonly Occupant[];
  /** Seats that bots have only for the game in progress. */
  readonly fillers: readonly number[];
  readonly games: number;
  readonly paused: boolean;
  /** The highest first. */
  readonly scores: readonly Score[];
  /** Whether the scores are final, and the next game begins new ones. Absent if not. */
  readonly eveningOver?: true;
}

export interface SavedMember {
  readonly id: MemberId;
  readonly name: string;
  readonly face: Portrait | null;
  /** SHA-256 of the member's token, in hexadecimal. Never leaves the server. */
  readonly tokenHash: string;
  /** The hashes of the tokens of lost devices, which may be in records. */
  readonly replacedTokens?: readonly string[];
  readonly ready: boolean;
  readonly muted: boolean;
  /** Whether this is the shared screen of a table in one room, which has no seat. */
  readonly board: boolean;
  /** Whether the member has joined without a seat and takes the next one that is free. */
  readonly waits: boolean;
  /** The member whose place this one takes at the next deal, unless that one is back before. Absent for none. */
  readonly takes?: MemberId;
}

/** A member who has left and may still delete their name and texts. */
export type FormerMember = Pick<SavedMember, 'id' | 'tokenHash' | 'replacedTokens' | 'name'>;

/** A person who may not join again. Token and address are hashed; null if unknown, or if removals do not apply to addresses. */
export interface Removal {
  readonly tokenHash: string | null;
  readonly address: string | null;
}

/** The last sayings of a room, stored as a separate snapshot. */
export interface Talk {
  readonly last: number;
  readonly sayings: readonly SavedSaying[];
}

/** A saying with the id of its command, so that a repetition is recognised. */
export interface SavedSaying extends Saying {
  readonly command: string;
}

export interface GameSeat {
  /** The name of the bot if there was no member. */
  readonly name: string;
  /** The bot that plays this seat; null for a member. */
  readonly bot: string | null;
  /** With a bot, the member who has left, and whose name it keeps. */
  readonly member: MemberId | null;
  /** The number of the last event before the member took the seat from another player. Absent if they had it from the start. */
  readonly since?: number;
}

export interface RoomGame {
  readonly number: number;
  /** Identifies the game in proofs. Random, so that a record does not reveal the code of its table. */
  readonly id: string;
  readonly seats: readonly GameSeat[];
  /** The draws that found the first dealer; null for a lot. */
  readonly drawn: readonly Draw[] | null;
  readonly game: Game;
  readonly history: History;
  /** Cached views of seats. */
  readonly views: ReadonlyMap<Seat | null, SeatView>;
  /** The start of the game in milliseconds of the clock, moved forward by every interruption. */
  readonly startedAt: number;
  /** The records of the settled deals, with their proofs. */
  readonly settled: readonly RecordDeal[];
  /** The proof of the deal in progress; null if deals are not proven. */
  readonly proof: DealProof | null;
  /** The next deal; null if there is none or deals are not proven. */
  readonly next: ComingDeal | null;
  readonly bot: BotTurn | null;
}

/** The view of a seat or a spectator after the event with a number. */
export interface SeatView {
  readonly number: number;
  readonly view: GameView;
}

export interface ComingDeal {
  readonly deal: number;
  /** Never leaves the room before the deal is settled. */
  readonly secret: string;
  readonly commitment: string;
  readonly cutter: Seat;
  readonly cut: string | null;
  readonly isCutAwaited: boolean;
  /** Who requested the deal while the cutter's number was awaited; `unasked` if it became due. */
  readonly request: Actor | 'unasked' | null;
}

export interface Actor {
  readonly seat: Seat | null;
  readonly command: string;
}

export interface BotTurn {
  readonly seat: Seat;
  /** The bot's name in the configuration, or the stand-in's. */
  readonly bot: string;
  readonly number: number;
  readonly since: number;
  readonly view: GameView;
  readonly legal: readonly Move[];
  /** The seed of the bot's random numbers; null if it need not think. */
  readonly seed: number | null;
  readonly chosen: Move | null;
}

export type SessionId = number;

/** A connection and the hash of its address, null if unknown. */
export interface RoomSession {
  readonly member: MemberId | null;
  readonly address: string | null;
}

export interface Live {
  readonly sessions: ReadonlyMap<SessionId, RoomSession>;
  /** Members who have never connected, with the time until which their seat is reserved. */
  readonly reserved: ReadonlyMap<MemberId, number>;
  /** The former seats of reserved members who have lost them to others from the same address. */
  readonly lostSeats: ReadonlyMap<MemberId, number>;
  /** Disconnected members, with the time of the disconnection. */
  readonly absent: ReadonlyMap<MemberId, number>;
  readonly away: ReadonlySet<MemberId>;
  /** Disconnected members whom another device may replace. Never stored: a restart withdraws the offers. */
  readonly offers: ReadonlyMap<MemberId, PlaceOffer>;
  /** When the game was paused or the last client disconnected; null if neither. */
  readonly stoppedAt: number | null;
  /** When it last went on. Earlier absence does not count against a player. */
  readonly continuedAt: number;
  /** When the last member disconnected; null if one is connected. */
  readonly desertedAt: number | null;
  /** Since when connected members with a seat have waited for others. It stays during their first game; null if none has. */
  readonly waitingSince: number | null;
  readonly turn: TurnTimer | null;
  readonly answers: ReadonlyMap<MemberId, readonly Answer[]>;
  readonly buckets: ReadonlyMap<string, Bucket>;
  /** Hash of the last address of each member, also of those who have left. */
  readonly addresses: ReadonlyMap<MemberId, string>;
  readonly deadlines: readonly Deadline[];
  readonly pace: Pace;
}

/** The place of a member that a device with the secret may take. */
export interface PlaceOffer {
  /** 128 bits in hexadecimal. Sent to the host alone. */
  readonly secret: string;
  readonly until: number;
}

export interface TurnTimer {
  readonly seat: Seat;
  readonly number: number;
  readonly until: number;
}

/**
 * The answer to a command. `first` is the first event of an accepted act or deal, otherwise null. `secret`: of the place that the
 * command offers.
 */
export type Answer = { readonly command: string } & (
  | {
      readonly accepted: true;
      readonly first: { readonly game: number; readonly number: number } | null;
      readonly secret?: string;
    }
  | { readonly accepted: false; readonly refusal: CommandRefusal }
);

/** Delays of bots, in milliseconds; 0 for none. `waitOf` shortens them within a run and among passes. */
export interface Pace {
  /** Before a bot plays the first card of its turn. */
  readonly botMove: number;
  /** Before a bot passes, the first after a card. */
  readonly botPass: number;
}
