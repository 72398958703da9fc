/**
 * What a view says about hidden cards.
 *
 * @module @nain-jaune/bots/knowledge
 */
export { Counting } from './counting.ts';
export type { Layout } from './dealCounter.ts';
export { Deals } from './deals.ts';
export { type AllDeals, enumerateDeals } from './enumerate.ts';
export { type Knowledge, knowledgeOf } from './knowledge.ts';
export { type Leading, LeadLikelihood } from './likelihood.ts';
export { type Act, type Observations, observationsOf } from './observations.ts';
export { DealSampler } from './sampler.ts';
export { SeenCards } from './seenCards.ts';
