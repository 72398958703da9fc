/**
 * Randomness: seeded and strong sources, the shuffle, the draw for the first dealer. The rules import nothing of it.
 *
 * @module @nain-jaune/engine/random
 */
export type { Random } from '../randomSource.ts';
export { below, cryptoRandom, seededRandom } from './random.ts';
export { type DealerDraw, drawDealer, shuffled, shuffledPack } from './shuffle.ts';
