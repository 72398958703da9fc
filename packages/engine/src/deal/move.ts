import { type Card, PACK } from '../cards/card.ts';

/** To lay a card, announced or not. Where announcing is automatic `announced` is false. */
export interface Lay {
  readonly type: 'lay';
  readonly card: Card;
  readonly announced: boolean;
}

/** To say "sans …": the turn passes on. */
export interface Pass {
  readonly type: 'pass';
}

/** What the seat to move does. */
export type Move = Lay | Pass;

/** All there are, silent and announced, by card: they are listed at every turn of every table. */
const LAYS = [false, true].map((announced) => PACK.map((card): Lay => ({ type: 'lay', card, announced })));

/** Lays a card. */
export function lay(card: Card, announced = false): Lay {
  return LAYS[Number(announced)]?.[card] as Lay;
}

/** The pass. */
export const pass: Pass = { type: 'pass' };
