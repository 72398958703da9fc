import { type Card, PACK, PACK_SIZE } from '@nain-jaune/engine';

/** The bytes that hold any order of the pack: 52! is a little less than 2 to the 226. */
export const ORDER_BYTES = 29;

/** The order of a whole pack as one number: each card by its place among those that are left. */
export function orderNumber(cards: readonly Card[]): bigint {
  const left = [...PACK];
  const picks = cards.map((card) => {
    const pick = { index: left.indexOf(card), of: left.length };
    left.splice(pick.index, 1);
    return pick;
  });
  return picksNumber(picks);
}

/** The order of the pack that a number stands for, or null where it is too large for any. */
export function orderOf(value: bigint): readonly Card[] | null {
  const left: Card[] = [...PACK];
  const cards: Card[] = [];
  let rest = value;
  for (let size = PACK_SIZE; size > 0; size--) {
    const place = Number(rest % BigInt(size));
    rest /= BigInt(size);
    cards.push(...left.splice(place, 1));
  }
  return rest === 0n ? cards : null;
}

/** One choice: which of how many. A choice of one takes no room at all. */
export interface Pick {
  readonly index: number;
  readonly of: number;
}

/** Choices as one number, the first in its lowest part. */
export function picksNumber(picks: readonly Pick[]): bigint {
  return picks.reduceRight((value, { index, of }) => value * BigInt(of) + BigInt(index), 0n);
}
