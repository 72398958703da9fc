const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a room waits, in milliseconds. Null: for ever. */
export interface Limits {
  /** Until a bot plays for a disconnected member. A host is replaced after twice as long. */
  readonly awayMs: number | null;
  /** For the first connection of a member who has joined. Then the seat is free again. */
  readonly reservedMs: number | null;
  /** For the first connection of the member who has opened the room. */
  readonly openedMs: number | null;
  /** For the cutter's number. */
  readonly cutMs: number;
  /** Until the next deal is dealt unasked. */
  readonly dealMs: number | null;
  /** Until a room that starts by itself starts, bots on its free seats. */
  readonly startMs: number;
  /** Until a room without a connected member is closed. */
  readonly abandonedMs: number | null;
}

/** Limits of a table online. */
export const ONLINE_LIMITS: Limits = {
  awayMs: 15 * SECOND,
  reservedMs: 15 * SECOND,
  openedMs: 2 * MINUTE,
  cutMs: 2 * SECOND,
  dealMs: 20 * SECOND,
  startMs: 20 * SECOND,
  abandonedMs: 30 * MINUTE,
};

/** Limits of a table at home: it waits for ever. */
export const HOME_LIMITS: Limits = {
  awayMs: null,
  reservedMs: null,
  openedMs: null,
  cutMs: 0,
  dealMs: null,
  startMs: 0,
  abandonedMs: null,
};
