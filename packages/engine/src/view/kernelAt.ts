import type { Seat } from '../cards/seat.ts';
import { Kernel } from '../kernel/kernel.ts';
import { LAYOUT } from '../kernel/layout.ts';
import { putCounters, putHand } from '../kernel/positionWords.ts';
import { LEAD, LEAD_LOWEST, type Rules, type WantedKey } from '../rules/compiledRules.ts';
import { compileRules } from '../rules/compileRules.ts';
import type { DealView, GameView } from './view.ts';

const { INTERRUPTED, LAST, LED, MISSED_BY, PASSED, PASSES, TO_MOVE, WANTED, WINNER } = LAYOUT;

/**
 * Returns a kernel at the position of a view: own hand, counters and boxes, wanted cards and seat to move. Hidden hands
 * are empty.
 *
 * @throws RangeError if no deal is in progress.
 */
export function kernelAt(view: GameView): Kernel {
  const { deal, seat } = view;
  if (deal?.turn == null) throw new RangeError('no deal is in progress');
  const kernel = new Kernel(compileRules(view.rules, view.players));
  const { words } = kernel;
  putCounters(words, view.counters, view.boxes);
  if (seat !== null) putHand(words, seat, deal.hand);
  words[TO_MOVE] = deal.turn.seat;
  words[WANTED] = wantedKey(kernel.rules, deal, seat);
  words[LAST] = deal.laid.at(-1)?.seat ?? deal.turn.seat;
  words[PASSES] = passesInARow(deal);
  const fromLead = kernel.rules.opera?.fromLead ?? false;
  words[INTERRUPTED] = interrupted(deal, fromLead);
  words[LED] = fromLead ? seatsLed(deal) : -1;
  words[WINNER] = -1;
  for (const event of deal.events) if (event.type === 'missed') words[MISSED_BY + event.box] = event.seat + 1;
  if (kernel.rules.opera?.withoutPass) words[PASSED] = passed(kernel.rules, deal);
  return kernel;
}

/** The first wanted card is the key of its set. */
function wantedKey(rules: Rules, { turn, laid, hand }: DealView, seat: Seat | null): WantedKey {
  const wanted = turn?.wanted[0];
  if (wanted !== undefined) return wanted;
  // The lowest card of another hand is unknown.
  const lowest = turn?.seat === seat ? hand[0] : undefined;
  return rules.firstLeadIsLowest && laid.length === 0 && lowest !== undefined
    ? LEAD_LOWEST + (lowest >> 2)
    : LEAD;
}

function passesInARow({ events }: DealView): number {
  let passes = 0;
  for (const { type } of events) {
    if (type === 'passed') passes++;
    else if (type === 'laid' || type === 'stalled' || type === 'rose') passes = 0;
  }
  return passes;
}

/** Bit mask, by place in turn, of the seats that have passed while another seat was the last to lay. */
function passed({ placeInTurn }: Rules, { events }: DealView): number {
  let mask = 0;
  let last: Seat | null = null;
  for (const event of events) {
    if (event.type === 'laid') last = event.seat;
    if (event.type === 'passed' && event.seat !== last) mask |= 1 << (placeInTurn[event.seat] ?? 0);
  }
  return mask;
}

/** Bit mask of the seats after whose card another seat laid one; with `fromLead` only of those that had led. */
function interrupted({ laid }: DealView, fromLead: boolean): number {
  let mask = 0;
  let led = fromLead ? 0 : -1;
  for (const [index, card] of laid.entries()) {
    const before = laid[index - 1]?.seat ?? card.seat;
    if (before !== card.seat) mask |= (1 << before) & led;
    if (card.led) led |= 1 << card.seat;
  }
  return mask;
}

function seatsLed({ laid }: DealView): number {
  return laid.reduce((mask, { seat, led }) => (led ? mask | (1 << seat) : mask), 0);
}
