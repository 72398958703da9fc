import type { Card } from '../cards/card.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import type { Beted, Dealt, GameEvent, Laid, Paid, Swept } from '../deal/events.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { DealView, GameView, ViewEvent } from './view.ts';

/**
 * Returns the view of a seat, or a spectator (`null`), before the first ante.
 *
 * @example
 * ```ts
 * import { beginView, RULESETS, seatAt } from '@nain-jaune/engine';
 *
 * const view = beginView(RULESETS['lindor-1789'], 4, seatAt(2));
 * view.counters; // => [120, 120, 120, 120]
 * view.deal; // => null
 * ```
 */
export function beginView(rules: Ruleset, players: number, seat: Seat | null): GameView {
  return {
    rules,
    players,
    seat,
    counters: seatsOf(players).map(() => rules.counters),
    boxes: rules.honours.map(() => 0),
    deal: null,
    summaries: [],
    ended: null,
  };
}

/**
 * Returns the view after an event. The given view does not change.
 *
 * @throws RangeError if the event belongs to a deal that has not begun.
 *
 * @example
 * ```ts
 * import { beginView, dealCards, handOf, PACK, RULESETS, seatAt, see, startGame } from '@nain-jaune/engine';
 *
 * const { game, events } = dealCards(startGame(RULESETS['lindor-1789'], 4, seatAt(0)), PACK);
 * if (game.deal === null) throw new Error('the deal has begun');
 * const seat = seatAt(1);
 * const seen = events.reduce(see, beginView(game.ruleset, game.players, seat));
 * seen.deal?.sizes; // => [12, 12, 12, 12]
 *
 * const view = see(seen, { type: 'picked-up', cards: handOf(game.deal, seat) });
 * view.deal?.hand.length; // => 12
 * ```
 */
export function see(view: GameView, event: ViewEvent): GameView {
  if (event.type === 'game-ended') return { ...view, ended: event };
  if (event.type === 'picked-up') return { ...view, deal: pickUp(dealIn(view), event.cards) };
  const counted = count(view, event);
  const deal = event.type === 'anted' ? dealToAnteIn(view) : dealIn(view);
  const told = { ...counted, deal: tell({ ...deal, events: [...deal.events, event] }, view, event) };
  return event.type === 'settled' ? remember(told) : told;
}

function dealIn(view: GameView): DealView {
  if (view.deal === null) throw new RangeError('the event belongs to a deal that has not begun');
  return view.deal;
}

/** The first ante begins a new deal. The `dealt` event that follows it has the dealer. */
function dealToAnteIn(view: GameView): DealView {
  const { deal, players } = view;
  if (deal !== null && !deal.settled) return deal;
  return {
    number: (deal?.number ?? 0) + 1,
    dealer: 0 as Seat,
    hand: [],
    sizes: seatsOf(players).map(() => 0),
    talon: 0,
    laid: [],
    run: [],
    turn: null,
    shown: seatsOf(players).map(() => null),
    events: [],
    winner: null,
    opera: false,
    settled: false,
  };
}

function pickUp(deal: DealView, cards: readonly Card[]): DealView {
  return { ...deal, hand: [...cards].sort((a, b) => a - b) };
}

function tell(deal: DealView, view: GameView, event: GameEvent): DealView {
  switch (event.type) {
    case 'dealt':
      return tellDealt(deal, event);
    case 'turned':
      return { ...deal, turn: event };
    case 'laid':
      return tellLaid(deal, view.seat, event);
    case 'ended':
      return { ...deal, turn: null, winner: event.winner, opera: event.opera };
    case 'shown':
      return { ...deal, shown: deal.shown.with(event.seat, event.cards) };
    case 'settled':
      return { ...deal, settled: true };
    default:
      return deal;
  }
}

function tellDealt(deal: DealView, { dealer, sizes, talon }: Dealt): DealView {
  return { ...deal, dealer, sizes, talon };
}

function tellLaid(deal: DealView, seat: Seat | null, event: Laid): DealView {
  return {
    ...deal,
    hand: event.seat === seat ? deal.hand.filter((card) => card !== event.card) : deal.hand,
    sizes: deal.sizes.with(event.seat, (deal.sizes[event.seat] ?? 0) - 1),
    laid: [...deal.laid, event],
    run: event.led ? [event] : [...deal.run, event],
  };
}

function count(view: GameView, event: GameEvent): GameView {
  switch (event.type) {
    case 'anted':
      return {
        ...view,
        counters: add(view.counters, event.seat, -event.stakes.reduce((sum, stake) => sum + stake, 0)),
        boxes: view.boxes.map((has, box) => has + (event.stakes[box] ?? 0)),
      };
    case 'swept':
      return moved(view, event, event.counters);
    case 'beted':
      return moved(view, event, -event.counters);
    case 'paid':
      return { ...view, counters: pay(view.counters, event) };
    case 'settled':
      return { ...view, counters: event.counters, boxes: event.boxes };
    default:
      return view;
  }
}

/** Moves counters from a box to a seat. Negative: from the seat to the box. */
function moved(view: GameView, { seat, box }: Swept | Beted, counters: number): GameView {
  return { ...view, counters: add(view.counters, seat, counters), boxes: add(view.boxes, box, -counters) };
}

function pay(counters: readonly number[], { from, to, counters: paid }: Paid): readonly number[] {
  return add(add(counters, from, -paid), to, paid);
}

function add(counters: readonly number[], index: number, more: number): readonly number[] {
  return counters.with(index, (counters[index] ?? 0) + more);
}

function remember(view: GameView): GameView {
  const { dealer, winner, opera } = dealIn(view);
  if (winner === null) throw new RangeError('the deal is settled before its end');
  const { counters, boxes } = view;
  return { ...view, summaries: [...view.summaries, { dealer, winner, opera, counters, boxes }] };
}
