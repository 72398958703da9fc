import { DWARF } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { BeteReason } from '../deal/events.ts';
import { lowestBit } from './bits.ts';
import type { Kernel } from './kernel.ts';
import { LAYOUT } from './layout.ts';
import { tellSettled, tellShown } from './telling.ts';

const { BOX, BOXES, COUNTERS, HANDS_HIGH, HANDS_LOW, MISSED_BY, OPERA, WINNER } = LAYOUT;

/**
 * Settles a deal that a seat has won: the opera's sweep, then the payments to the winner, then the bêtes,
 * each in turn order beginning after the winner (R7, R8).
 */
export function settle(kernel: Kernel): void {
  const { words, rules } = kernel;
  const winner = words[WINNER] as number;
  if (words[OPERA] === 1 && rules.opera?.sweeps) sweepBoard(kernel, winner);
  payWinner(kernel, winner);
  payBetes(kernel, winner);
  if (kernel.listener !== null) tellSettled(kernel);
}

function sweepBoard(kernel: Kernel, winner: number): void {
  for (let box = 0; box < BOXES; box++) kernel.sweep(winner, box, true);
}

function payWinner(kernel: Kernel, winner: number): void {
  const { words, rules } = kernel;
  const { nextSeat } = rules;
  const operaFactor = words[OPERA] === 1 ? (rules.opera?.factor ?? 1) : 1;
  for (let loser = nextSeat[winner] as number; loser !== winner; loser = nextSeat[loser] as number) {
    if (kernel.listener !== null) tellShown(kernel, loser);
    kernel.pay(loser, winner, handWorth(kernel, loser) * operaFactor, 'hand');
  }
}

/** What the cards a seat still holds cost it, doubled for a held dwarf where the rules double it. */
function handWorth(kernel: Kernel, seat: number): number {
  const { worth, heldDwarfFactor } = kernel.rules;
  const low = kernel.words[HANDS_LOW + seat] as number;
  let sum = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) sum += worth[lowestBit(rest)] as number;
  for (let rest = kernel.words[HANDS_HIGH + seat] as number; rest !== 0; rest &= rest - 1) {
    sum += worth[32 + lowestBit(rest)] as number;
  }
  return (low & (1 << DWARF)) !== 0 ? sum * heldDwarfFactor : sum;
}

/** Turn order after the winner, the winner last; several bêtes of one player in the order of the boxes (R8). */
function payBetes(kernel: Kernel, winner: number): void {
  const { nextSeat } = kernel.rules;
  let seat = winner;
  do {
    seat = nextSeat[seat] as number;
    for (let box = 0; box < BOXES; box++) payBete(kernel, seat, box);
  } while (seat !== winner);
}

function payBete(kernel: Kernel, seat: number, box: number): void {
  const { rules, words } = kernel;
  if (rules.heldIsBete && holds(kernel, seat, rules.honours[box] as number))
    doubleBox(kernel, seat, box, 'held');
  else if (rules.missedIsBete && words[MISSED_BY + box] === seat + 1) doubleBox(kernel, seat, box, 'missed');
}

function holds(kernel: Kernel, seat: number, card: number): boolean {
  const word = card < 32 ? kernel.words[HANDS_LOW + seat] : kernel.words[HANDS_HIGH + seat];
  return (((word as number) >>> (card & 31)) & 1) === 1;
}

function doubleBox(kernel: Kernel, seat: number, box: number, reason: BeteReason): void {
  const { words } = kernel;
  const owed = words[BOX + box] as number;
  const counters = kernel.payable(seat, owed);
  words[COUNTERS + seat] = (words[COUNTERS + seat] as number) - counters;
  words[BOX + box] = owed + counters;
  if (kernel.listener !== null)
    kernel.listener({ type: 'beted', reason, seat: seat as Seat, box, owed, counters });
}
