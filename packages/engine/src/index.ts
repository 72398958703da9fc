/**
 * The rules of Nain Jaune: cards, rulesets as data, deals, games, views and records.
 * No dependencies, no input or output, no clock, and no chance of its own.
 *
 * @module @nain-jaune/engine
 */
export * from './cards/card.ts';
export * from './cards/cardSet.ts';
export * from './cards/notation.ts';
export * from './cards/seat.ts';
export type { Random } from './chance.ts';
export {
  type Deal,
  type DealStep,
  handOf,
  legalMoves,
  makeDeal,
  type Phase,
  playDeal,
  turnOf,
} from './deal/deal.ts';
export type * from './deal/events.ts';
export { type Lay, lay, type Move, type Pass, pass } from './deal/move.ts';
export type { Refusal } from './deal/refusal.ts';
export { type DealSetup, dealPack, handSizesFrom, type SetupProblem } from './deal/setup.ts';
export {
  dealCards,
  dealHands,
  type Game,
  type GameStart,
  type GameStep,
  mayDeal,
  nextDealer,
  playMove,
  startGame,
  winnersOf,
} from './game/game.ts';
export type {
  KeepProblem,
  KeepProblemCode,
  KeptAnte,
  KeptEnd,
  KeptEntry,
  KeptLay,
  ToldHand,
} from './keep/entry.ts';
export {
  EVENING_FORMAT,
  type Evening,
  type EveningEntry,
  type EveningPlayer,
  makeEvening,
  parseEvening,
  type ToldEvening,
  tellEvening,
} from './keep/evening.ts';
export { entriesOfGame, type ToldAs, tellHand } from './keep/fromGame.ts';
export {
  isDealing,
  type KeptDeal,
  type KeptGame,
  type KeptStep,
  keepEntry,
  startKeeping,
} from './keep/keep.ts';
export { askedCards, cardsToKeep } from './keep/told.ts';
export * from './outcome.ts';
export { type KnownCards, type Position, positionOfGame, positionOfView } from './position/position.ts';
export { openPosition, type Reached, reachPosition, viewAtPosition } from './position/reach.ts';
export { recordAtPosition } from './position/record.ts';
export { makePositionText, parsePositionText } from './position/text.ts';
export type { Problem } from './problem.ts';
export { checkRecord, type Replay, readRecord, replayRecord } from './record/check.ts';
export { type MovePlace, recordBefore } from './record/cut.ts';
export { makeRecord } from './record/make.ts';
export { moveText, parseCards, parseMoveText, tokensOf } from './record/notation.ts';
export { parseRecord } from './record/parse.ts';
export * from './record/record.ts';
export type { ReplayStep } from './record/walk.ts';
export {
  isRulesCodeLike,
  makeRulesCode,
  parseRulesCode,
  type RulesCodeProblem,
} from './rules/code/code.ts';
export { compileRules, type Rules, runsWithinSuit, wantedAfter, worthOf } from './rules/compile.ts';
export { houseName } from './rules/houseName.ts';
export {
  applyHouseRules,
  parseRulesText,
  type RulesetDifference,
  rulesetDifferences,
} from './rules/houseRules.ts';
export { nearestRuleset } from './rules/nearest.ts';
export { parseFormerRuleset, parseRuleset, RULESET_KEY_NAMES } from './rules/parse.ts';
export type * from './rules/ruleset.ts';
export * from './rules/rulesets.ts';
export { presentRuleset, VERSION_1_RULESETS } from './rules/version1.ts';
export { legalMovesOf } from './view/legal.ts';
export { DealSamples, type SampledDeal, sampleDeal } from './view/sample.ts';
export { beginView, see } from './view/see.ts';
export type * from './view/view.ts';
