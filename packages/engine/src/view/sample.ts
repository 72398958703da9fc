import { type Card, PACK } from '../cards/card.ts';
import { type CardSet, hasCard, NO_CARDS } from '../cards/cardSet.ts';
import { seatsOf } from '../cards/seat.ts';
import type { Random } from '../chance.ts';
import { exclusionsOf } from './exclusions.ts';
import type { DealView, GameView } from './view.ts';

/** All hands and the talon as they may be now. */
export interface SampledDeal {
  /** Each seat's cards, ascending. */
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
}

/** Where unseen cards may lie: a seat's hand or the talon. */
interface Place {
  readonly size: number;
  readonly excluded: CardSet;
  readonly cards: Card[];
}

/** Exchanges tried for each card after the first fit; more would change nothing that one could measure. */
const EXCHANGES_PER_CARD = 20;

/**
 * A full deal that agrees with a view: the seat's own hand, every size, and nothing in a hand that its holder's passes
 * or first lead deny. Without such denials every deal is equally likely; with them nearly so (a fit, then random
 * exchanges). Throws a `RangeError` when there is no deal, or when the view contradicts itself.
 */
export function sampleDeal(view: GameView, random: Random): SampledDeal {
  const { deal } = view;
  if (deal === null) throw new RangeError('no deal has begun');
  const unseen = shuffledUnseen(view, deal, random);
  const places = placesOf(view, deal);
  for (const card of unseen) {
    if (!fit(card, places, new Set())) throw new RangeError('no deal agrees with the view');
  }
  if (places.some(({ excluded }) => excluded.low !== 0 || excluded.high !== 0))
    exchange(places, unseen.length, random);
  const hands = seatsOf(view.players).map((seat) =>
    ascending(knownHand(view, deal, seat) ?? places[seat]?.cards ?? []),
  );
  return { hands, talon: places[view.players]?.cards ?? [] };
}

function ascending(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b);
}

function knownHand({ seat }: GameView, deal: DealView, of: number): readonly Card[] | null {
  return of === seat ? deal.hand : (deal.shown[of] ?? null);
}

function shuffledUnseen(view: GameView, deal: DealView, random: Random): Card[] {
  const seen = new Set<Card>(deal.laid.map(({ card }) => card));
  for (const seat of seatsOf(view.players))
    for (const card of knownHand(view, deal, seat) ?? []) seen.add(card);
  const unseen = PACK.filter((card) => !seen.has(card));
  for (let last = unseen.length - 1; last > 0; last--) swap(unseen, last, upTo(random, last));
  return unseen;
}

function upTo(random: Random, last: number): number {
  return Math.floor(((random.next() >>> 0) / 2 ** 32) * (last + 1));
}

function swap(cards: Card[], a: number, b: number): void {
  [cards[a], cards[b]] = [cards[b] as Card, cards[a] as Card];
}

/** A place for each seat, of size 0 where its hand is known, and the talon's last. */
function placesOf(view: GameView, deal: DealView): Place[] {
  const excluded = exclusionsOf(view);
  const hands = seatsOf(view.players).map((seat) => ({
    size: knownHand(view, deal, seat) === null ? (deal.sizes[seat] ?? 0) : 0,
    excluded: excluded[seat] ?? NO_CARDS,
    cards: [],
  }));
  return [...hands, { size: deal.talon, excluded: NO_CARDS, cards: [] }];
}

/** Puts a card where there is room, or where a card that fits elsewhere makes room; false when nothing helps. */
function fit(card: Card, places: readonly Place[], tried: Set<Place>): boolean {
  const open = places.filter((place) => !tried.has(place) && !hasCard(place.excluded, card));
  const free = open.find((place) => place.cards.length < place.size);
  if (free !== undefined) {
    free.cards.push(card);
    return true;
  }
  return open.some((place) => fitInstead(card, place, places, tried));
}

/** Puts a card in the place of one that fits elsewhere. No place is tried twice for one card. */
function fitInstead(card: Card, place: Place, places: readonly Place[], tried: Set<Place>): boolean {
  if (tried.has(place)) return false;
  tried.add(place);
  const moved = place.cards.findIndex((other) => fit(other, places, tried));
  if (moved < 0) return false;
  place.cards[moved] = card;
  return true;
}

/** Exchanges random pairs of cards between places that both allow it. */
function exchange(places: readonly Place[], unseen: number, random: Random): void {
  const slots = places.flatMap((place) => place.cards.map((_, index) => ({ place, index })));
  for (let turn = 0; turn < unseen * EXCHANGES_PER_CARD; turn++) {
    const a = slots[upTo(random, slots.length - 1)];
    const b = slots[upTo(random, slots.length - 1)];
    if (a === undefined || b === undefined) return;
    const cardOfA = a.place.cards[a.index] as Card;
    const cardOfB = b.place.cards[b.index] as Card;
    if (hasCard(a.place.excluded, cardOfB) || hasCard(b.place.excluded, cardOfA)) continue;
    a.place.cards[a.index] = cardOfB;
    b.place.cards[b.index] = cardOfA;
  }
}
