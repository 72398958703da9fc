import type { Card } from '../cards/card.ts';

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

/** Lays a card. */
export function lay(card: Card, announced = false): Lay {
  return { type: 'lay', card, announced };
}

/** The pass. */
export const pass: Pass = { type: 'pass' };
