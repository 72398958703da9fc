const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a table online waits for what, in milliseconds. */
export interface Limits {
  /** Before a bot plays for a person whose connection is gone. A host who is gone twice as long is replaced. */
  readonly graceMs: number;
  /** For the number of the player who cuts. */
  readonly cutMs: number;
  /** Before a deal that nobody asks for is dealt. */
  readonly dealMs: number;
  /** Before a table that fills up begins with bots on its free seats. */
  readonly startMs: number;
  /** Before a table where nobody is left is closed, once a game was begun. */
  readonly abandonMs: number;
  /** The same, before the first game. */
  readonly gatheringMs: number;
  /** Before something that could not be kept is tried again. */
  readonly againMs: number;
}

/** The limits of a table for people. */
export const LIMITS: Limits = {
  graceMs: 15 * SECOND,
  cutMs: 2 * SECOND,
  dealMs: 20 * SECOND,
  startMs: 20 * SECOND,
  abandonMs: 30 * MINUTE,
  gatheringMs: 120 * MINUTE,
  againMs: 2 * SECOND,
};
