/**
 * What players lead or keep over many records, and what comes of it.
 *
 * @module @nain-jaune/review/explore
 */

export * from './exploration.ts';
export { Explorer } from './explorer.ts';
export { EVERYTHING, type ExploreFilter, type HandFilter } from './filter.ts';
