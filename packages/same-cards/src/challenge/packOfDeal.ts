import { type Card, compileRules, dealPack, PACK, type Ruleset, type Seat } from '@nain-jaune/engine';

/** A dealt deal. */
export interface DealtHands {
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
}

/** Returns the pack that was dealt, its top card first: the inverse of `dealPack`. */
export function packOfDeal(rules: Ruleset, { dealer, hands, talon }: DealtHands): Card[] {
  const places = dealPack(compileRules(rules, hands.length), dealer, PACK);
  const pack: Card[] = [];
  for (const [seat, hand] of places.hands.entries())
    for (const [index, place] of hand.entries()) put(pack, place, hands[seat]?.[index]);
  for (const [index, place] of places.talon.entries()) put(pack, place, talon[index]);
  return pack;
}

function put(pack: Card[], place: number, card: Card | undefined): void {
  if (card === undefined) throw new RangeError('the hands are not those of a deal');
  pack[place] = card;
}
