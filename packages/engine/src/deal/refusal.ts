import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';

/**
 * The reason why a move was refused.
 * - `not-your-turn`: another seat is to move.
 * - `deal-is-over`: the deal has ended.
 * - `card-not-held`: the seat does not hold the card.
 * - `card-not-wanted`: the card does not continue the run.
 * - `lead-lowest`: eldest hand must lead one of its lowest rank.
 * - `must-lead`: a leader must lay a card.
 * - `must-continue`: a player who holds a wanted card must lay it.
 * - `nothing-to-announce`: the card is neither an honour nor a hoc, or announcing is automatic.
 */
export type Refusal =
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly toMove: Seat }
  | { readonly code: 'deal-is-over' }
  | { readonly code: 'card-not-held'; readonly card: Card }
  | { readonly code: 'card-not-wanted'; readonly card: Card; readonly wanted: readonly Card[] }
  | { readonly code: 'lead-lowest'; readonly card: Card; readonly lowest: readonly Card[] }
  | { readonly code: 'must-lead' }
  | { readonly code: 'must-continue'; readonly cards: readonly Card[] }
  | { readonly code: 'nothing-to-announce'; readonly card: Card };
