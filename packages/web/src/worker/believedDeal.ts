import { DealSampler, knowledgeOf, LeadLikelihood } from '@nain-jaune/bots/knowledge';
import { MODELS, Policy } from '@nain-jaune/bots/search';
import type { GameView, SampledDeal } from '@nain-jaune/engine';
import { cardsOf, sampleDeal, seatsOf } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';

/** Deals from which one is drawn by the likelihood of the leads. */
const DRAWS = 200;
/** The most states for an exact draw. */
const MOST_STATES = 10_000;

/** A deal as the seat of a view could believe it: each hand with the cards that it has laid, and the talon. */
export function believedDeal(view: GameView, random: Random): SampledDeal {
  const now = drawn(view, random);
  const laid = view.deal?.laid ?? [];
  const hands = now.hands.map((hand, seat) => {
    const own = laid.filter((one) => one.seat === seat).map(({ card }) => card);
    return [...hand, ...own].sort((a, b) => a - b);
  });
  return { hands, talon: now.talon };
}

function drawn(view: GameView, random: Random): SampledDeal {
  const knowledge = knowledgeOf(view);
  const models = MODELS.map((model) => ({ ...model, policy: new Policy(knowledge.rules, model.weights) }));
  const deals = new DealSampler(knowledge, MOST_STATES).draw(DRAWS, random);
  const weights = new LeadLikelihood(knowledge, models).of(deals);
  const index = pick(weights, random);
  if (index < 0) return sampleDeal(view, random);
  const word = (offset: number) => deals.words[index * deals.stride + offset] ?? 0;
  const cardsAt = (place: number) => cardsOf({ low: word(2 * place), high: word(2 * place + 1) });
  const hands = seatsOf(view.players).map((seat) => view.deal?.shown[seat] ?? cardsAt(seat));
  return { hands, talon: cardsAt(view.players) };
}

/** The index of a weight, drawn by weight; negative if none is positive. */
function pick(weights: Float64Array, random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = ((random.next() >>> 0) / 2 ** 32) * total;
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}
