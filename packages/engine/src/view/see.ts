import type { Card } from '../cards/card.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import type { Beted, GameEvent, Laid, Paid, Swept } from '../deal/events.ts';
import type { GameStart, GameStep } from '../game/game.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { DealView, GameView, ViewEvent } from './view.ts';

/**
 * Returns the view of a seat, or a spectator (`null`), before the first ante. With a `start` its counters and boxes are those,
 * else as the ruleset says.
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
export function beginView(rules: Ruleset, players: number, seat: Seat | null, start?: GameStart): GameView {
  return {
    rules,
    players,
    seat,
    counters: seatsOf(players).map(() => rules.counters),
    boxes: rules.honours.map(() => 0),
    deal: null,
    summaries: [],
    ended: null,
    ...(start && { start, ...start }),
  };
}

/**
 * Returns the view after an event. The given view does not change.
 *
 * @throws RangeError if the event belongs to a deal that has not begun.
 *
 * @example
 * ```ts
 * import { beginView, RULESETS, seatAt, see } from '@nain-jaune/engine';
 *
 * const view = beginView(RULESETS['lindor-1789'], 4, seatAt(1));
 * see(view, { type: 'anted', seat: seatAt(0), stakes: [1, 2, 3, 4, 5] }).boxes; // => [1, 2, 3, 4, 5]
 * ```
 */
export function see(view: GameView, event: ViewEvent): GameView {
  return apply(view, event, true);
}

/**
 * Returns the view after the events of one deal that led to a game. A seat picks up its hand when the cards are dealt.
 *
 * @example
 * ```ts
 * import { beginView, dealCards, PACK, RULESETS, seatAt, seeStep, startGame } from '@nain-jaune/engine';
 *
 * const step = dealCards(startGame(RULESETS['lindor-1789'], 4, seatAt(0)), PACK);
 * const view = seeStep(beginView(RULESETS['lindor-1789'], 4, seatAt(1)), step);
 * view.deal?.sizes; // => [12, 12, 12, 12]
 * view.deal?.hand.length; // => 12
 * ```
 */
export function seeStep(before: GameView, { game, events }: GameStep): GameView {
  const { seat } = before;
  const seen = events.reduce((view, event) => {
    const next = apply(view, event, false);
    if (event.type !== 'dealt' || seat === null) return next;
    return apply(next, { type: 'picked-up', cards: game.deal?.setup.hands[seat] ?? [] }, false);
  }, before);
  const { deal } = seen;
  const ofDeal = events.filter(({ type }) => type !== 'game-ended');
  return deal === null ? seen : { ...seen, deal: { ...deal, events: [...deal.events, ...ofDeal] } };
}

/** `listed`: whether to add the event to those of the deal, which copies their list. */
function apply(view: GameView, event: ViewEvent, listed: boolean): GameView {
  if (event.type === 'game-ended') return { ...view, ended: event };
  if (event.type === 'picked-up') return { ...view, deal: pickUp(dealIn(view), event.cards) };
  const before = event.type === 'anted' ? dealToAnteIn(view) : dealIn(view);
  const deal = listed ? { ...before, events: [...before.events, event] } : before;
  const next = { ...count(view, event), deal: applyToDeal(deal, view, event) };
  return event.type === 'settled' ? addSummary(next) : next;
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

function applyToDeal(deal: DealView, view: GameView, event: GameEvent): DealView {
  switch (event.type) {
    case 'dealt':
      return { ...deal, dealer: event.dealer, sizes: event.sizes, talon: event.talon };
    case 'turned':
      return { ...deal, turn: event };
    case 'laid':
      return lay(deal, view.seat, event);
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

function lay(deal: DealView, seat: Seat | null, event: Laid): DealView {
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

function addSummary(view: GameView): GameView {
  const { dealer, winner, opera } = dealIn(view);
  if (winner === null) throw new RangeError('the deal is settled before its end');
  const { counters, boxes } = view;
  return { ...view, summaries: [...view.summaries, { dealer, winner, opera, counters, boxes }] };
}
