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

/** What everyone knows of the deals whose events are forgotten. */
interface Before {
  /** The number of the last forgotten event. */
  readonly number: number;
  readonly view: GameView;
}

const HIDDEN = { type: 'hidden' } as const;

/** How many deals are kept event by event, the one in progress included. */
const DEALS_KEPT = 2;

/**
 * What happened at a table, numbered from 1. An event that a seat may not see keeps its number. Of deals long settled
 * only the outcome is remembered, so that a long game takes no more room than a short one.
 */
export class History {
  #events: ViewEvent[] = [];
  #before: Before;
  /** The number of the first event of each deal that is kept. */
  readonly #deals: number[] = [];
  /** The seats that alone may see an event, by its number; those that are missing everyone may see. */
  readonly #only = new Map<number, Seat>();
  /** The number of the last event that not everyone may see. */
  #lastSecret = 0;

  constructor({ ruleset, players }: Pick<Game, 'ruleset' | 'players'>) {
    this.#before = { number: 0, view: beginView(ruleset, players, null) };
  }

  /** The number of the last event; 0 before the first. */
  get number(): number {
    return this.#before.number + this.#events.length;
  }

  /** The number of the last event that is forgotten; 0 where none is. */
  get forgotten(): number {
    return this.#before.number;
  }

  /** Whether everyone may see all events from a number on. */
  isPublicFrom(from: number): boolean {
    return from > this.#lastSecret;
  }

  /** What a seat, or a spectator, knew when the last forgotten event had happened. */
  viewBefore(seat: Seat | null): GameView {
    return { ...this.#before.view, seat };
  }

  /** Adds what happened on the way to a game; each seat's hand comes right after the event that tells of the deal. */
  add(events: readonly GameEvent[], game: Game): void {
    if (events[0]?.type === 'anted') this.#beginDeal();
    for (const event of events) {
      this.#events.push(event);
      if (event.type === 'dealt') this.#addHands(game);
    }
  }

  /** The events from a number on, as a seat, or a spectator, may see them. Those before must not be forgotten. */
  toldTo(seat: Seat | null, from: number): TableEvent[] {
    const events: TableEvent[] = this.#events.slice(from - 1 - this.#before.number);
    if (this.isPublicFrom(from)) return events;
    return events.map((event, place) => ((this.#only.get(from + place) ?? seat) === seat ? event : HIDDEN));
  }

  #beginDeal(): void {
    if (this.#deals.length === DEALS_KEPT) this.#forgetOldest();
    this.#deals.push(this.number + 1);
  }

  #forgetOldest(): void {
    this.#deals.shift();
    const number = (this.#deals[0] ?? this.number + 1) - 1;
    const forgotten = this.#events.slice(0, number - this.#before.number);
    this.#events = this.#events.slice(forgotten.length);
    for (const secret of this.#only.keys()) if (secret <= number) this.#only.delete(secret);
    this.#before = {
      number,
      view: forgotten.filter(isOutcome).reduce(see, this.#before.view),
    };
  }

  #addHands({ deal }: Game): void {
    deal?.setup.hands.forEach((cards, seat) => {
      this.#events.push({ type: 'picked-up', cards });
      this.#only.set(this.number, seatAt(seat));
    });
    this.#lastSecret = this.number;
  }
}

/** Whether an event is one of the few that tell the outcome of a deal: the settlement tells all counters. */
function isOutcome({ type }: ViewEvent): boolean {
  return type === 'anted' || type === 'dealt' || type === 'ended' || type === 'settled';
}
