import type { Ruleset } from '@nain-jaune/engine';
import type { Person, Saying, Sitter, TablePhase, TableSettings } from '@nain-jaune/protocol';
import type { TableRecord } from '../options.ts';
import type { DealProof } from '../proof/proof.ts';

/** A person as the store keeps him. Who has left stays in it, so that his place is known as one that was given up. */
export interface KeptPerson extends Pick<Person, 'id' | 'name' | 'face' | 'ready' | 'muted'> {
  /** SHA-256 of the secret of his place, as hexadecimal digits. Never leaves the server. */
  readonly tokenHash: string;
  readonly left: boolean;
}

/** All of a company that outlives the server. Who is here, who is away and what a clock says does not. */
export interface KeptCompany {
  readonly code: string;
  readonly phase: TablePhase;
  readonly settings: TableSettings;
  /** Whether the first game begins by itself after a while, bots on the free seats. */
  readonly fillsUp: boolean;
  readonly host: Person['id'] | null;
  /** Everyone who ever came, in the order of their numbers from 1. */
  readonly people: readonly KeptPerson[];
  readonly seats: readonly Sitter[];
  /** The seats that bots have for the game in progress alone: they are free again after it. */
  readonly fillers: readonly number[];
  readonly games: number;
}

/** Who plays on a seat of a game. */
export interface GameSeat {
  readonly name: string;
  /** The bot's name, or null for a person. */
  readonly bot: string | null;
  readonly person: Person['id'] | null;
}

/** A game begins. */
export interface GameEntry {
  readonly type: 'game';
  /** Its number at the table, from 1. */
  readonly game: number;
  readonly rules: Ruleset;
  readonly seats: readonly GameSeat[];
  /** The first dealer, who was drawn. */
  readonly dealer: number;
}

/** A deal is dealt, every card of it. */
export interface DealEntry {
  readonly type: 'deal';
  readonly game: number;
  readonly dealer: number;
  readonly hands: readonly string[];
  readonly talon: string;
  readonly proof: DealProof | null;
  /** The seat that asked for it and the id of its message; null where it was dealt unasked. */
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
  /** The id of the person's act; null for a bot's. */
  readonly id: string | null;
  readonly elapsedMs: number;
}

/** Something is said. */
export interface SaidEntry {
  readonly type: 'said';
  readonly saying: Saying;
  /** The id of the ask, so that what is sent twice is said once; missing where it was said before ids were kept. */
  readonly id?: string;
}

/** A game is over. */
export interface OverEntry {
  readonly type: 'over';
  readonly game: number;
  /** Its record; null where the store has put it elsewhere, which gives it back with the last game that is over. */
  readonly record: TableRecord | null;
  /** The person on each seat; null where a bot played. */
  readonly people: readonly (Person['id'] | null)[];
  /** The act of a person that ended it, so that it may be sent again; missing where none did. */
  readonly lastAct?: LastAct;
}

/** The act that ended a game: the seat that played it, and the id of its message. */
export interface LastAct {
  readonly seat: number;
  readonly id: string;
}

/** One thing that a table online has to remember: what it appends before it tells anyone. */
export type Entry =
  | { readonly type: 'company'; readonly company: KeptCompany }
  | GameEntry
  | DealEntry
  | MoveEntry
  | SaidEntry
  | OverEntry;
