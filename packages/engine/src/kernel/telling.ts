import { type Card, DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { DealEvent, Turned } from '../deal/events.ts';
import { LEAD, type WantedKey } from '../rules/compile.ts';
import type { Kernel } from './kernel.ts';
import { LAYOUT } from './layout.ts';
import { boxesOf, countersOf, handOf } from './position.ts';

const { LAST, TO_MOVE, WANTED } = LAYOUT;

/** Tells whose turn it is and what is wanted. */
export function turned(kernel: Kernel): Turned {
  const wanted = kernel.words[WANTED] as number;
  return {
    type: 'turned',
    seat: kernel.words[TO_MOVE] as Seat,
    leads: wanted >= LEAD,
    wanted: kernel.rules.wantedCards[wanted] ?? [],
  };
}

/** Tells that the seat to move laid a card when `wanted` was wanted. */
export function tellLaid(kernel: Kernel, card: number, announced: boolean, wanted: WantedKey): void {
  const isWild = card === DWARF && kernel.rules.wildLow !== 0 && wanted < LEAD && wanted !== card;
  tell(kernel, {
    type: 'laid',
    seat: kernel.words[TO_MOVE] as Seat,
    card: card as Card,
    announced,
    standsFor: isWild ? (wanted as Card) : null,
    led: wanted >= LEAD,
  });
}

/** Tells that the seat to move is about to pass. */
export function tellPassed(kernel: Kernel): void {
  const { words, rules } = kernel;
  tell(kernel, {
    type: 'passed',
    seat: words[TO_MOVE] as Seat,
    wanted: rules.wantedCards[words[WANTED] as number] ?? [],
  });
}

/** Tells that the run stalled, and what is wanted now where a higher rank is. */
export function tellStalled(kernel: Kernel): void {
  const wanted = kernel.words[WANTED] as number;
  tell(kernel, { type: 'stalled', seat: kernel.words[LAST] as Seat });
  if (wanted < LEAD) tell(kernel, { type: 'rose', wanted: kernel.rules.wantedCards[wanted] ?? [] });
}

/** Tells the cards that a loser still holds. */
export function tellShown(kernel: Kernel, seat: number): void {
  tell(kernel, { type: 'shown', seat: seat as Seat, cards: handOf(kernel.words, seat) });
}

/** Tells the counters and boxes after the settlement. */
export function tellSettled(kernel: Kernel): void {
  const { words, rules } = kernel;
  tell(kernel, { type: 'settled', counters: countersOf(words, rules.players), boxes: boxesOf(words) });
}

function tell(kernel: Kernel, event: DealEvent): void {
  kernel.listener?.(event);
}
