import { DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { BeteReason } from '../deal/events.ts';
import { DWARF_FACTOR, OPERA_FACTOR } from '../rules/compile.ts';
import type { Kernel } from './kernel.ts';
import { LAYOUT } from './layout.ts';
import { tellSettled, tellShown } from './telling.ts';

const { BOX, BOXES, COUNTERS, HANDS_HIGH, HANDS_LOW, MISSED_BY, OPERA, WINNER } = LAYOUT;

/** What the settlement asks of the hands that are left. With real cards there are hands of which only the sum was told. */
export interface HandsLeft {
  /** What the cards that a seat still holds come to: their points or their number, as the rules have it. */
  sum(kernel: Kernel, seat: number): number;
  /** Tells the listener the cards that a seat still holds, where they are known. */
  tell(kernel: Kernel, seat: number): void;
}

/** The hands that the kernel holds. */
export const HANDS: HandsLeft = { sum: sumOfHand, tell: tellShown };

/**
 * Ends a deal that a seat has won and settles it: the opera's sweep, then the payments to the winner, then the bêtes,
 * each in turn order beginning after the winner (R7, R8).
 */
export function settle(kernel: Kernel, winner: number, opera: boolean, hands: HandsLeft): void {
  const { words, rules } = kernel;
  words[WINNER] = winner;
  words[OPERA] = opera ? 1 : 0;
  if (kernel.listener !== null) kernel.listener({ type: 'ended', winner: winner as Seat, opera });
  if (opera && rules.opera?.sweeps) sweepBoard(kernel, winner);
  payWinner(kernel, winner, hands);
  payBetes(kernel, winner);
  if (kernel.listener !== null) tellSettled(kernel);
}

function sweepBoard(kernel: Kernel, winner: number): void {
  for (let box = 0; box < BOXES; box++) kernel.sweep(winner, box, true);
}

function payWinner(kernel: Kernel, winner: number, hands: HandsLeft): void {
  const { words, rules } = kernel;
  const { nextSeat } = rules;
  const opera = words[OPERA] === 1 ? OPERA_FACTOR : 0;
  for (let loser = nextSeat[winner] as number; loser !== winner; loser = nextSeat[loser] as number) {
    if (kernel.listener !== null) hands.tell(kernel, loser);
    const dwarf = holds(kernel, loser, DWARF) ? DWARF_FACTOR : 0;
    kernel.pay(loser, winner, hands.sum(kernel, loser) * (rules.factors[opera | dwarf] as number), 'hand');
  }
}

function sumOfHand({ words, rules }: Kernel, seat: number): number {
  return rules.worthSums.of(words[HANDS_LOW + seat] as number, words[HANDS_HIGH + seat] as number);
}

/** Turn order after the winner, the winner last; several bêtes of one player in the order of the boxes (R8). */
function payBetes(kernel: Kernel, winner: number): void {
  const { missedIsBete, nextSeat } = kernel.rules;
  let seat = winner;
  do {
    seat = nextSeat[seat] as number;
    if (missedIsBete || holdsHonour(kernel, seat)) payBetesOf(kernel, seat);
  } while (seat !== winner);
}

function holdsHonour({ rules, words }: Kernel, seat: number): boolean {
  const low = (words[HANDS_LOW + seat] as number) & rules.honoursLow;
  const high = (words[HANDS_HIGH + seat] as number) & rules.honoursHigh;
  return (low | high) !== 0;
}

function payBetesOf(kernel: Kernel, seat: number): void {
  const { rules, words } = kernel;
  for (let box = 0; box < BOXES; box++) {
    if (rules.heldIsBete && holds(kernel, seat, rules.honours[box] as number))
      addBete(kernel, seat, box, 'held');
    else if (rules.missedIsBete && words[MISSED_BY + box] === seat + 1) addBete(kernel, seat, box, 'missed');
  }
}

function holds({ words }: Kernel, seat: number, card: number): boolean {
  const word = card < 32 ? words[HANDS_LOW + seat] : words[HANDS_HIGH + seat];
  return (((word as number) >>> (card & 31)) & 1) === 1;
}

/** R8: as much as the box holds, or its stake. */
function addBete(kernel: Kernel, seat: number, box: number, reason: BeteReason): void {
  const { rules, words } = kernel;
  const has = words[BOX + box] as number;
  const owed = rules.beteIsStake ? (rules.stakes[box] as number) : has;
  const counters = kernel.payable(seat, owed);
  words[COUNTERS + seat] = (words[COUNTERS + seat] as number) - counters;
  words[BOX + box] = has + counters;
  if (kernel.listener !== null)
    kernel.listener({ type: 'beted', reason, seat: seat as Seat, box, owed, counters });
}
