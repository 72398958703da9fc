import { below, type Random } from '@nain-jaune/engine/random';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from '../heuristic/weights.ts';
import { Deals } from '../knowledge/deals.ts';
import { enumerateDeals } from '../knowledge/enumerate.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { LeadLikelihood, leadsOfOthers } from '../knowledge/likelihood.ts';
import { DealSampler } from '../knowledge/sampler.ts';

/** How the cards may lie, by what a view tells and by how likely that makes what the others did. */
export interface Beliefs {
  readonly deals: Deals;
  /** The deals to look at, in an order in which any first part stands for the whole. */
  readonly order: Int32Array;
  /** The weight of each deal of `order`. */
  readonly weights: Float64Array;
  /** Whether these are all the deals that agree. */
  readonly exact: boolean;
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

/** Deals that are drawn and weighed between two yields. */
const SLICE = 500;

/** Finds deals that agree with a view and are as likely as what the others did makes them. Yields now and then. */
export function* findBeliefs(
  knowledge: Knowledge,
  effort: BeliefsEffort,
  random: Random,
): Generator<void, Beliefs, void> {
  const listed = enumerateDeals(knowledge, effort.listed);
  const ways = (effort.models ?? MODELS).map((model) => ({
    ...model,
    policy: new Policy(knowledge.rules, model.weights),
  }));
  const leads = new LeadLikelihood(knowledge, ways);
  if (listed !== null) {
    const weights = leads
      .of(listed.deals)
      .map((likelihood, deal) => likelihood * (listed.weights[deal] as number));
    if (weights.length <= effort.deals) return inRandomOrder(listed.deals, weights, random);
    return drawnFrom(listed.deals, weights, effort.deals, random);
  }
  const sampler = new DealSampler(knowledge, effort.states);
  yield;
  const count = drawsFor(knowledge, effort, ways.length);
  const deals = new Deals(knowledge, count);
  const weights = new Float64Array(count);
  for (let first = 0; first < count; first += SLICE) {
    const drawn = sampler.draw(Math.min(SLICE, count - first), random);
    deals.takeOver(first, drawn);
    weights.set(leads.of(drawn), first);
    yield;
  }
  return drawnFrom(deals, weights, effort.deals, random);
}

/** However many leads there are to judge, so many deals are drawn where so many are asked for. */
const FEWEST_DRAWS = 500;

/** As many draws as the judgements allow; where nothing is to be judged, as many as are played out. */
function drawsFor(knowledge: Knowledge, { deals, draws, judgements }: BeliefsEffort, ways: number): number {
  const keys = knowledge.rules.withinSuit ? 4 : 1;
  const each = leadsOfOthers(knowledge).length * ways * keys;
  return each === 0 ? deals : Math.min(draws, Math.max(FEWEST_DRAWS, Math.floor(judgements / each)));
}

function inRandomOrder(deals: Deals, weights: Float64Array, random: Random): Beliefs {
  const order = shuffle(
    Int32Array.from(weights, (_, deal) => deal),
    random,
  );
  return { deals, order, weights: Float64Array.from(order, (deal) => weights[deal] as number), exact: true };
}

/** Draws deals by their weights, evenly spread over them, so that each then stands for as much. */
function drawnFrom(deals: Deals, weights: Float64Array, count: number, random: Random): Beliefs {
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
  return { deals, order: shuffle(order, random), weights: new Float64Array(count).fill(1), exact: false };
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
