import { type Card, DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { DealEvent, PaymentReason, Turned } from '../deal/events.ts';
import { LEAD, type Rules, type WantedKey } from '../rules/compiledRules.ts';
import { LAYOUT } from './layout.ts';
import { boxesOf, countersOf, handOf } from './positionWords.ts';

const { BOX, COUNTERS, HANDS_HIGH, HANDS_LOW, LAST, MISSED_BY, TO_MOVE, WANTED, WINNER, WORDS } = LAYOUT;

/** Receives the events of a kernel. Searches have none. */
export type Listener = (event: DealEvent) => void;

/** The part of a kernel that knows no moves: hands, counters, boxes and payments. */
export class DealState {
  readonly rules: Rules;
  /** The position, in the layout of `layout.ts`. */
  readonly words: Int32Array;
  listener: Listener | null = null;

  constructor(rules: Rules, words: Int32Array = new Int32Array(WORDS)) {
    this.rules = rules;
    this.words = words;
  }

  /** Copies a position of the same rules. */
  copyFrom(words: Int32Array): void {
    this.words.set(words);
  }

  get isOver(): boolean {
    return (this.words[WINNER] ?? 0) >= 0;
  }

  get toMove(): number {
    return this.words[TO_MOVE] ?? 0;
  }

  /** The key of the wanted cards. */
  get wanted(): number {
    return this.words[WANTED] ?? 0;
  }

  /** The last seat to lay a card. */
  get last(): number {
    return this.words[LAST] ?? 0;
  }

  /** The winner, or −1 while the deal is in progress. */
  get winner(): number {
    return this.words[WINNER] ?? 0;
  }

  /** The cards 0 to 31 of a hand, as bits. */
  handLow(seat: number): number {
    return this.words[HANDS_LOW + seat] ?? 0;
  }

  /** The cards 32 to 51 of a hand, as bits. */
  handHigh(seat: number): number {
    return this.words[HANDS_HIGH + seat] ?? 0;
  }

  holds(seat: number, card: number): boolean {
    const half = card < 32 ? this.handLow(seat) : this.handHigh(seat);
    return ((half >>> (card & 31)) & 1) === 1;
  }

  countersOf(seat: number): number {
    return this.words[COUNTERS + seat] ?? 0;
  }

  countersIn(box: number): number {
    return this.words[BOX + box] ?? 0;
  }

  /** Whether a seat laid the honour of a box without announcing it. */
  hasMissed(seat: number, box: number): boolean {
    return this.words[MISSED_BY + box] === seat + 1;
  }

  /** Whether the seat to move leads, and so must lay a card. */
  get leads(): boolean {
    return (this.words[WANTED] ?? 0) >= LEAD;
  }

  sweep(seat: number, box: number, opera: boolean): void {
    const { words } = this;
    const counters = words[BOX + box] ?? 0;
    words[COUNTERS + seat] = (words[COUNTERS + seat] ?? 0) + counters;
    words[BOX + box] = 0;
    if (this.listener !== null) this.listener({ type: 'swept', seat: seat as Seat, box, counters, opera });
  }

  /** Pays what a seat owes another, or what it has. */
  pay(from: number, to: number, owed: number, reason: PaymentReason): void {
    const { words } = this;
    const counters = this.payable(from, owed);
    words[COUNTERS + from] = (words[COUNTERS + from] ?? 0) - counters;
    words[COUNTERS + to] = (words[COUNTERS + to] ?? 0) + counters;
    if (this.listener !== null) {
      this.listener({ type: 'paid', reason, from: from as Seat, to: to as Seat, owed, counters });
    }
  }

  /** R7: no more than the seat has, unless debts are allowed. */
  payable(seat: number, owed: number): number {
    const has = this.words[COUNTERS + seat] ?? 0;
    return owed <= has || this.rules.debts ? owed : has;
  }
}

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
