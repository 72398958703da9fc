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

/** How many times the deals judge a move again, as long as the ones before leave in doubt whether it is a mistake. */
const CLOSER = [4, 16, 64] as const;
/** The search that looks again at a move that seems a mistake. It also searches at the own later leads. */
const SECOND_LOOK = { nested: { deals: 16, leads: 5 }, ending: null } as const;
/** How many times the deals it has, as long as the ones before leave the mistake in doubt. */
const SECOND_LOOKS = [0.5, 2.5, 5] as const;
const MOST_SECOND_DEALS = 2000;
/** Within a suit the last look would take seconds: playouts are long there, and a seat has many choices. */
const LOOKS_WITHIN_SUIT = 2;
/** A loss is in doubt if other deals could well make it a mistake or none: within these standard errors of the limit. */
const DOUBT = { below: 2, above: 5, aboveNested: 3 } as const;
/** A move is a mistake if it surely costs more than this, in counters. */
const MISTAKE = 1;

/**
 * Estimates the counters at the end of this deal after each of the moves, from what the view's seat knows. An ending is
 * solved if that is cheap.
 *
 * @param made A move that is judged again if it may be a mistake: with the moves that may be the best, in other and more deals unless there is a time
 *   limit. If it still seems one, it is judged once more, with own later leads that are searched. That loss counts if it is surely lower or no
 *   mistake.
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
  const again = (some: readonly Candidate[], change: Partial<Effort>) =>
    think(
      single,
      some.map(({ move }) => move),
      random,
      { ...effort, ...change },
    );
  const isTimed = milliseconds !== undefined;
  const looks = rules.withinSuit ? LOOKS_WITHIN_SUIT : CLOSER.length;
  for (const times of isTimed ? [] : CLOSER.slice(0, looks)) {
    const open = contenders(thought, candidateOf(rules, thought, made));
    if (open.length < 2) break;
    const count = times * deals;
    const look = yield* again(open, { deals: count, listed: Math.min(MAX_LISTED_DEALS, count) });
    thought = withLook(thought, look);
  }
  const [best] = thought.candidates;
  const mistaken = candidateOf(rules, thought, made);
  if (best === undefined || mistaken === undefined || !isMistake(mistaken)) return thought;
  let second: Loss = mistaken;
  for (const times of SECOND_LOOKS.slice(0, looks)) {
    const count = Math.min(MOST_SECOND_DEALS, Math.ceil(times * deals));
    const look = yield* again([best, mistaken], { ...SECOND_LOOK, deals: count, listed: count });
    second = lossOf(look, mistaken);
    if (isTimed || !isInDoubt(second, DOUBT.aboveNested)) break;
  }
  return isMistake(second) && !isSurelyLess(second, mistaken) ? thought : withLoss(thought, mistaken, second);
}

function candidateOf(rules: Rules, { candidates }: Thought, made: Move): Candidate | undefined {
  return candidates.find(({ move }) => areAlike(rules, move, made));
}

type Loss = Pick<Candidate, 'loss' | 'lossError'>;

function isMistake({ loss, lossError }: Loss): boolean {
  return isSignificantlyAbove({ value: loss, standardError: lossError }, MISTAKE);
}

function isInDoubt({ loss, lossError }: Loss, above: number = DOUBT.above): boolean {
  return loss + DOUBT.below * lossError > MISTAKE && loss - above * lossError < MISTAKE;
}

function isSurelyLess(one: Loss, other: Loss): boolean {
  const standardError = Math.hypot(one.lossError, other.lossError);
  return isSignificantlyAbove({ value: other.loss - one.loss, standardError }, 0);
}

/**
 * Returns the moves to be played out in more deals: none if it is clear whether the move made is a mistake, else that move, the best one and
 * those that may be better than the best one by more than a mistake.
 */
function contenders({ candidates }: Thought, made: Candidate | undefined): readonly Candidate[] {
  const [best] = candidates;
  if (made === undefined || (made !== best && !isInDoubt(made))) return [];
  const open = ({ loss, lossError }: Loss) => DOUBT.below * lossError - loss > MISTAKE;
  return candidates.filter((one) => one === best || one === made || open(one));
}

/** Puts what another look found out about some candidates, among them the best one, in place of what was known. */
function withLook(thought: Thought, look: Thought): Thought {
  const [before] = thought.candidates;
  const [best] = look.candidates;
  if (before === undefined || best === undefined) return thought;
  const seen = new Set(look.candidates.map(({ move }) => move));
  const more = look.candidates.find(({ move }) => move === before.move)?.loss ?? 0;
  const others = thought.candidates
    .filter(({ move }) => !seen.has(move))
    .map((one) => ({ ...one, loss: one.loss + more, value: best.value - one.loss - more }));
  const rest = [...look.candidates.slice(1), ...others].sort((a, b) => a.loss - b.loss);
  return { ...thought, candidates: [best, ...rest] };
}

/** Returns the loss of one of two candidates. If it was preferred, the error is that of the other. */
function lossOf({ candidates }: Thought, { move }: Candidate): Loss {
  const loss = candidates.find((one) => one.move === move)?.loss ?? 0;
  return { loss, lossError: Math.max(...candidates.map(({ lossError }) => lossError)) };
}

/** Replaces the loss of a candidate. */
function withLoss(thought: Thought, candidate: Candidate, { loss, lossError }: Loss): Thought {
  const [best] = thought.candidates;
  if (best === undefined) return thought;
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
