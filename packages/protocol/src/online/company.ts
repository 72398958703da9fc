import type { Ruleset, Seat } from '@nain-jaune/engine';
import type { Portrait } from './portraits.ts';

/** How long a person may take for a move: as long as he likes, a gentle while, or a quick one. */
export type TurnClock = 'none' | 'gentle' | 'quick';

/** The seconds of each clock, counted for the seat to move alone. */
export const CLOCK_SECONDS: Readonly<Record<TurnClock, number | null>> = {
  none: null,
  gentle: 60,
  quick: 15,
};

/** What was agreed for a table; its host changes it between games. */
export interface TableSettings {
  readonly rules: Ruleset;
  /** How many play. */
  readonly players: number;
  readonly clock: TurnClock;
  /** Whether strangers find it in the lobby; else it is found by its link or code alone. */
  readonly open: boolean;
  /** Whether people may write what they like; else they say set phrases. */
  readonly freeText: boolean;
}

/** Somebody who came to play, seated or not. Whoever only watches is counted and has no name. */
export interface Person {
  /** His number at this table, from 1; never given twice. */
  readonly id: number;
  /** Empty where he had it deleted. */
  readonly name: string;
  /** The portrait that he has chosen; missing or null where each screen gives him one by his number. */
  readonly face?: Portrait | null;
  /** Whether he is connected. */
  readonly here: boolean;
  /** Whether a bot plays for him until he comes back. */
  readonly away: boolean;
  readonly ready: boolean;
  /** Whether the host keeps him from saying anything. */
  readonly muted: boolean;
}

/** Who has a seat. */
export type Sitter =
  | { readonly type: 'free' }
  | { readonly type: 'bot'; readonly bot: string }
  | { readonly type: 'person'; readonly person: Person['id'] };

/** The server's promise for the next deal, made before the cards are shuffled, and who cuts. */
export interface DealPromise {
  /** The number of the deal in its game, from 1. */
  readonly deal: number;
  /** SHA-256 of the server's secret, as 64 hexadecimal digits. */
  readonly commitment: string;
  /** The seat that cuts: the one before the dealer. */
  readonly cutter: Seat;
  /** Whether the cutter has given a number of his own. */
  readonly cut: boolean;
}

/**
 * Where a table is in its life.
 * - `gathering`: people come, sit down and say that they are ready.
 * - `playing`: a game is in progress.
 * - `between`: a game is over; seats may change and the next one begins.
 * - `closed`: nobody plays here any more; the records stay.
 */
export type TablePhase = 'gathering' | 'playing' | 'between' | 'closed';

/** Everybody at a table and what they agreed: all that is not the game itself. It holds nothing secret. */
export interface Company {
  /** The table's code, which can be said aloud: `bado-miku-ze`. */
  readonly code: string;
  readonly phase: TablePhase;
  readonly settings: TableSettings;
  /** The person who may start, change what was agreed and keep order; null where nobody is left. */
  readonly host: Person['id'] | null;
  /** Everyone who has come and not left, in the order of their numbers. */
  readonly people: readonly Person[];
  /** From seat 0 clockwise; as many as play. */
  readonly seats: readonly Sitter[];
  /** How many watch. */
  readonly watchers: number;
  /** How many games were begun here; the current or last one has this number. */
  readonly games: number;
  /** The promise for the deal that comes next; null where none does. */
  readonly promise: DealPromise | null;
  /** Milliseconds until empty seats are given to bots and the game begins by itself; null where it does not. */
  readonly startsIn: number | null;
  /** Milliseconds until the next deal is dealt though nobody asks for it; null where it is not. */
  readonly dealsIn: number | null;
}
