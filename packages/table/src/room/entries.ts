import type { Ruleset } from '@nain-jaune/engine';
import type { MemberId, Saying } from '@nain-jaune/protocol';
import type { DealProof } from '../proof/proof.ts';
import type { RoomRecord } from './record.ts';
import type { Actor, FormerMember, GameSeat, Room, SavedRoom, Talk } from './room.ts';

/** Version of the entries that this program writes. `loadRoom` reads version 1 too. */
export const ENTRY_VERSION = 2;

/** A snapshot of the room. Replaces the one before. */
export interface RoomEntry {
  readonly type: 'room';
  readonly version: typeof ENTRY_VERSION;
  readonly room: StoredRoom;
}

/** A room as stored. Snapshots of older programs lack some keys. */
type StoredRoom = Omit<SavedRoom, 'mutedAddresses' | 'former'> & {
  readonly mutedAddresses?: SavedRoom['mutedAddresses'];
  readonly former: readonly (Omit<FormerMember, 'name'> & Partial<FormerMember>)[];
};

/** A snapshot of the talk. Replaces the one before. */
export interface TalkEntry {
  readonly type: 'talk';
  readonly version: typeof ENTRY_VERSION;
  readonly talk: Talk;
}

/** A game begins. */
export interface GameEntry {
  readonly type: 'game';
  readonly version: typeof ENTRY_VERSION;
  readonly game: number;
  readonly id: string;
  readonly rules: Ruleset;
  readonly seats: readonly GameSeat[];
  /** The first dealer. */
  readonly dealer: number;
  /** The cards by which the first dealer was found, as the record writes them; absent for a lot. */
  readonly drawn?: readonly string[];
}

/** A deal is dealt. */
export interface DealEntry {
  readonly type: 'deal';
  readonly game: number;
  readonly dealer: number;
  readonly hands: readonly string[];
  readonly talon: string;
  /** In the first deal of a game, if the highest card dealt first. */
  readonly drawn?: readonly string[];
  readonly proof: DealProof | null;
  /** The seat that asked for it, and the id of its command; null if it was dealt unasked. */
  readonly seat: number | null;
  readonly id: string | null;
  readonly elapsedMs: number;
}

/** A move is made. */
export interface MoveEntry {
  readonly type: 'move';
  readonly game: number;
  readonly seat: number;
  readonly move: string;
  /** The id of the command; null for a bot's move. */
  readonly id: string | null;
  /** How long the game has taken: decides whether its time was up. */
  readonly elapsedMs: number;
}

/** A game is over. Replaces the one before. */
export interface OverEntry {
  readonly type: 'over';
  readonly game: number;
  /** Null if it is read from where records are stored. */
  readonly record: RoomRecord | null;
  /** The member on each seat; null for a bot. */
  readonly members: readonly (MemberId | null)[];
  /** The hash of the token of the member on each seat, so that they may delete their name from the record. */
  readonly tokenHashes: readonly (string | null)[];
  /** The command that ended the game, so that it may be sent again; null for none. */
  readonly lastAct: Actor | null;
}

/** A member reports another to the operator. Stored apart from the room. */
export interface ReportEntry {
  readonly type: 'report';
  readonly reporter: { readonly id: MemberId; readonly name: string };
  readonly accused: {
    readonly id: MemberId;
    readonly name: string;
    readonly tokenHash: string;
    /** Hash of the address from which the member was last heard; null if unknown. */
    readonly address: string | null;
  };
  readonly sayings: readonly Saying[];
}

/** A step of the game in progress. */
export type StepEntry = GameEntry | DealEntry | MoveEntry;

/** Everything that a room appends to its store. */
export type Entry = RoomEntry | TalkEntry | StepEntry | OverEntry | ReportEntry;

/** Snapshots of what differs between two states of a room. */
export function snapshotsBetween(before: Room | null, after: Room): Entry[] {
  const entries: Entry[] = [];
  if (differs(before?.saved, after.saved))
    entries.push({ type: 'room', version: ENTRY_VERSION, room: after.saved });
  if (differs(before?.talk, after.talk))
    entries.push({ type: 'talk', version: ENTRY_VERSION, talk: after.talk });
  return entries;
}

function differs(before: object | undefined, after: object): boolean {
  return before !== after && JSON.stringify(before) !== JSON.stringify(after);
}
