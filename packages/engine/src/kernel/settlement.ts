import { DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { BeteReason } from '../deal/events.ts';
import { DWARF_FACTOR, OPERA_FACTOR } from '../rules/compiledRules.ts';
import { type DealState, emitSettled, emitShown } from './dealState.ts';
import { LAYOUT } from './layout.ts';

const { BOX, BOXES, COUNTERS, OPERA, WINNER } = LAYOUT;

/** How the settlement reads the hands that are left. With real cards only the sum of some hands may be known. */
export interface HandsLeft {
  /** The points or the number of the cards that a seat still holds, depending on the rules. */
  sum(state: DealState, seat: number): number;
  /** Emits the cards that a seat still holds, if they are known. */
  emitShown(state: DealState, seat: number): void;
}

/** The hands that the kernel holds. */
export const HANDS: HandsLeft = {
  sum: (state, seat) => state.rules.worthSums.of(state.handLow(seat), state.handHigh(seat)),
  emitShown,
};

/**
 * Ends a deal that a seat has won and settles it: the opera's sweep, the payments to the winner, then the bêtes. Each
 * goes in turn order from the seat after the winner (R7, R8).
 */
export function settle(state: DealState, winner: number, opera: boolean, hands: HandsLeft): void {
  const { words, rules } = state;
  words[WINNER] = winner;
  words[OPERA] = opera ? 1 : 0;
  if (state.listener !== null) state.listener({ type: 'ended', winner: winner as Seat, opera });
  if (opera && rules.opera?.sweeps) sweepBoard(state, winner);
  payWinner(state, winner, hands);
  payBetes(state, winner);
  if (state.listener !== null) emitSettled(state);
}

function sweepBoard(state: DealState, winner: number): void {
  for (let box = 0; box < BOXES; box++) state.sweep(winner, box, true);
}

function payWinner(state: DealState, winner: number, hands: HandsLeft): void {
  const { nextSeat, factors } = state.rules;
  const opera = state.words[OPERA] === 1 ? OPERA_FACTOR : 0;
  for (let loser = nextSeat[winner] ?? 0; loser !== winner; loser = nextSeat[loser] ?? 0) {
    if (state.listener !== null) hands.emitShown(state, loser);
    const dwarf = state.holds(loser, DWARF) ? DWARF_FACTOR : 0;
    state.pay(loser, winner, hands.sum(state, loser) * (factors[opera | dwarf] ?? 1), 'hand');
  }
}

/** Several bêtes of one player are paid in the order of the boxes (R8). */
function payBetes(state: DealState, winner: number): void {
  const { missedIsBete, nextSeat } = state.rules;
  let seat = winner;
  do {
    seat = nextSeat[seat] ?? 0;
    if (missedIsBete || holdsHonour(state, seat)) payBetesOf(state, seat);
  } while (seat !== winner);
}

function holdsHonour(state: DealState, seat: number): boolean {
  const { honoursLow, honoursHigh } = state.rules;
  return ((state.handLow(seat) & honoursLow) | (state.handHigh(seat) & honoursHigh)) !== 0;
}

function payBetesOf(state: DealState, seat: number): void {
  const { heldIsBete, honours, missedIsBete } = state.rules;
  for (let box = 0; box < BOXES; box++) {
    if (heldIsBete && state.holds(seat, honours[box] ?? 0)) addBete(state, seat, box, 'held');
    else if (missedIsBete && state.hasMissed(seat, box)) addBete(state, seat, box, 'missed');
  }
}

/** R8: as much as the box holds, or its stake. */
function addBete(state: DealState, seat: number, box: number, reason: BeteReason): void {
  const { rules, words } = state;
  const has = state.countersIn(box);
  const owed = rules.beteIsStake ? (rules.stakes[box] ?? 0) : has;
  const counters = state.payable(seat, owed);
  words[COUNTERS + seat] = state.countersOf(seat) - counters;
  words[BOX + box] = has + counters;
  if (state.listener !== null)
    state.listener({ type: 'beted', reason, seat: seat as Seat, box, owed, counters });
}
