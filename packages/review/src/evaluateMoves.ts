import { type Effort, type Thought, think } from '@nain-jaune/bots/search';
import type { GameView, Move, Ruleset } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';

/** Limits of the search for one choice. */
export interface EvaluationLimits {
  /** Maximum number of sampled deals. */
  readonly deals: number;
  /** Time limit, which needs a `clock` in milliseconds. Default: none. */
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

const MAX_STATES = 20_000;
/** Up to this number of possible deals, all of them are examined instead of a sample. */
const MAX_LISTED_DEALS = 5000;

/** Estimates the counters at the end of this deal after each of the moves, from what the view's seat knows. */
export function evaluateMoves(
  view: GameView,
  moves: readonly Move[],
  random: Random,
  { deals, milliseconds, clock }: EvaluationLimits,
): Generator<void, Thought, void> {
  const effort: Effort = {
    deals,
    states: MAX_STATES,
    work: Number.POSITIVE_INFINITY,
    listed: Math.min(MAX_LISTED_DEALS, deals),
    nested: null,
    keepAll: true,
    ...(clock && { now: clock }),
    ...(milliseconds !== undefined && { milliseconds }),
  };
  return think({ ...view, rules: singleDealRules(view.rules) }, moves, random, effort);
}

const singleDealCache = new WeakMap<Ruleset, Ruleset>();

/** Returns the rules with a game of one deal, so that counters left in the boxes have no value. */
export function singleDealRules(rules: Ruleset): Ruleset {
  const found = singleDealCache.get(rules) ?? { ...rules, end: { ...rules.end, deals: 1 } };
  singleDealCache.set(rules, found);
  return found;
}
