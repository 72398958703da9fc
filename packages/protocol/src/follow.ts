import { failure, type GameView, type Outcome, see, success, type ViewEvent } from '@nain-jaune/engine';
import type { Events } from './messages.ts';

/** What a client knows of the game: its view, and the number of the last event in it. */
export interface Followed {
  readonly number: number;
  readonly view: GameView;
  /** The events that the last message added, in order; hidden ones are left out. */
  readonly fresh: readonly ViewEvent[];
}

/** Events are missing between what the client has and what it was told: it says hello again with `last`. */
export interface GapInEvents {
  readonly code: 'gap-in-events';
  readonly last: number;
}

/**
 * What a client knows after a message of events: those it already has are passed over, the others folded
 * into its view. An error tells that events before them are missing.
 */
export function follow(
  known: Pick<Followed, 'number' | 'view'>,
  message: Pick<Events, 'from' | 'events'>,
): Outcome<Followed, GapInEvents> {
  if (message.from > known.number + 1) return failure({ code: 'gap-in-events', last: known.number });
  const added = message.events.slice(known.number + 1 - message.from);
  const fresh = added.filter((event) => event.type !== 'hidden');
  return success({ number: known.number + added.length, view: fresh.reduce(see, known.view), fresh });
}
