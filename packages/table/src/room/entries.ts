import type { DrawTexts, Ruleset } from '@nain-jaune/engine';
import type { MemberId, Saying } from '@nain-jaune/protocol';
import type { DealProof } from '../proof/proof.ts';
import type { RoomRecord } from './record.ts';
import type { Actor, GameSeat, Room, SavedRoom, Talk } from './room.ts';

/** The version of stored entries. Lower ones are drafts from before release 1.0. */
export const ENTRY_VERSION = 3;

export interface RoomEntry {
  readonly type: 'room';
  readonly version: typeof ENTRY_VERSION;
  readonly room: SavedRoom;
}

/** A snapshot of the sayings. Replaces the previous one. */
export interface TalkEntry {
  readonly type: 'talk';
  readonly version: typeof ENTRY_VERSION;
  readonly talk: Talk;
}

export interface GameEntry {
  readonly type: 'game';
  readonly version: typeof ENTRY_VERSION;
  readonly game: number;
  readonly id: string;
  readonly rules: Ruleset;
  readonly seats: readonly GameSeat[];
  readonly dealer: number;
  /** The draws that found the first dealer. Missing if the dealer was drawn by lot. */
  readonly drawn?: DrawTexts;
}

export interface DealEntry {
  readonly type: 'deal';
  readonly game: number;
  readonly dealer: number;
  readonly hands: readonly string[];
  readonly talon: string;
  /** In the first deal of a game, if the highest card dealt first. */
  readonly drawn?: DrawTexts;
  readonly proof: DealProof | null;
  /** The players from this deal on, if members have taken seats of others before it. */
  readonly seats?: readonly GameSeat[];
  /** The seat that requested the deal, and the id of its command; null if it was dealt automatically. */
  readonly seat: number | null;
  readonly id: string | null;
  readonly elapsedMs: number;
}

export interface MoveEntry {
  readonly type: 'move';
  readonly game: number;
  readonly seat: number;
  readonly move: string;
  /** The id of the command; null for a bot's move. */
  readonly id: string | null;
  /** The time since the game began. Decides whether its time limit was reached. */
  readonly elapsedMs: number;
}

export interface OverEntry {
  readonly type: 'over';
  readonly game: number;
  /** Null if the record is stored separately. */
  readonly record: RoomRecord | null;
  /** The member on each seat; null for a bot. */
  readonly members: readonly (MemberId | null)[];
  /** The hash of the token of the member on each seat, so that they may delete their name from the record. */
  readonly tokenHashes: readonly (string | null)[];
  /** The command that ended the game, so that a repetition is recognised; null for none. */
  readonly lastAct: Actor | null;
}

/** Stored apart from the room. */
export interface ReportEntry {
  readonly type: 'report';
  readonly reporter: {
    readonly id: MemberId;
    readonly name: string;
    /** Hash of the address; null if unknown. */
    readonly address: string | null;
  };
  readonly accused: {
    readonly id: MemberId;
    readonly name: string;
    readonly tokenHash: string;
    /** Hash of the last address of the member; null if unknown. */
    readonly address: string | null;
  };
  readonly sayings: readonly Saying[];
  /** The hashes of the tokens of all other people in the report, so that they may delete their names and texts from it. */
  readonly others: readonly { readonly id: MemberId; readonly tokenHash: string }[];
}

export type StepEntry = GameEntry | DealEntry | MoveEntry;

export type Entry = RoomEntry | TalkEntry | StepEntry | OverEntry | ReportEntry;

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
