/** Chance: seeded and strong sources, the shuffle, the first dealer. A sub-path of its own: the rules import nothing of it. */
export type { Random } from '../chance.ts';
export { below, cryptoRandom, seededRandom } from './random.ts';
export { type DealerDraw, drawDealer, shuffled, shuffledPack } from './shuffle.ts';
