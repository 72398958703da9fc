import {
  beginView,
  type Game,
  type GameEvent,
  type GameView,
  type Seat,
  SharedList,
  seatAt,
  see,
  type ViewEvent,
} from '@nain-jaune/engine';
import type { TableEvent } from '@nain-jaune/protocol';
import type { SeatView } from './room.ts';

const HIDDEN = { type: 'hidden' } as const;

const DEALS_KEPT = 2;

/**
 * The events of a game, numbered from 1. Only the outcome of older deals is stored, so that memory does not grow with the
 * length of a game.
 */
export interface History {
  readonly forgotten: number;
  readonly before: GameView;
  readonly events: SharedList<ViewEvent>;
  readonly deals: readonly number[];
  /** The events that only one seat may see, with their seats. */
  readonly secrets: ReadonlyMap<number, Seat>;
  /** The highest number in `secrets`, 0 for none. */
  readonly lastSecret: number;
}

/** The history of a game before its first deal. */
export function startHistory({
  ruleset,
  players,
  start,
}: Pick<Game, 'ruleset' | 'players' | 'start'>): History {
  return {
    forgotten: 0,
    before: beginView(ruleset, players, null, start),
    events: new SharedList(),
    deals: [],
    secrets: new Map(),
    lastSecret: 0,
  };
}

export function lastNumber({ forgotten, events }: History): number {
  return forgotten + events.length;
}

/** Appends the events that led to `game`. Each seat's hand follows the event of the deal. */
export function withEvents(history: History, events: readonly GameEvent[], game: Game): History {
  const isDeal = events[0]?.type === 'anted';
  if (!isDeal) return { ...history, events: history.events.with(events) };
  const recent = history.deals.length < DEALS_KEPT ? history : withoutOldestDeal(history);
  const added: ViewEvent[] = [];
  const secrets = new Map(recent.secrets);
  let { lastSecret } = recent;
  for (const event of events) {
    added.push(event);
    if (event.type !== 'dealt') continue;
    game.deal?.setup.hands.forEach((cards, seat) => {
      added.push({ type: 'picked-up', cards });
      lastSecret = lastNumber(recent) + added.length;
      secrets.set(lastSecret, seatAt(seat));
    });
  }
  return {
    ...recent,
    events: recent.events.with(added),
    deals: [...recent.deals, lastNumber(recent) + 1],
    secrets,
    lastSecret,
  };
}

export function isPublicFrom({ lastSecret }: History, from: number): boolean {
  return lastSecret < from;
}

/** Returns the events from a number on, as a seat or a spectator may see them. Earlier ones may be dropped. */
export function eventsFor(history: History, seat: Seat | null, from: number): TableEvent[] {
  const { forgotten, secrets } = history;
  const events = history.events.slice(from - 1 - forgotten);
  if (isPublicFrom(history, from)) return events;
  return events.map((event, place) => ((secrets.get(from + place) ?? seat) === seat ? event : HIDDEN));
}

/** Returns the current view of a seat or a spectator, computed from an earlier one. */
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
    ...history,
    forgotten,
    before: dropped.filter(isOutcome).reduce(see, history.before),
    events: new SharedList(history.events.slice(dropped.length)),
    deals,
    secrets: new Map([...history.secrets].filter(([number]) => number > forgotten)),
  };
}

/** Whether an event is part of the outcome of a deal. The settlement contains all counters. */
function isOutcome({ type }: ViewEvent): boolean {
  return type === 'anted' || type === 'dealt' || type === 'ended' || type === 'settled';
}
