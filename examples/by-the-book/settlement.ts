/** The settlement of a deal: the opera's sweep, the payments to the winner, the bêtes. */
import { DWARF, heightOf, rankOf } from './cards.ts';
import type { Deal } from './deal.ts';
import type { Ruleset } from './ruleset.ts';
import { at, sum } from './values.ts';

/** The state after the settlement of a deal. */
export interface DealResult {
  winner: number;
  opera: boolean;
  counters: number[];
  boxes: number[];
}

/** Settles a deal that is over and returns its result. Throws during play. */
export function settle(deal: Deal): DealResult {
  const { winner } = deal;
  if (winner === null) {
    throw new Error('the deal is not over');
  }
  const opera = isOpera(deal, winner);
  if (opera && deal.rules.opera?.sweeps === true) {
    sweepBoard(deal, winner);
  }
  for (const seat of deal.seatsAfter(winner)) {
    deal.give(winner, deal.take(seat, paymentOf(deal, seat, opera)));
  }
  for (const seat of [...deal.seatsAfter(winner), winner]) {
    payBetes(deal, seat); // R8: the winner last
  }
  return { winner, opera, counters: [...deal.counters], boxes: [...deal.boxes] };
}

/** R6: whether the winner went out at once, by the ruleset's definition. */
function isOpera({ rules, laid, passedFirst }: Deal, winner: number): boolean {
  const first = laid.findIndex(({ seat }) => seat === winner);
  const lead = laid.findIndex(({ seat, isLead }) => seat === winner && isLead);
  const isAloneFrom = (index: number): boolean => laid.slice(index).every(({ seat }) => seat === winner);
  switch (rules.opera?.when) {
    case undefined:
      return false;
    case 'first-chance':
      return isAloneFrom(first) && !passedFirst.has(winner);
    case 'first-lead':
      return lead >= 0 && isAloneFrom(lead);
    case 'unopposed':
      return isAloneFrom(0);
  }
}

function sweepBoard(deal: Deal, winner: number): void {
  deal.give(winner, sum(deal.boxes));
  deal.boxes.fill(0);
}

/** What a loser owes the winner. */
function paymentOf({ rules, hands }: Deal, seat: number, opera: boolean): number {
  const hand = at(hands, seat);
  const forDwarf = hand.includes(DWARF) ? rules.heldDwarfFactor : 1;
  const forOpera = opera ? (rules.opera?.factor ?? 1) : 1;
  const isProduct = rules.factors === 'multiply'; // R15
  return worthOf(rules, hand) * (isProduct ? forDwarf * forOpera : Math.max(forDwarf, forOpera));
}

/** "Loser pays the winner": the points of a hand, or the number of its cards. */
function worthOf(rules: Ruleset, hand: readonly string[]): number {
  return rules.payment === 'cards' ? hand.length : sum(hand.map((card) => pointsOf(rules, card)));
}

function pointsOf(rules: Ruleset, card: string): number {
  return rankOf(card) === 'A' ? rules.acePoints : Math.min(heightOf(card) + 1, 10);
}

/** R8: the bêtes of one seat, in the order of `honours`. */
function payBetes(deal: Deal, seat: number): void {
  deal.rules.honours.forEach(({ card, stake }, box) => {
    if (isBete(deal, seat, card)) {
      const holds = at(deal.boxes, box);
      deal.boxes[box] = holds + deal.take(seat, deal.rules.bete === 'box' ? holds : stake);
    }
  });
}

/** A bête is due for an honour still held, and for one that was laid unannounced (R18). */
function isBete({ rules, hands, laid }: Deal, seat: number, honour: string): boolean {
  const isHeld = at(hands, seat).includes(honour);
  const isMissed = laid.some((one) => one.seat === seat && one.card === honour && !one.isAnnounced);
  return (isHeld && rules.heldHonour === 'bete') || (isMissed && rules.missedHonour === 'bete');
}
