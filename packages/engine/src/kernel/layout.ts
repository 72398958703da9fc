/**
 * Where each part of a position lies in its 32-bit words. A position is a plain `Int32Array`, so that
 * copying one is a single call and V8 keeps every number unboxed.
 */

/** The most players of a table, and so the words kept for each. */
export const SEATS = 8;
/** How many boxes a board has. */
export const BOXES = 5;

/** First word of the hands' low halves (cards 0 to 31), one a seat. */
export const HANDS_LOW = 0;
/** First word of the hands' high halves (cards 32 to 51), one a seat. */
export const HANDS_HIGH = HANDS_LOW + SEATS;
/** First word of the counters, one a seat. */
export const COUNTERS = HANDS_HIGH + SEATS;
/** First word of the boxes. */
export const BOX = COUNTERS + SEATS;
/** Who laid each box's honour without announcing it: seat + 1, or 0. */
export const MISSED_BY = BOX + BOXES;
/** The key of the set of cards that are wanted. */
export const WANTED = MISSED_BY + BOXES;
/** The seat to move. */
export const TO_MOVE = WANTED + 1;
/** The last seat to lay a card. */
export const LAST = TO_MOVE + 1;
/** Passes in a row since the last card, or since the rank wanted rose. */
export const PASSES = LAST + 1;
/** Bit mask of the seats that another seat has laid a card after: an opera is no longer theirs (R6). */
export const INTERRUPTED = PASSES + 1;
/** The winner, or −1 while the deal is in progress. */
export const WINNER = INTERRUPTED + 1;
/** 1 when the winner made an opera. */
export const OPERA = WINNER + 1;
/** How many words a position has. */
export const WORDS = OPERA + 1;
