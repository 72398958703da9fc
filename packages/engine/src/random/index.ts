/**
 * Random sources, shuffling, and the draw for the first dealer. The rules import nothing from here.
 *
 * @module @nain-jaune/engine/random
 */
export type { Random } from '../randomSource.ts';
export { below, cryptoRandom, seededRandom } from './random.ts';
export { type DealerDraw, drawDealer, shuffled, shuffledPack } from './shuffle.ts';
