import { failure, type GameView, type Outcome, see, success, type ViewEvent } from '@nain-jaune/engine';
import type { Events, MemberId, NextDeal, RoomChanges, RoomInfo } from './types.ts';

/** A client's state of the game: its view, and the number of the last event in it. */
export interface Followed {
  readonly number: number;
  readonly view: GameView;
  /** Events that the last message added, in order, without hidden ones. */
  readonly fresh: readonly ViewEvent[];
}

/** Events after number `last` are missing. The client must enter again with that number. */
export interface GapInEvents {
  readonly code: 'gap-in-events';
  readonly last: number;
}

/**
 * Applies a message of events to a client's state. Events that it has already are skipped.
 *
 * @returns the new state, or a failure if events before the message are missing
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

/** Returns the room after a message of changes, which are whole values of its keys. */
export function followRoom(room: RoomInfo, { changes }: RoomChanges): RoomInfo {
  return { ...room, ...(changes as Partial<RoomInfo>) };
}

/** Returns the promised deal to which the table awaits the cut of a member; null if there is none. */
export function dealToCut(
  { nextDeal, seats }: RoomInfo,
  member: MemberId | null,
): NonNullable<NextDeal> | null {
  const cutter = nextDeal === null || nextDeal.cut ? undefined : seats[nextDeal.cutter];
  return cutter?.type === 'member' && cutter.member === member ? nextDeal : null;
}
