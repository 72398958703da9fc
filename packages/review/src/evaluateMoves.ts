import { areAlike, type Candidate, type Effort, type Thought, think } from '@nain-jaune/bots/search';
import { compileRules, type GameView, type Move, type Ruleset } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { isSignificantlyAbove } from './estimate.ts';

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

/** The search that looks again at a move that seems a mistake. It also searches at the own later leads. */
const SECOND_LOOK: Effort = {
  deals: 150,
  states: MAX_STATES,
  work: Number.POSITIVE_INFINITY,
  listed: 150,
  nested: { deals: 16, leads: 5 },
  ending: null,
};
/** A move is a mistake if it surely costs more than this, in counters. */
const MISTAKE = 1;

/**
 * Estimates the counters at the end of this deal after each of the moves, from what the view's seat knows. An ending is
 * solved if that is cheap.
 *
 * @param made A move that is judged again if it seems a mistake, with own later leads that are searched. The lower of its
 *   two losses counts.
 */
export function* evaluateMoves(
  view: GameView,
  moves: readonly Move[],
  random: Random,
  { deals, milliseconds, clock }: EvaluationLimits,
  made: Move | null = null,
): Generator<void, Thought, void> {
  const limits = { ...(clock && { now: clock }), ...(milliseconds !== undefined && { milliseconds }) };
  const effort: Effort = {
    deals,
    states: MAX_STATES,
    work: Number.POSITIVE_INFINITY,
    listed: Math.min(MAX_LISTED_DEALS, deals),
    nested: null,
    keepAll: true,
    ...limits,
  };
  const single = { ...view, rules: singleDealRules(view.rules) };
  const thought = yield* think(single, moves, random, effort);
  const doubted = made === null || thought.exact ? undefined : mistakeIn(single, thought, made);
  const best = thought.candidates[0];
  if (doubted === undefined || best === undefined) return thought;
  const again = yield* think(single, [best.move, doubted.move], random, { ...SECOND_LOOK, ...limits });
  return withSecondLook(thought, doubted, again.candidates);
}

function mistakeIn(view: GameView, { candidates }: Thought, made: Move): Candidate | undefined {
  const rules = compileRules(view.rules, view.players);
  return candidates.find(
    ({ move, loss, lossError }) =>
      areAlike(rules, move, made) && isSignificantlyAbove({ value: loss, standardError: lossError }, MISTAKE),
  );
}

/** Lowers the loss of a move to that of the second look. */
function withSecondLook(thought: Thought, doubted: Candidate, again: readonly Candidate[]): Thought {
  const seen = again.find(({ move }) => move === doubted.move);
  const [best] = thought.candidates;
  if (seen === undefined || best === undefined || seen.loss >= doubted.loss) return thought;
  // The error of the loss is that of the other candidate if the second look prefers this one.
  const lossError = Math.max(...again.map((candidate) => candidate.lossError));
  const lowered = { ...doubted, value: best.value - seen.loss, loss: seen.loss, lossError };
  const others = thought.candidates.slice(1).map((other) => (other === doubted ? lowered : other));
  return { ...thought, candidates: [best, ...others.sort((a, b) => a.loss - b.loss)] };
}

const singleDealCache = new WeakMap<Ruleset, Ruleset>();

/** Returns the rules with a game of one deal, so that counters left in the boxes have no value. */
export function singleDealRules(rules: Ruleset): Ruleset {
  const found = singleDealCache.get(rules) ?? { ...rules, end: { ...rules.end, deals: 1 } };
  singleDealCache.set(rules, found);
  return found;
}
