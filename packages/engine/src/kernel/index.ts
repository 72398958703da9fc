/**
 * The kernel: positions of a deal that are changed in place, for search and simulation.
 *
 * @module @nain-jaune/engine/kernel
 */
export { CardSums } from '../cards/cardSums.ts';
export { itemAt } from '../itemAt.ts';
export { DWARF_FACTOR, IS_HOC, LEAD, OPERA_FACTOR, type Rules } from '../rules/compiledRules.ts';
export { compileRules } from '../rules/compileRules.ts';
export { kernelAt } from '../view/kernelAt.ts';
export { bitCountOfBoth, isNonZero, listBits, lowestOfBoth } from './bits.ts';
export type { Listener } from './dealState.ts';
export { HIGH_BIT, Kernel, LOW_BIT } from './kernel.ts';
export { LAYOUT } from './layout.ts';
export { dealAtRandom, moveAtRandom, playOutAtRandom, playRandomDeals, type RandomDeals } from './playout.ts';
export { boxesOf, countersOf, handOf, putCounters, putHand } from './positionWords.ts';
