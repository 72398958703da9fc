import { below, type Random } from '@nain-jaune/engine/random';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from '../heuristic/weights.ts';
import type { Deals } from '../knowledge/deals.ts';
import { enumerateDeals } from '../knowledge/enumerate.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { LeadLikelihood, leadsOfOthers } from '../knowledge/likelihood.ts';
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
  /** Deals to play out, at most. */
  readonly deals: number;
  /** Deals to draw, of which the likely ones are kept. */
  readonly draws: number;
  /** Where many leads are to be judged, fewer deals are drawn: so many leads are judged at most (in runs by rank). */
  readonly judgements: number;
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

/** Deals to play out for which deals are drawn and judged at once. */
const BATCH = 50;

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
    const weights = likelihood
      .of(listed.deals)
      .map((factor, deal) => factor * (listed.weights[deal] as number));
    if (weights.length > effort.deals) yield* drawnFrom(listed.deals, weights, effort.deals, random);
    else yield* inRandomOrder(listed.deals, weights, random);
    return weights.length <= effort.deals;
  }
  const sampler = new DealSampler(knowledge, effort.states);
  const draws = drawsFor(knowledge, effort, ways.length) / effort.deals;
  for (let found = 0; found < effort.deals; found += BATCH) {
    const count = Math.min(BATCH, effort.deals - found);
    const deals = sampler.draw(Math.ceil(draws * count), random);
    yield* drawnFrom(deals, likelihood.of(deals), count, random);
  }
  return false;
}

/** However many leads there are to judge, so many deals are drawn where so many are asked for. */
const FEWEST_DRAWS = 500;

/** As many draws as the judgements allow; where nothing is to be judged, as many as are played out. */
function drawsFor(knowledge: Knowledge, { deals, draws, judgements }: BeliefsEffort, ways: number): number {
  const keys = knowledge.rules.withinSuit ? 4 : 1;
  const each = leadsOfOthers(knowledge).length * ways * keys;
  return each === 0 ? deals : Math.min(draws, Math.max(FEWEST_DRAWS, Math.floor(judgements / each)));
}

function* inRandomOrder(
  deals: Deals,
  weights: Float64Array,
  random: Random,
): Generator<LikelyDeal, void, void> {
  const order = Int32Array.from(weights, (_, deal) => deal);
  for (const index of shuffle(order, random)) yield { deals, index, weight: weights[index] as number };
}

/** Draws deals by their weights, evenly spread over them, so that each then stands for as much. */
function* drawnFrom(
  deals: Deals,
  weights: Float64Array,
  count: number,
  random: Random,
): Generator<LikelyDeal, void, void> {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const order = new Int32Array(count);
  const offset = (random.next() >>> 0) / 2 ** 32;
  let deal = 0;
  let passed = weights[0] as number;
  for (let index = 0; index < count; index++) {
    const wanted = ((index + offset) / count) * total;
    while (passed < wanted && deal < weights.length - 1) passed += weights[++deal] as number;
    order[index] = deal;
  }
  for (const index of shuffle(order, random)) yield { deals, index, weight: total / count };
}

function shuffle(order: Int32Array, random: Random): Int32Array {
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const deal = order[last] as number;
    order[last] = order[other] as number;
    order[other] = deal;
  }
  return order;
}
