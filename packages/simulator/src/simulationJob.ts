import type { GameOptions } from './game.ts';
import type { PlayerFault } from './players.ts';
import type { GameSummary } from './statistics.ts';

/** The `workerData` of the threads of a simulation. */
export interface SimulationJob extends GameOptions {
  readonly keepRecords: boolean;
  /** Time limit of a program for a move. */
  readonly botMilliseconds: number;
}

/** The result of one game. */
export interface GameResult {
  readonly summary: GameSummary;
  /** The record as a line of JSON if `keepRecords`. */
  readonly line: string | null;
  readonly faults: readonly PlayerFault[];
}
