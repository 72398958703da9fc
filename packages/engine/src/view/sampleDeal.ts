import { type Card, PACK } from '../cards/card.ts';
import { hasCard } from '../cards/cardSet.ts';
import { seatsOf } from '../cards/seat.ts';
import type { Random } from '../randomSource.ts';
import { exclusionsOf } from './exclusionsOf.ts';
import type { DealView, GameView } from './view.ts';

/** All hands and the talon. */
export interface SampledDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
}

/** Exchanges tried for each card after the first fit. More make no measurable difference. */
const EXCHANGES_PER_CARD = 20;

/**
 * Returns a random full deal that agrees with a view: own hand, all sizes, and no card that a player's passes or first
 * lead exclude. Without exclusions every deal is equally likely; with them nearly so (a fit, then random exchanges).
 *
 * @throws RangeError if there is no deal, or if the view contradicts itself.
 *
 * @example
 * ```ts
 * import { beginView, dealCards, PACK, RULESETS, sampleDeal, seatAt, seeStep, startGame } from '@nain-jaune/engine';
 * import { seededRandom } from '@nain-jaune/engine/random';
 *
 * const step = dealCards(startGame(RULESETS['nain-jaune-court'], 4, seatAt(0)), PACK);
 * const view = seeStep(beginView(RULESETS['nain-jaune-court'], 4, seatAt(1)), step);
 *
 * const { hands, talon } = sampleDeal(view, seededRandom(1));
 * hands.map((hand) => hand.length); // => [13, 13, 13, 13]
 * talon; // => []
 * ```
 */
export function sampleDeal(view: GameView, random: Random): SampledDeal {
  const places: Card[][] = [...seatsOf(view.players).map((seat) => [...(knownHand(view, seat) ?? [])]), []];
  new DealSamples(view).draw(random, (place, card) => places[place]?.push(card));
  const talon = places.pop() ?? [];
  return { hands: places.map((hand) => hand.sort((a, b) => a - b)), talon };
}

/** Draws many deals that agree with a view. */
export class DealSamples {
  readonly #unseen: readonly Card[];
  /** The number of cards of each place: the seats (0 if the hand is known), then the talon. */
  readonly #sizes: readonly number[];
  /** The first slot of each place. */
  readonly #first: readonly number[];
  /** Whether a card cannot be at a place: `[52 × place + card]`. */
  readonly #denied: Uint8Array;
  readonly #isDenying: boolean;
  /** The place of each slot. */
  readonly #places: Uint8Array;
  /** The card in each slot. */
  readonly #cards: Uint8Array;
  readonly #filled: Uint8Array;
  readonly #tried: Uint8Array;

  /** @throws RangeError if no deal has begun, or if the number of unseen cards does not match the places. */
  constructor(view: GameView) {
    const { deal } = view;
    if (deal === null) throw new RangeError('no deal has begun');
    this.#unseen = unseenOf(view, deal);
    this.#sizes = [
      ...seatsOf(view.players).map((seat) => (knownHand(view, seat) === null ? (deal.sizes[seat] ?? 0) : 0)),
      deal.talon,
    ];
    this.#first = this.#sizes.map((_, place) => sum(this.#sizes.slice(0, place)));
    this.#denied = deniedOf(view);
    this.#isDenying = this.#denied.includes(1);
    this.#places = Uint8Array.from(this.#sizes.flatMap((size, place) => Array<number>(size).fill(place)));
    if (this.#places.length !== this.#unseen.length) throw new RangeError('the view contradicts itself');
    this.#cards = new Uint8Array(this.#places.length);
    this.#filled = new Uint8Array(this.#sizes.length);
    this.#tried = new Uint8Array(this.#sizes.length);
  }

  /**
   * Draws a deal as {@link sampleDeal} does, and reports the place of each unseen card: a seat, or the number of
   * players for the talon.
   */
  draw(random: Random, put: (place: number, card: Card) => void): void {
    this.#filled.fill(0);
    for (const card of shuffled(this.#unseen, random)) {
      this.#tried.fill(0);
      if (!this.#fit(card)) throw new RangeError('no deal agrees with the view');
    }
    if (this.#isDenying) this.#exchange(random);
    for (let slot = 0; slot < this.#unseen.length; slot++)
      put(this.#places[slot] ?? 0, this.#cards[slot] as Card);
  }

  #mayLie(card: number, place: number): boolean {
    return this.#denied[52 * place + card] === 0;
  }

  /**
   * Places a card where there is room, or where another card can move away. Returns false if that is impossible.
   */
  #fit(card: number): boolean {
    for (let place = 0; place < this.#sizes.length; place++) {
      const filled = this.#filled[place] ?? 0;
      if (filled === this.#sizes[place] || this.#tried[place] === 1 || !this.#mayLie(card, place)) continue;
      this.#cards[(this.#first[place] ?? 0) + filled] = card;
      this.#filled[place] = filled + 1;
      return true;
    }
    for (let place = 0; place < this.#sizes.length; place++)
      if (this.#tried[place] === 0 && this.#mayLie(card, place) && this.#fitInstead(card, place)) return true;
    return false;
  }

  /** Places a card in the slot of one that fits elsewhere. Tries each place once. */
  #fitInstead(card: number, place: number): boolean {
    this.#tried[place] = 1;
    const first = this.#first[place] ?? 0;
    for (let slot = first; slot < first + (this.#filled[place] ?? 0); slot++) {
      if (!this.#fit(this.#cards[slot] ?? 0)) continue;
      this.#cards[slot] = card;
      return true;
    }
    return false;
  }

  /** Exchanges random pairs of cards if both places allow it. */
  #exchange(random: Random): void {
    const cards = this.#cards;
    const places = this.#places;
    const slots = this.#unseen.length;
    for (let turn = 0; turn < slots * EXCHANGES_PER_CARD; turn++) {
      const a = upTo(random, slots - 1);
      const b = upTo(random, slots - 1);
      const cardOfA = cards[a] ?? 0;
      const cardOfB = cards[b] ?? 0;
      if (!this.#mayLie(cardOfB, places[a] ?? 0) || !this.#mayLie(cardOfA, places[b] ?? 0)) continue;
      cards[a] = cardOfB;
      cards[b] = cardOfA;
    }
  }
}

function knownHand({ deal, seat }: GameView, of: number): readonly Card[] | null {
  return (of === seat ? deal?.hand : deal?.shown[of]) ?? null;
}

/** Returns the cards whose place is unknown, ascending. */
function unseenOf(view: GameView, deal: DealView): Card[] {
  const seen = new Set<Card>(deal.laid.map(({ card }) => card));
  for (const seat of seatsOf(view.players)) for (const card of knownHand(view, seat) ?? []) seen.add(card);
  return PACK.filter((card) => !seen.has(card));
}

function deniedOf(view: GameView): Uint8Array {
  const denied = new Uint8Array(52 * (view.players + 1));
  exclusionsOf(view).forEach((excluded, seat) => {
    for (const card of PACK) denied[52 * seat + card] = hasCard(excluded, card) ? 1 : 0;
  });
  return denied;
}

function shuffled(cards: readonly Card[], random: Random): Card[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = upTo(random, last);
    const card = order[last] as Card;
    order[last] = order[other] as Card;
    order[other] = card;
  }
  return order;
}

function upTo(random: Random, last: number): number {
  return Math.floor(((random.next() >>> 0) / 2 ** 32) * (last + 1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
