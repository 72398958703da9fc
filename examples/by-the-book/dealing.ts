/** Seats and the deal of the cards. Seats are numbered clockwise. */
import type { Direction, Ruleset } from './ruleset.ts';
import { at } from './values.ts';

/** The next seat in a direction. */
export function nextSeat(seat: number, direction: Direction, players: number): number {
  const step = direction === 'clockwise' ? 1 : players - 1;
  return (seat + step) % players;
}

/** The number of cards of each seat: from the table of 1789, or the whole pack (R2). */
function handSizes(rules: Ruleset, players: number, dealer: number): number[] {
  if (rules.hand === 'table') {
    return Array<number>(players).fill(at([22, 15, 12, 9, 8, 7, 6], players - 2));
  }
  const sizes = Array<number>(players).fill(Math.floor(52 / players));
  let seat = dealer;
  for (let extra = 52 % players; extra > 0; extra -= 1) {
    seat = nextSeat(seat, rules.dealTo, players); // R2: those dealt to first get one card more
    sizes[seat] = at(sizes, seat) + 1;
  }
  return sizes;
}

/** Deals a shuffled pack in packets, from its first card, beginning with the dealer's neighbour. */
export function dealOut(rules: Ruleset, players: number, dealer: number, pack: readonly string[]) {
  const sizes = handSizes(rules, players, dealer);
  const hands: string[][] = sizes.map(() => []);
  const rest = [...pack];
  let seat = dealer;
  while (hands.some((hand, i) => hand.length < at(sizes, i))) {
    seat = nextSeat(seat, rules.dealTo, players);
    const hand = at(hands, seat);
    const packet = Math.min(rules.packet, at(sizes, seat) - hand.length); // the last packet is what is missing
    hand.push(...rest.splice(0, packet));
  }
  return { hands, talon: rest };
}
