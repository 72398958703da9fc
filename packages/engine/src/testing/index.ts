export { eachValue, pairwise } from './covering.ts';
export { inScope } from './scope.ts';
