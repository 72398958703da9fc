import { below, type Random } from '@nain-jaune/engine/random';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from '../heuristic/weights.ts';
import type { Deals } from '../knowledge/deals.ts';
import { type AllDeals, enumerateDeals } from '../knowledge/enumerate.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { LeadLikelihood } from '../knowledge/likelihood.ts';
import { DealSampler } from '../knowledge/sampler.ts';

/** A deal to play out. */
export interface LikelyDeal {
  readonly deals: Deals;
  /** Its index in `deals`. */
  readonly index: number;
  readonly weight: number;
}

/** How many deals are considered. */
export interface BeliefsEffort {
  /** The maximum number of deals to play out. A deal drawn several times is played out once. */
  readonly deals: number;
  /** The maximum number of states for exact drawing by counting. */
  readonly states: number;
  /** If at most this many deals agree, they are all listed instead of drawn. */
  readonly listed: number;
  /** The models of the other players, all equally likely. Default {@link MODELS}. */
  readonly models?: readonly Model[];
}

/** A model of a player: a rule of thumb, with some random leads. */
export interface Model {
  readonly weights: Weights;
  /** The difference in worth that makes a lead e times as likely. */
  readonly temperature: number;
  /** The probability of any other lead. */
  readonly anything: number;
}

/** One model looks at the own hand only, the other counts cards. */
export const MODELS: readonly Model[] = [
  { weights: RULE_OF_THUMB, temperature: 0.5, anything: 0.05 },
  { weights: COUNTING, temperature: 1, anything: 0.05 },
];

/** The number of deals to play out that are drawn and rated together. */
const BATCH = 50;
/** The number of deals drawn for each that is played out, if leads say how likely they are. */
const DRAWS = 2;

/**
 * Yields deals that agree with a view, as often as the others' moves make them likely. Every prefix is representative.
 * They are drawn and rated lazily, in batches. Returns whether they were all the deals that agree.
 */
export function* likelyDeals(
  knowledge: Knowledge,
  effort: BeliefsEffort,
  random: Random,
): Generator<LikelyDeal, boolean, void> {
  const { models = MODELS } = effort;
  const listed = allDeals(knowledge, effort.listed, models);
  if (listed !== null) {
    const { weights } = listed;
    if (weights.length > effort.deals) yield* drawnFrom(listed.deals, weights, effort.deals, random);
    else yield* inRandomOrder(listed.deals, weights, random);
    return weights.length <= effort.deals;
  }
  const likelihood = likelihoodBy(knowledge, models);
  const sampler = new DealSampler(knowledge, effort.states);
  const draws = likelihood.hasLeads ? DRAWS : 1;
  for (let found = 0; found < effort.deals; found += BATCH) {
    const count = Math.min(BATCH, effort.deals - found);
    const deals = sampler.draw(draws * count, random);
    yield* drawnFrom(deals, likelihood.of(deals), count, random);
  }
  return false;
}

/** Returns all deals that agree with a view, weighted by the moves of the others, or null if there are more than `most`. */
export function allDeals(knowledge: Knowledge, most: number, models: readonly Model[]): AllDeals | null {
  const listed = enumerateDeals(knowledge, most);
  if (listed === null) return null;
  const factors = likelihoodBy(knowledge, models).of(listed.deals);
  return {
    deals: listed.deals,
    weights: listed.weights.map((weight, deal) => weight * (factors[deal] ?? 0)),
  };
}

function likelihoodBy(knowledge: Knowledge, models: readonly Model[]): LeadLikelihood {
  const { rules } = knowledge;
  return new LeadLikelihood(
    knowledge,
    models.map((model) => ({ ...model, policy: new Policy(rules, model.weights) })),
  );
}

function* inRandomOrder(
  deals: Deals,
  weights: Float64Array,
  random: Random,
): Generator<LikelyDeal, void, void> {
  const order = Int32Array.from(weights, (_, deal) => deal);
  for (const index of shuffle(order, random)) yield { deals, index, weight: weights[index] ?? 0 };
}

/** Draws deals by weight with systematic sampling. One that is drawn several times gets a greater weight. */
function* drawnFrom(
  deals: Deals,
  weights: Float64Array,
  count: number,
  random: Random,
): Generator<LikelyDeal, void, void> {
  const weight = weights.reduce((sum, each) => sum + each, 0) / count;
  let passed = (random.next() >>> 0) / 2 ** 32;
  const times = weights.map((each) => {
    const before = Math.ceil(passed);
    passed += each / weight;
    return Math.ceil(passed) - before;
  });
  const drawn = Int32Array.from(times.keys()).filter((deal) => (times[deal] ?? 0) > 0);
  for (const index of shuffle(drawn, random)) yield { deals, index, weight: weight * (times[index] ?? 0) };
}

function shuffle(order: Int32Array, random: Random): Int32Array {
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const deal = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = deal;
  }
  return order;
}
