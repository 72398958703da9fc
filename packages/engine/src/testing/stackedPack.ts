import { type Card, neighbour, type Ruleset, seatAt } from '../index.ts';
import { cards, restOfThePack } from './cards.ts';

const TABLE = [22, 15, 12, 9, 8, 7, 6];

/**
 * A pack, top card first, that deals these hands. Written from rules.md, independently of the engine. Short hands are
 * filled up with the lowest unnamed cards.
 */
export function stackedPack(ruleset: Ruleset, dealer: number, hands: readonly string[]): Card[] {
  const players = hands.length;
  const order = dealingOrder(ruleset, dealer, players);
  const sizes = order.map((_, place) => sizeAt(ruleset, players, place));
  const given = hands.map(cards);
  const rest = restOfThePack(given);
  const full = order.map((seat, place) => {
    const hand = given[seat]!;
    return [...hand, ...rest.splice(0, sizes[place]! - hand.length)];
  });
  const pack: Card[] = [];
  while (full.some((hand) => hand.length > 0)) {
    for (const hand of full) pack.push(...hand.splice(0, ruleset.packet));
  }
  return [...pack, ...rest];
}

/** The seats in dealing order, from the dealer's neighbour. */
function dealingOrder(ruleset: Ruleset, dealer: number, players: number): number[] {
  const order: number[] = [];
  for (let seat = seatAt(dealer); order.length < players; ) {
    seat = neighbour(seat, ruleset.dealTo, players);
    order.push(seat);
  }
  return order;
}

function sizeAt(ruleset: Ruleset, players: number, place: number): number {
  if (ruleset.hand === 'table') return TABLE[players - 2]!;
  return Math.floor(52 / players) + (place < 52 % players ? 1 : 0);
}
