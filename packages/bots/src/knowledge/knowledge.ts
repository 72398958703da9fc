import { type Card, type GameView, PACK } from '@nain-jaune/engine';
import { compileRules, itemAt, LEAD, type Rules } from '@nain-jaune/engine/kernel';
import type { Layout } from './dealCounter.ts';
import { type Observations, observationsOf } from './observations.ts';

/** What a view says about the unseen cards. */
export interface Knowledge {
  readonly view: GameView;
  readonly rules: Rules;
  readonly observations: Observations;
  /** The cards that were neither laid nor are in a visible hand, ascending. */
  readonly unseen: readonly Card[];
  /** The places of unseen cards: the seats with hidden cards, then the number of players for the talon. */
  readonly places: readonly number[];
  /** The certain facts: weight 1 if a card may be at a place, else 0. Cards in the order of `unseen`. */
  readonly certain: Layout;
  /** What is likely besides: lower weights for cards that a seat would have laid if it had held them. */
  readonly likely: Layout;
}

/** The probability that a player passes with a wanted card in hand, or lays another card than the wanted honour. */
const UNLIKELY = 0.04;

/**
 * Returns what a view reveals about the unseen cards of the deal in progress.
 *
 * @throws RangeError if there is none.
 */
export function knowledgeOf(view: GameView): Knowledge {
  const { deal } = view;
  if (deal === null) throw new RangeError('no deal has begun');
  const rules = compileRules(view.rules, view.players);
  const observations = observationsOf(view);
  const seen = new Set<Card>([
    ...deal.hand,
    ...deal.laid.map(({ card }) => card),
    ...deal.shown.flatMap((cards) => cards ?? []),
  ]);
  const unseen = PACK.filter((card) => !seen.has(card));
  const hidden = deal.sizes.map((size, seat) => (seat === view.seat || deal.shown[seat] != null ? 0 : size));
  const places = hidden.flatMap((size, seat) => (size > 0 ? [seat] : []));
  const sizes = places.map((seat) => hidden[seat] ?? 0);
  if (deal.talon > 0) {
    places.push(view.players);
    sizes.push(deal.talon);
  }
  const denied = new Denials(rules, observations, view.players);
  const weigh = (unlikely: number): Layout => ({
    sizes,
    weights: Float64Array.from({ length: unseen.length * places.length }, (_, index) =>
      denied.weight(
        itemAt(unseen, Math.floor(index / places.length)),
        places[index % places.length] ?? 0,
        unlikely,
      ),
    ),
  });
  return { view, rules, observations, unseen, places, certain: weigh(1), likely: weigh(UNLIKELY) };
}

/** How often each seat showed that it cannot hold a card, or is unlikely to. */
class Denials {
  readonly #impossible: Uint8Array;
  readonly #unlikely: Uint8Array;

  constructor(rules: Rules, { acts }: Observations, players: number) {
    this.#impossible = new Uint8Array(52 * (players + 1));
    this.#unlikely = new Uint8Array(52 * (players + 1));
    acts.forEach(({ seat, card, wanted }, index) => {
      const first = index === 0 && rules.firstLeadIsLowest && card >= 0 && !isWild(rules, card);
      if (first)
        for (let lower = 0; lower < card - (card & 3); lower++) this.#impossible[seat * 52 + lower] = 1;
      if (wanted >= LEAD) return;
      for (const other of rules.wantedCards[wanted] ?? []) {
        const at = seat * 52 + other;
        if (card < 0 && isObliged(rules, other)) this.#impossible[at] = 1;
        else if (card < 0 || (rules.boxOf[other] ?? 0) >= 0)
          this.#unlikely[at] = (this.#unlikely[at] ?? 0) + 1;
      }
    });
  }

  weight(card: Card, place: number, unlikely: number): number {
    const at = place * 52 + card;
    if (this.#impossible[at] === 1) return 0;
    const times = this.#unlikely[at] ?? 0;
    // The last digits of a power depend on the engine, those of a product do not.
    return (times > 0 ? unlikely : 1) * (times > 1 ? unlikely : 1);
  }
}

function isWild({ wildLow }: Rules, card: number): boolean {
  return card < 32 && ((wildLow >>> card) & 1) === 1;
}

function isObliged({ obligedLow, obligedHigh }: Rules, card: number): boolean {
  return (((card < 32 ? obligedLow : obligedHigh) >>> (card & 31)) & 1) === 1;
}
