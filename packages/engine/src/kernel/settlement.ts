import { DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { BeteReason } from '../deal/events.ts';
import { DWARF_FACTOR, OPERA_FACTOR } from '../rules/compiledRules.ts';
import { emitSettled, emitShown } from './emit.ts';
import type { Kernel } from './kernel.ts';
import { LAYOUT } from './layout.ts';

const { BOX, BOXES, COUNTERS, OPERA, WINNER } = LAYOUT;

/** How the settlement reads the hands that are left. With real cards only the sum of some hands may be known. */
export interface HandsLeft {
  /** The points or the number of the cards that a seat still holds, depending on the rules. */
  sum(kernel: Kernel, seat: number): number;
  /** Emits the cards that a seat still holds, if they are known. */
  emitShown(kernel: Kernel, seat: number): void;
}

/** The hands that the kernel holds. */
export const HANDS: HandsLeft = {
  sum: (kernel, seat) => kernel.rules.worthSums.of(kernel.handLow(seat), kernel.handHigh(seat)),
  emitShown,
};

/**
 * Ends a deal that a seat has won and settles it: the opera's sweep, the payments to the winner, then the bêtes. Each
 * goes in turn order from the seat after the winner (R7, R8).
 */
export function settle(kernel: Kernel, winner: number, opera: boolean, hands: HandsLeft): void {
  const { words, rules } = kernel;
  words[WINNER] = winner;
  words[OPERA] = opera ? 1 : 0;
  if (kernel.listener !== null) kernel.listener({ type: 'ended', winner: winner as Seat, opera });
  if (opera && rules.opera?.sweeps) sweepBoard(kernel, winner);
  payWinner(kernel, winner, hands);
  payBetes(kernel, winner);
  if (kernel.listener !== null) emitSettled(kernel);
}

function sweepBoard(kernel: Kernel, winner: number): void {
  for (let box = 0; box < BOXES; box++) kernel.sweep(winner, box, true);
}

function payWinner(kernel: Kernel, winner: number, hands: HandsLeft): void {
  const { nextSeat, factors } = kernel.rules;
  const opera = kernel.words[OPERA] === 1 ? OPERA_FACTOR : 0;
  for (let loser = nextSeat[winner] ?? 0; loser !== winner; loser = nextSeat[loser] ?? 0) {
    if (kernel.listener !== null) hands.emitShown(kernel, loser);
    const dwarf = kernel.holds(loser, DWARF) ? DWARF_FACTOR : 0;
    kernel.pay(loser, winner, hands.sum(kernel, loser) * (factors[opera | dwarf] ?? 1), 'hand');
  }
}

/** Several bêtes of one player are paid in the order of the boxes (R8). */
function payBetes(kernel: Kernel, winner: number): void {
  const { missedIsBete, nextSeat } = kernel.rules;
  let seat = winner;
  do {
    seat = nextSeat[seat] ?? 0;
    if (missedIsBete || holdsHonour(kernel, seat)) payBetesOf(kernel, seat);
  } while (seat !== winner);
}

function holdsHonour(kernel: Kernel, seat: number): boolean {
  const { honoursLow, honoursHigh } = kernel.rules;
  return ((kernel.handLow(seat) & honoursLow) | (kernel.handHigh(seat) & honoursHigh)) !== 0;
}

function payBetesOf(kernel: Kernel, seat: number): void {
  const { heldIsBete, honours, missedIsBete } = kernel.rules;
  for (let box = 0; box < BOXES; box++) {
    if (heldIsBete && kernel.holds(seat, honours[box] ?? 0)) addBete(kernel, seat, box, 'held');
    else if (missedIsBete && kernel.hasMissed(seat, box)) addBete(kernel, seat, box, 'missed');
  }
}

/** R8: as much as the box holds, or its stake. */
function addBete(kernel: Kernel, seat: number, box: number, reason: BeteReason): void {
  const { rules, words } = kernel;
  const has = kernel.countersIn(box);
  const owed = rules.beteIsStake ? (rules.stakes[box] ?? 0) : has;
  const counters = kernel.payable(seat, owed);
  words[COUNTERS + seat] = kernel.countersOf(seat) - counters;
  words[BOX + box] = has + counters;
  if (kernel.listener !== null)
    kernel.listener({ type: 'beted', reason, seat: seat as Seat, box, owed, counters });
}
