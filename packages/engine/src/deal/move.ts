import { type Card, PACK } from '../cards/card.ts';

/** Lays a card. `announced` is false where announcing is automatic. */
export interface Lay {
  readonly type: 'lay';
  readonly card: Card;
  readonly announced: boolean;
}

/** A pass ("sans …"). */
export interface Pass {
  readonly type: 'pass';
}

export type Move = Lay | Pass;

/** Every lay, silent and announced, by card: shared because legal moves are listed at every turn. */
const LAYS = [false, true].map((announced) => PACK.map((card): Lay => ({ type: 'lay', card, announced })));

export function lay(card: Card, announced = false): Lay {
  return LAYS[Number(announced)]?.[card] as Lay;
}

export const pass: Pass = { type: 'pass' };
