/** The kernel: positions of a deal played in place, for search and simulation. A sub-path of its own. */
export { compileRules, LEAD, type Rules } from '../rules/compile.ts';
export { Kernel, type Listener } from './kernel.ts';
export { dealAtRandom, moveAtRandom, playOutAtRandom, playRandomDeals, type RandomDeals } from './playout.ts';
export { boxesOf, countersOf, handOf, putCounters, putHand } from './position.ts';
