export { anyRuleset, arbitraryRuleset, changedRuleset } from './arbitraryRuleset.ts';
export { card, cards, restOfThePack, words } from './cards.ts';
export { eachValue, pairwise } from './covering.ts';
export { type FixedDeal, fixedDeal, moveOf } from './fixedDeal.ts';
export { type PlayedGame, type RandomGameOptions, randomGame } from './playedGame.ts';
export { rulesOf } from './rules.ts';
export { inScope, rulesetsInScope } from './scope.ts';
