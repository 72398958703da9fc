/**
 * The drawings that programs embed or render themselves, as SVG. `faces` has the names of the portraits, `pictures` all files of
 * the page.
 */
export { cardParts } from './cardParts.ts';
export { PIECE_SIZES, type Piece } from './counterSizes.ts';
export { COUNTERS } from './counters.ts';
export type { CourtRank } from './courtDress.ts';
export { makeCourt } from './courts.ts';
export { makeDwarf, makeIcon, makeMaskableIcon } from './dwarfPictures.ts';
export { CREAM, INK } from './suits.ts';
export { makeWood } from './wood.ts';
