import { areAlike, type Candidate, type Effort, type Thought, think } from '@nain-jaune/bots/search';
import { compileRules, type GameView, type Move, type Rules, type Ruleset } from '@nain-jaune/engine';
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

export const MAX_STATES = 20_000;
/** Up to this number of possible deals, all of them are examined instead of a sample. */
export const MAX_LISTED_DEALS = 5000;

/** How many times the deals tell a mistake from a lesser loss if the first ones leave it in doubt. */
const CLOSER = 4;
/** A loss is in doubt if other deals could well make it a mistake or none: within these standard errors of the limit. */
const DOUBT = { below: 2, above: 5 } as const;
/** The search that looks again at a move that seems a mistake. It also searches at the own later leads. */
const SECOND_LOOK = { nested: { deals: 16, leads: 5 }, ending: null } as const;
/** Its deals. The last ones only if the first leave the mistake in doubt. */
const SECOND_DEALS = [200, 1000] as const;
/** A move is a mistake if it surely costs more than this, in counters. */
const MISTAKE = 1;

/**
 * Estimates the counters at the end of this deal after each of the moves, from what the view's seat knows. An ending is
 * solved if that is cheap.
 *
 * @param made A move that is judged again if it may be a mistake: alone with the best move, in other and more deals unless there is a time limit. If
 *   it still seems one, it is judged once more, with own later leads that are searched, and the lower of these losses counts.
 */
export function* evaluateMoves(
  view: GameView,
  moves: readonly Move[],
  random: Random,
  { deals, milliseconds, clock }: EvaluationLimits,
  made: Move | null = null,
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
  const single = { ...view, rules: singleDealRules(view.rules) };
  let thought = yield* think(single, moves, random, effort);
  if (made === null || thought.exact) return thought;
  const rules = compileRules(view.rules, view.players);
  const again = function* (move: Move, change: Partial<Effort>) {
    const pair = thought.candidates.filter((one, index) => index === 0 || one.move === move);
    const both = pair.map((one) => one.move);
    return yield* think(single, both, random, { ...effort, ...change });
  };
  const inDoubt = candidateOf(rules, thought, made);
  const isTimed = milliseconds !== undefined;
  if (inDoubt !== undefined && isInDoubt(inDoubt) && !isTimed) {
    const closer = { deals: CLOSER * deals, listed: Math.min(MAX_LISTED_DEALS, CLOSER * deals) };
    thought = withLossOf(thought, inDoubt, yield* again(inDoubt.move, closer));
  }
  const mistaken = candidateOf(rules, thought, made);
  if (mistaken === undefined || !isMistake(mistaken)) return thought;
  let second = thought;
  for (const most of SECOND_DEALS) {
    const count = Math.min(most, deals * CLOSER);
    second = yield* again(mistaken.move, { ...SECOND_LOOK, deals: count, listed: count });
    if (isTimed || !isInDoubt(lossOf(second, mistaken))) break;
  }
  return lossOf(second, mistaken).loss < mistaken.loss ? withLossOf(thought, mistaken, second) : thought;
}

function candidateOf(rules: Rules, { candidates }: Thought, made: Move): Candidate | undefined {
  return candidates.find(({ move }) => areAlike(rules, move, made));
}

type Loss = Pick<Candidate, 'loss' | 'lossError'>;

function isMistake({ loss, lossError }: Loss): boolean {
  return isSignificantlyAbove({ value: loss, standardError: lossError }, MISTAKE);
}

function isInDoubt({ loss, lossError }: Loss): boolean {
  return loss + DOUBT.below * lossError > MISTAKE && loss - DOUBT.above * lossError < MISTAKE && loss > 0;
}

/** Returns the loss of one of two candidates. If it was preferred, the error is that of the other. */
function lossOf({ candidates }: Thought, { move }: Candidate): Loss {
  const loss = candidates.find((one) => one.move === move)?.loss ?? 0;
  return { loss, lossError: Math.max(...candidates.map(({ lossError }) => lossError)) };
}

/** Replaces the loss of a candidate by that of another look at it and the best one. */
function withLossOf(thought: Thought, candidate: Candidate, look: Thought): Thought {
  const [best] = thought.candidates;
  if (best === undefined) return thought;
  const { loss, lossError } = lossOf(look, candidate);
  const changed = { ...candidate, value: best.value - loss, loss, lossError };
  const others = thought.candidates.slice(1).map((other) => (other === candidate ? changed : other));
  return { ...thought, candidates: [best, ...others.sort((a, b) => a.loss - b.loss)] };
}

const singleDealCache = new WeakMap<Ruleset, Ruleset>();

/** Returns the rules with a game of one deal, so that counters left in the boxes have no value. */
export function singleDealRules(rules: Ruleset): Ruleset {
  const found = singleDealCache.get(rules) ?? { ...rules, end: { ...rules.end, deals: 1 } };
  singleDealCache.set(rules, found);
  return found;
}
