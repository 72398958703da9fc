import type { Seat } from '@nain-jaune/engine';

/** A deal was dealt. */
export interface Dealt {
  readonly type: 'dealt';
  readonly dealer: Seat;
  /** Each seat's cards and the talon, as the record writes them. */
  readonly hands: readonly string[];
  readonly talon: string;
  /** The seat that asked for it and the id of its message; null where nobody on a seat did. */
  readonly seat: Seat | null;
  readonly id: string | null;
  /** Milliseconds that the game had taken. */
  readonly elapsedMs: number;
}

/** A move was made. */
export interface Moved {
  readonly type: 'moved';
  readonly seat: Seat;
  /** As the record writes it. */
  readonly move: string;
  /** The id of the person's act; null for a bot's. */
  readonly id: string | null;
  /** Milliseconds that the game had taken: they decide whether its time was up. */
  readonly elapsedMs: number;
  /** Whether the game ended with it. */
  readonly isLast: boolean;
}

/** What is new at a table and is kept before anyone is told. */
export type TableChange = Dealt | Moved;
