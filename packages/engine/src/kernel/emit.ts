import { type Card, DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { Turned } from '../deal/events.ts';
import { LEAD, type WantedKey } from '../rules/compiledRules.ts';
import type { Kernel } from './kernel.ts';
import { boxesOf, countersOf, handOf } from './positionWords.ts';

/** Returns the event of the turn that begins, or of what it wants now. */
export function turned(kernel: Kernel): Turned {
  const { wanted } = kernel;
  return { type: 'turned', seat: seatToMove(kernel), leads: wanted >= LEAD, wanted: wantedCards(kernel) };
}

/** Emits that the seat to move laid a card when `wanted` was wanted. */
export function emitLaid(kernel: Kernel, card: number, announced: boolean, wanted: WantedKey): void {
  const isWild = card === DWARF && kernel.rules.wildLow !== 0 && wanted < LEAD && wanted !== card;
  kernel.listener?.({
    type: 'laid',
    seat: seatToMove(kernel),
    card: card as Card,
    announced,
    standsFor: isWild ? (wanted as Card) : null,
    led: wanted >= LEAD,
  });
}

/** Emits that the seat to move is about to pass. */
export function emitPassed(kernel: Kernel): void {
  kernel.listener?.({ type: 'passed', seat: seatToMove(kernel), wanted: wantedCards(kernel) });
}

/** Emits that the run stalled, and the next rank if it is wanted now. */
export function emitStalled(kernel: Kernel): void {
  kernel.listener?.({ type: 'stalled', seat: kernel.last as Seat });
  if (kernel.wanted < LEAD) kernel.listener?.({ type: 'rose', wanted: wantedCards(kernel) });
}

/** Emits the cards that a loser still holds. */
export function emitShown(kernel: Kernel, seat: number): void {
  kernel.listener?.({ type: 'shown', seat: seat as Seat, cards: handOf(kernel.words, seat) });
}

/** Emits the counters and boxes after the settlement. */
export function emitSettled({ listener, rules, words }: Kernel): void {
  listener?.({ type: 'settled', counters: countersOf(words, rules.players), boxes: boxesOf(words) });
}

function seatToMove(kernel: Kernel): Seat {
  return kernel.toMove as Seat;
}

function wantedCards({ rules, wanted }: Kernel): readonly Card[] {
  return rules.wantedCards[wanted] ?? [];
}
