/**
 * Messages between clients and tables: their types, constants, and how a client follows a game. The parsers are in the
 * sub-path `parse`. Described in docs/protocol.md.
 */
export { CODE_CONSONANTS, CODE_VOWELS, isTableCode } from './code.ts';
export { CLOCK_SECONDS, LONGEST_NAME, LONGEST_TEXT, PROTOCOL_VERSION } from './constants.ts';
export { type Followed, follow, type GapInEvents } from './follow.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { PORTRAITS, type Portrait } from './portraits.ts';
export { normaliseName, normaliseText } from './text.ts';
export type * from './types.ts';
