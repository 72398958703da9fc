import { type Card, PACK, PACK_SIZE } from '@nain-jaune/engine';

/** Bytes for any order of the pack: 52! is just below 2^226. */
export const ORDER_BYTES = 29;

/** Encodes the order of the whole pack: each card by its index among the remaining ones. */
export function orderNumber(cards: readonly Card[]): bigint {
  const left = [...PACK];
  const picks = cards.map((card) => {
    const pick = { index: left.indexOf(card), of: left.length };
    left.splice(pick.index, 1);
    return pick;
  });
  return picksNumber(picks);
}

/** Decodes an order of the pack, or returns null if the number is too large. */
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

/** A choice of one option out of `of`. It takes no space if there is only one. */
export interface Choice {
  readonly index: number;
  readonly of: number;
}

/** Encodes choices as one number, the first in its lowest part. */
export function picksNumber(picks: readonly Choice[]): bigint {
  return picks.reduceRight((value, { index, of }) => value * BigInt(of) + BigInt(index), 0n);
}
