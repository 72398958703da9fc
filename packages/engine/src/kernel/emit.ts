import { type Card, DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { Turned } from '../deal/events.ts';
import { LEAD, type WantedKey } from '../rules/compiledRules.ts';
import type { DealState } from './dealState.ts';
import { boxesOf, countersOf, handOf } from './positionWords.ts';

/** Returns the event of the turn that begins, or of what it wants now. */
export function turned(state: DealState): Turned {
  const { wanted } = state;
  return { type: 'turned', seat: seatToMove(state), leads: wanted >= LEAD, wanted: wantedCards(state) };
}

/** Emits that the seat to move laid a card when `wanted` was wanted. */
export function emitLaid(state: DealState, card: number, announced: boolean, wanted: WantedKey): void {
  const isWild = card === DWARF && state.rules.wildLow !== 0 && wanted < LEAD && wanted !== card;
  state.listener?.({
    type: 'laid',
    seat: seatToMove(state),
    card: card as Card,
    announced,
    standsFor: isWild ? (wanted as Card) : null,
    led: wanted >= LEAD,
  });
}

/** Emits that the seat to move is about to pass. */
export function emitPassed(state: DealState): void {
  state.listener?.({ type: 'passed', seat: seatToMove(state), wanted: wantedCards(state) });
}

/** Emits that the run stalled, and the next rank if it is wanted now. */
export function emitStalled(state: DealState): void {
  state.listener?.({ type: 'stalled', seat: state.last as Seat });
  if (state.wanted < LEAD) state.listener?.({ type: 'rose', wanted: wantedCards(state) });
}

/** Emits the cards that a loser still holds. */
export function emitShown(state: DealState, seat: number): void {
  state.listener?.({ type: 'shown', seat: seat as Seat, cards: handOf(state.words, seat) });
}

/** Emits the counters and boxes after the settlement. */
export function emitSettled({ listener, rules, words }: DealState): void {
  listener?.({ type: 'settled', counters: countersOf(words, rules.players), boxes: boxesOf(words) });
}

function seatToMove(state: DealState): Seat {
  return state.toMove as Seat;
}

function wantedCards({ rules, wanted }: DealState): readonly Card[] {
  return rules.wantedCards[wanted] ?? [];
}
