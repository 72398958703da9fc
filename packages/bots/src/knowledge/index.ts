/** What a view tells of the cards that it does not show. */
export { Counting, type Layout } from './counting.ts';
export { Deals } from './deals.ts';
export { type AllDeals, enumerateDeals } from './enumerate.ts';
export { type Knowledge, knowledgeOf } from './knowledge.ts';
export { type Leading, LeadLikelihood } from './likelihood.ts';
export { type Act, type Observations, observationsOf } from './observations.ts';
export { DealSampler } from './sampler.ts';
export { SeenCards } from './seenCards.ts';
