const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Waiting times of a room, in milliseconds. Null means without limit. */
export interface Limits {
  /** Until a bot takes over from a disconnected member. A host is replaced after twice this time. */
  readonly awayMs: number | null;
  /** For the first connection of a new member. Afterwards the seat is free again. */
  readonly reservedMs: number | null;
  /** For the first connection of the member who opened the room. */
  readonly openedMs: number | null;
  /** For the cutter's number. */
  readonly cutMs: number;
  /** Until the next deal is dealt automatically. */
  readonly dealMs: number | null;
  /** Until a room starts automatically, with bots on its free seats. */
  readonly startMs: number;
  /** Until a room without a connected member is closed. */
  readonly abandonedMs: number | null;
  /** `awayMs` at a table with a board, whose phones go to sleep. */
  readonly boardAwayMs: number | null;
  /** `dealMs` at a table with a board, whose players talk and may move real counters. */
  readonly boardDealMs: number | null;
  /** `abandonedMs` at a table with a board, for the next evening. */
  readonly boardAbandonedMs: number | null;
  /** For another device to replace a disconnected member. */
  readonly replaceMs: number;
}

export const ONLINE_LIMITS: Limits = {
  awayMs: 15 * SECOND,
  reservedMs: 15 * SECOND,
  openedMs: 2 * MINUTE,
  cutMs: 2 * SECOND,
  dealMs: 20 * SECOND,
  startMs: 20 * SECOND,
  abandonedMs: 30 * MINUTE,
  boardAwayMs: 2 * MINUTE,
  boardDealMs: 2 * MINUTE,
  boardAbandonedMs: 30 * 24 * 60 * MINUTE,
  replaceMs: 2 * MINUTE,
};

/** A home table waits without limit. */
export const HOME_LIMITS: Limits = {
  awayMs: null,
  reservedMs: null,
  openedMs: null,
  cutMs: 0,
  dealMs: null,
  startMs: 0,
  abandonedMs: null,
  boardAwayMs: null,
  boardDealMs: null,
  boardAbandonedMs: null,
  replaceMs: 0,
};
