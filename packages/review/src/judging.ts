import { type Effort, type Thought, think } from '@nain-jaune/bots/search';
import type { GameView, Move, Ruleset } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';

/** How much is thought about a choice. */
export interface JudgingEffort {
  /** The most deals that it is looked at in. */
  readonly deals: number;
  /** The most milliseconds it takes, with the clock that tells them; no limit without them. */
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

/** States that are counted through, at most. */
const STATES = 20_000;
/** Where no more deals than these are possible, all are looked at. */
const LISTED = 5000;

/** Thinks about each of some moves, given what a seat sees, and counts what it has at the end of this deal. */
export function judge(
  view: GameView,
  moves: readonly Move[],
  random: Random,
  { deals, milliseconds, clock }: JudgingEffort,
): Generator<void, Thought, void> {
  const effort: Effort = {
    deals,
    states: STATES,
    work: Number.POSITIVE_INFINITY,
    listed: Math.min(LISTED, deals),
    nested: null,
    keepAll: true,
    ...(milliseconds !== undefined && { milliseconds }),
  };
  return think({ ...view, rules: ofOneDeal(view.rules) }, moves, random, {
    ...effort,
    ...(clock && { now: clock }),
  });
}

const ofOne = new WeakMap<Ruleset, Ruleset>();

/** The same rules for a game of one deal, in which what lies in the boxes at the end is worth nothing to anybody. */
function ofOneDeal(rules: Ruleset): Ruleset {
  const found = ofOne.get(rules) ?? { ...rules, end: { ...rules.end, deals: 1 } };
  ofOne.set(rules, found);
  return found;
}
