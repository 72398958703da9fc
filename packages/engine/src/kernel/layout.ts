/** The most players of a table, and so the words kept for each. */
const SEATS = 8;
/** How many boxes a board has. */
const BOXES = 5;

/**
 * Where each part of a position lies in its 32-bit words. A position is a plain `Int32Array`, so that
 * copying one is a single call and V8 keeps every number unboxed.
 *
 * Modules of the kernel take these apart into constants of their own: V8 folds those into the code, while an imported
 * constant is loaded and checked at each use. `npm run bench` shows the difference.
 */
export const LAYOUT = {
  BOXES,
  /** First word of the hands' low halves (cards 0 to 31), one a seat. */
  HANDS_LOW: 0,
  /** First word of the hands' high halves (cards 32 to 51), one a seat. */
  HANDS_HIGH: SEATS,
  /** First word of the counters, one a seat. */
  COUNTERS: 2 * SEATS,
  /** First word of the boxes. */
  BOX: 3 * SEATS,
  /** First of the words that tell who laid each box's honour without announcing it: seat + 1, or 0. */
  MISSED_BY: 3 * SEATS + BOXES,
  /** The key of the set of cards that are wanted. */
  WANTED: 3 * SEATS + 2 * BOXES,
  /** The seat to move. */
  TO_MOVE: 3 * SEATS + 2 * BOXES + 1,
  /** The last seat to lay a card. */
  LAST: 3 * SEATS + 2 * BOXES + 2,
  /** Passes in a row since the last card, or since the rank wanted rose. */
  PASSES: 3 * SEATS + 2 * BOXES + 3,
  /** Bit mask of the seats that another seat has laid a card after: an opera is no longer theirs (R6). */
  INTERRUPTED: 3 * SEATS + 2 * BOXES + 4,
  /** Bit mask, by place in turn, of the seats that have passed in this deal, only where a pass prevents an opera (`first-chance`, R6). */
  PASSED: 3 * SEATS + 2 * BOXES + 5,
  /** The winner, or −1 while the deal is in progress. */
  WINNER: 3 * SEATS + 2 * BOXES + 6,
  /** 1 when the winner made an opera. */
  OPERA: 3 * SEATS + 2 * BOXES + 7,
  /** How many words a position has. */
  WORDS: 3 * SEATS + 2 * BOXES + 8,
} as const;
