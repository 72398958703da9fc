import { below, type Random } from '@nain-jaune/engine/random';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from '../heuristic/weights.ts';
import type { Deals } from '../knowledge/deals.ts';
import { enumerateDeals } from '../knowledge/enumerate.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { LeadLikelihood } from '../knowledge/likelihood.ts';
import { DealSampler } from '../knowledge/sampler.ts';

/** A deal to play out. */
export interface LikelyDeal {
  readonly deals: Deals;
  /** Its place in `deals`. */
  readonly index: number;
  readonly weight: number;
}

/** How many deals are looked at. */
export interface BeliefsEffort {
  /** Deals to play out, at most. One that is drawn several times is played out once. */
  readonly deals: number;
  /** Deals are drawn by counting where that takes no more states than these. */
  readonly states: number;
  /** Where no more deals than these agree, all are listed and none is drawn. */
  readonly listed: number;
  /** How the others may play, all equally likely; {@link MODELS} unless given. */
  readonly models?: readonly Model[];
}

/** A way in which others are taken to play: by a rule of thumb, though not always when they lead. */
export interface Model {
  readonly weights: Weights;
  /** By how much a lead must be worth more to be e times as likely. */
  readonly temperature: number;
  /** How often any lead is made, whatever the rule says. */
  readonly anything: number;
}

/** Some play by their own hand alone, some count the cards. */
export const MODELS: readonly Model[] = [
  { weights: RULE_OF_THUMB, temperature: 0.5, anything: 0.05 },
  { weights: COUNTING, temperature: 1, anything: 0.05 },
];

/** Deals that are drawn and judged at once, in deals to play out. */
const BATCH = 50;
/** Deals drawn for each that is played out, if leads tell how likely they are. */
const DRAWS = 2;

/**
 * Deals to play out: they agree with a view and come as often as what the others did makes them likely, so that any first
 * part stands for the whole. They are drawn and judged in batches, as they are asked for. Returns whether they were all
 * the deals that agree.
 */
export function* likelyDeals(
  knowledge: Knowledge,
  effort: BeliefsEffort,
  random: Random,
): Generator<LikelyDeal, boolean, void> {
  const ways = (effort.models ?? MODELS).map((model) => ({
    ...model,
    policy: new Policy(knowledge.rules, model.weights),
  }));
  const likelihood = new LeadLikelihood(knowledge, ways);
  const listed = enumerateDeals(knowledge, effort.listed);
  if (listed !== null) {
    const weights = likelihood.of(listed.deals).map((factor, deal) => factor * (listed.weights[deal] ?? 0));
    if (weights.length > effort.deals) yield* drawnFrom(listed.deals, weights, effort.deals, random);
    else yield* inRandomOrder(listed.deals, weights, random);
    return weights.length <= effort.deals;
  }
  const sampler = new DealSampler(knowledge, effort.states);
  const draws = likelihood.hasLeads ? DRAWS : 1;
  for (let found = 0; found < effort.deals; found += BATCH) {
    const count = Math.min(BATCH, effort.deals - found);
    const deals = sampler.draw(draws * count, random);
    yield* drawnFrom(deals, likelihood.of(deals), count, random);
  }
  return false;
}

function* inRandomOrder(
  deals: Deals,
  weights: Float64Array,
  random: Random,
): Generator<LikelyDeal, void, void> {
  const order = Int32Array.from(weights, (_, deal) => deal);
  for (const index of shuffle(order, random)) yield { deals, index, weight: weights[index] ?? 0 };
}

/** Draws deals by their weights, evenly spread over them. One that is drawn several times is one with a greater weight. */
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
