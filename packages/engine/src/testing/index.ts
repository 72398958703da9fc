export { anyRuleset, arbitraryRuleset, changedRuleset } from './arbitraryRuleset.ts';
export { eachValue, pairwise } from './covering.ts';
export { type FixedDeal, fixedDeal } from './fixedDeal.ts';
export { inScope } from './scope.ts';
