/**
 * Messages between clients and tables: types, constants, and the client's fold over events. The parsers are in the sub-path
 * `parse`. docs/protocol.md describes the protocol.
 */
export { charactersOf, cutTo, isWithin, mostUnits } from './characters.ts';
export {
  CLOCK_SECONDS,
  CODE_CONSONANTS,
  CODE_VOWELS,
  type Invitation,
  isTableCode,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_CHALLENGE_RESULTS,
  PHRASES,
  type Phrase,
  PORTRAITS,
  type Portrait,
  PROTOCOL_VERSION,
  parseInvitation,
} from './constants.ts';
export { dealToCut, type Followed, follow, followRoom, type GapInEvents } from './follow.ts';
export { normaliseName, normaliseText } from './text.ts';
export type * from './types.ts';
