/**
 * The rules of Nain Jaune: cards, rulesets as data, deals, games, views and records. No dependencies, no input or
 * output, no clock, no randomness of its own.
 *
 * @module @nain-jaune/engine
 */
export * from './cards/card.ts';
export * from './cards/cardSet.ts';
export * from './cards/draw.ts';
export * from './cards/notation.ts';
export * from './cards/seat.ts';
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
export { type Lay, lay, type Move, moveText, type Pass, parseMoveText, pass } from './deal/move.ts';
export type { Refusal } from './deal/refusal.ts';
export { type DealSetup, dealPack, handSizesFrom, type SetupProblem } from './deal/setup.ts';
export {
  dealCards,
  dealHands,
  type Game,
  type GameStart,
  type GameStep,
  handsOf,
  mayDeal,
  nextDealer,
  playMove,
  seatToMove,
  startGame,
  winnersOf,
} from './game/game.ts';
export { startProblems } from './game/start.ts';
export { findJsonFault, type JsonFault, jsonProblem } from './json/findJsonFault.ts';
export { hasDuplicateKey, parseJson } from './json/parseJson.ts';
export * from './outcome.ts';
export { type KnownCards, type Position, positionOfGame, positionOfView } from './position/position.ts';
export { makePositionText, parsePositionText } from './position/positionText.ts';
export { openPosition, reachPosition, viewAtPosition, viewOfReached } from './position/reachPosition.ts';
export { recordAtPosition } from './position/recordAtPosition.ts';
export type { Problem } from './problem.ts';
export type { Random } from './randomSource.ts';
export { checkRecord, type Replay, readRecord, replayRecord } from './record/checkRecord.ts';
export { makeRecord } from './record/makeRecord.ts';
export {
  type DrawTexts,
  makeDrawTexts,
  parseCards,
  parseDrawTexts,
  tokensOf,
} from './record/notation.ts';
export { parseRecord } from './record/parseRecord.ts';
export * from './record/record.ts';
export { type MovePlace, recordBefore } from './record/recordBefore.ts';
export type { ReplayStep } from './record/walkRecord.ts';
export {
  isRulesCodeLike,
  makeRulesCode,
  parseRulesCode,
  type RulesCodeProblem,
} from './rules/code/rulesCode.ts';
export type { Rules } from './rules/compiledRules.ts';
export { compileRules, worthOf } from './rules/compileRules.ts';
export type { RulesetDifference } from './rules/differences.ts';
export { houseName } from './rules/houseName.ts';
export {
  applyHouseRules,
  nearestRuleset,
  parseRulesText,
  rulesetDifferences,
} from './rules/houseRules.ts';
export { parseRuleset, RULESET_KEY_NAMES } from './rules/parseRuleset.ts';
export { type ChoiceKey, OPERA_CHOICES, RULE_CHOICES } from './rules/ruleChoices.ts';
export { boxOf, cardsAfter, isDwarfWild, runsWithinSuit } from './rules/ruleFacts.ts';
export * from './rules/ruleset.ts';
export * from './rules/rulesets.ts';
export { shownRulesId } from './rules/shownRulesId.ts';
export { entriesOfGame, type ReportedAs, reportHand } from './scoring/entriesOfGame.ts';
export type {
  ReportedHand,
  ScoreAnte,
  ScoreEnd,
  ScoreEntry,
  ScoreLay,
  ScoreProblem,
  ScoreProblemCode,
} from './scoring/entry.ts';
export {
  EVENING_FORMAT,
  type Evening,
  type EveningEntry,
  type EveningPlayer,
  makeEvening,
  parseEvening,
  type ReplayedEvening,
  replayEvening,
} from './scoring/evening.ts';
export { askedCards, scoringCards } from './scoring/reportedHand.ts';
export {
  addScoreEntry,
  isDealing,
  type ScoredDeal,
  type ScoredGame,
  type ScoredStep,
  startScoring,
} from './scoring/scoring.ts';
export { SharedList } from './sharedList.ts';
export { legalMovesOf } from './view/legalMovesOf.ts';
export { DealSamples, type SampledDeal, sampleDeal } from './view/sampleDeal.ts';
export { beginView, see, seeStep } from './view/see.ts';
export type * from './view/view.ts';
