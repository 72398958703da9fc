/** The most players of a table, and so the number of words for each kind of value. */
const SEATS = 8;
const BOXES = 5;

/**
 * The index of each part of a position in its 32-bit words. A position is a plain `Int32Array`, so that copying is a
 * single call and V8 keeps every number unboxed.
 *
 * Modules of the kernel destructure these into module constants, which V8 folds; an imported constant is loaded and
 * checked at each use.
 */
export const LAYOUT = {
  BOXES,
  /** First word of the low halves of the hands (cards 0 to 31), by seat. */
  HANDS_LOW: 0,
  /** First word of the high halves of the hands (cards 32 to 51), by seat. */
  HANDS_HIGH: SEATS,
  /** First word of the counters, by seat. */
  COUNTERS: 2 * SEATS,
  /** First word of the boxes. */
  BOX: 3 * SEATS,
  /** First word, by box, of the seat that laid its honour unannounced: seat + 1, or 0. */
  MISSED_BY: 3 * SEATS + BOXES,
  /** The key of the wanted cards. */
  WANTED: 3 * SEATS + 2 * BOXES,
  TO_MOVE: 3 * SEATS + 2 * BOXES + 1,
  /** The last seat to lay a card. */
  LAST: 3 * SEATS + 2 * BOXES + 2,
  /** Passes in a row since the last card, or since the wanted rank rose. */
  PASSES: 3 * SEATS + 2 * BOXES + 3,
  /**
   * Bit mask of the seats after whose card another seat laid one: they can make no opera (R6). Only seats of
   * {@link LED} count.
   */
  INTERRUPTED: 3 * SEATS + 2 * BOXES + 4,
  /**
   * Bit mask, by place in turn, of the seats that have passed while another seat was the last to lay. Only set if a pass
   * before the first card prevents an opera (`first-chance`, R6).
   */
  PASSED: 3 * SEATS + 2 * BOXES + 5,
  /** Bit mask of the seats that have led, if an opera begins with a lead (`first-lead`, R6). Otherwise all bits. */
  LED: 3 * SEATS + 2 * BOXES + 6,
  /** The winner, or −1 while the deal is in progress. */
  WINNER: 3 * SEATS + 2 * BOXES + 7,
  /** 1 if the winner made an opera. */
  OPERA: 3 * SEATS + 2 * BOXES + 8,
  WORDS: 3 * SEATS + 2 * BOXES + 9,
} as const;
