import { type Game, type GameEvent, type Seat, seatAt, type ViewEvent } from '@nain-jaune/engine';
import type { TableEvent } from '@nain-jaune/protocol';

/** An event and who may see it: one seat, or null for everyone. */
interface Entry {
  readonly event: ViewEvent;
  readonly only: Seat | null;
}

const HIDDEN = { type: 'hidden' } as const;

/** Everything that happened at a table, numbered from 1. An event that a seat may not see keeps its number. */
export class History {
  readonly #entries: Entry[] = [];

  /** The number of the last event; 0 before the first. */
  get number(): number {
    return this.#entries.length;
  }

  /** Adds what happened on the way to a game; each seat's hand comes right after the event that tells of the deal. */
  add(events: readonly GameEvent[], game: Game): void {
    for (const event of events) {
      this.#entries.push({ event, only: null });
      if (event.type === 'dealt') this.#addHands(game);
    }
  }

  #addHands({ deal }: Game): void {
    deal?.setup.hands.forEach((cards, seat) => {
      this.#entries.push({ event: { type: 'picked-up', cards }, only: seatAt(seat) });
    });
  }

  /** The events from a number on, as a seat, or a spectator, may see them. */
  toldTo(seat: Seat | null, from: number): TableEvent[] {
    return this.#entries
      .slice(from - 1)
      .map(({ event, only }) => (only === null || only === seat ? event : HIDDEN));
  }
}
