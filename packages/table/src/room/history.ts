import {
  beginView,
  type Game,
  type GameEvent,
  type GameView,
  type Seat,
  seatAt,
  see,
  type ViewEvent,
} from '@nain-jaune/engine';
import type { TableEvent } from '@nain-jaune/protocol';
import type { SeatView } from './room.ts';

const HIDDEN = { type: 'hidden' } as const;

/** How many deals are kept event by event, the one in progress included. */
const DEALS_KEPT = 2;

/**
 * The events of a game, numbered from 1. An event that a seat may not see keeps its number. Only the outcome of older
 * deals is kept, so that a long game needs no more memory than a short one.
 */
export interface History {
  /** Number of the last event that is forgotten. */
  readonly forgotten: number;
  /** What everyone knew then. */
  readonly before: GameView;
  readonly events: readonly ViewEvent[];
  /** Number of the first event of each deal that is kept. */
  readonly deals: readonly number[];
  /** Events that one seat alone may see, by number. */
  readonly secrets: ReadonlyMap<number, Seat>;
}

/** The history of a game before its first deal. */
export function startHistory({
  ruleset,
  players,
  counters,
  boxes,
}: Pick<Game, 'ruleset' | 'players' | 'counters' | 'boxes'>): History {
  return {
    forgotten: 0,
    before: { ...beginView(ruleset, players, null), counters, boxes },
    events: [],
    deals: [],
    secrets: new Map(),
  };
}

/** Number of the last event; 0 before the first. */
export function lastNumber({ forgotten, events }: History): number {
  return forgotten + events.length;
}

/** The history after events that led to `game`. Each seat's hand follows the event of the deal. */
export function withEvents(history: History, events: readonly GameEvent[], game: Game): History {
  const isDeal = events[0]?.type === 'anted';
  if (!isDeal) return { ...history, events: [...history.events, ...events] };
  const kept = history.deals.length < DEALS_KEPT ? history : withoutOldestDeal(history);
  const added: ViewEvent[] = [];
  const secrets = new Map(kept.secrets);
  for (const event of events) {
    added.push(event);
    if (event.type !== 'dealt') continue;
    game.deal?.setup.hands.forEach((cards, seat) => {
      added.push({ type: 'picked-up', cards });
      secrets.set(lastNumber(kept) + added.length, seatAt(seat));
    });
  }
  return {
    ...kept,
    events: [...kept.events, ...added],
    deals: [...kept.deals, lastNumber(kept) + 1],
    secrets,
  };
}

/** Whether everyone may see all events from a number on. */
export function isPublicFrom({ secrets }: History, from: number): boolean {
  return [...secrets.keys()].every((number) => number < from);
}

/** Events from a number on, as a seat or a spectator may see them. Those before `from` may be forgotten. */
export function eventsFor(history: History, seat: Seat | null, from: number): TableEvent[] {
  const { events, forgotten, secrets } = history;
  return events
    .slice(from - 1 - forgotten)
    .map((event, place) => ((secrets.get(from + place) ?? seat) === seat ? event : HIDDEN));
}

/** What a seat, or a spectator, knows now, going on from what it knew before. */
export function viewNow(history: History, seat: Seat | null, known: SeatView | undefined): SeatView {
  const { forgotten, before } = history;
  const start =
    known !== undefined && known.number >= forgotten
      ? known
      : { number: forgotten, view: { ...before, seat } };
  const fresh = eventsFor(history, seat, start.number + 1).filter((event) => event.type !== 'hidden');
  return { number: lastNumber(history), view: fresh.reduce(see, start.view) };
}

function withoutOldestDeal(history: History): History {
  const [, ...deals] = history.deals;
  const forgotten = (deals[0] ?? lastNumber(history) + 1) - 1;
  const dropped = history.events.slice(0, forgotten - history.forgotten);
  return {
    forgotten,
    before: dropped.filter(isOutcome).reduce(see, history.before),
    events: history.events.slice(dropped.length),
    deals,
    secrets: new Map([...history.secrets].filter(([number]) => number > forgotten)),
  };
}

/** Whether an event tells the outcome of a deal. The settlement tells all counters. */
function isOutcome({ type }: ViewEvent): boolean {
  return type === 'anted' || type === 'dealt' || type === 'ended' || type === 'settled';
}
