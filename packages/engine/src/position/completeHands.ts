import { type Card, PACK, PACK_SIZE } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { Position } from './position.ts';

export interface DealtCards {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
}

/**
 * Facts about hidden hands that follow from the moves. A place is a seat, or the number of players for the talon.
 */
export class Clues {
  readonly #held = new Map<Card, number>();
  readonly #denied = new Set<number>();

  /** Records that a seat had a card. Returns false if that contradicts, or repeats, a known fact. */
  hold(seat: Seat, card: Card): boolean {
    if (this.#held.has(card)) return false;
    this.#held.set(card, seat);
    return true;
  }

  /** Records that a seat had none of some cards. Returns false if that is known already. */
  deny(seat: Seat, cards: readonly Card[]): boolean {
    const before = this.#denied.size;
    for (const card of cards) this.#denied.add(seat * PACK_SIZE + card);
    return this.#denied.size > before;
  }

  /** Whether a place can have had a card. */
  allow(place: number, card: Card): boolean {
    return (this.#held.get(card) ?? place) === place && !this.#denied.has(place * PACK_SIZE + card);
  }
}

/** Returns cards for the unknown places, or null if none agree with the clues. Deterministic. */
export function completeHands({ hands, talon }: Position, clues: Clues): DealtCards | null {
  const known = [...hands, talon];
  const filling = new Filling(
    known.map((cards) => (typeof cards === 'number' ? cards : 0)),
    clues,
  );
  const seen = new Set(known.flatMap((cards) => (typeof cards === 'number' ? [] : cards)));
  for (const card of PACK) if (!seen.has(card) && !filling.put(card, new Set())) return null;
  const filled = known.map((cards, place) => (typeof cards === 'number' ? filling.cardsAt(place) : cards));
  return { hands: filled.slice(0, -1), talon: filled.at(-1) ?? [] };
}

/**
 * Assigns cards to places by augmenting paths: a card that has no room moves another to a place that allows it.
 */
class Filling {
  readonly #rooms: readonly number[];
  readonly #clues: Clues;
  readonly #places: Card[][];

  constructor(rooms: readonly number[], clues: Clues) {
    this.#rooms = rooms;
    this.#clues = clues;
    this.#places = rooms.map(() => []);
  }

  cardsAt(place: number): Card[] {
    return [...(this.#places[place] ?? [])].sort((a, b) => a - b);
  }

  /** Places a card, avoiding the places already tried. Returns false if that is impossible. */
  put(card: Card, tried: Set<number>): boolean {
    for (const [place, cards] of this.#places.entries()) {
      if (tried.has(place) || !this.#clues.allow(place, card)) continue;
      if (cards.length < (this.#rooms[place] ?? 0)) {
        cards.push(card);
        return true;
      }
      tried.add(place);
      const index = cards.findIndex((other) => this.put(other, tried));
      if (index < 0) continue;
      cards[index] = card;
      return true;
    }
    return false;
  }
}
