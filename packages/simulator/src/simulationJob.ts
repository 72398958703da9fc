import type { GameOptions } from './game.ts';
import type { PlayerFault } from './players.ts';
import type { GameSummary } from './statistics.ts';

/** What every thread of a simulation is told when it starts. */
export interface SimulationJob extends GameOptions {
  /** Whether the records are wanted, and not the statistics alone. */
  readonly keepRecords: boolean;
  /** How long a program may think about a move, in milliseconds. */
  readonly botMilliseconds: number;
}

/** One game as a thread gives it back. */
export interface PlayedGame {
  readonly summary: GameSummary;
  /** The record as one line of JSON, where records are wanted. */
  readonly line: string | null;
  /** What programs did wrong. */
  readonly faults: readonly PlayerFault[];
}
