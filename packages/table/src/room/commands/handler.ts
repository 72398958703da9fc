import { failure, type Outcome, success } from '@nain-jaune/engine';
import type { CommandRefusal, PlayRefusalCode, RoomRefusalCode } from '@nain-jaune/protocol';
import type { Changed } from '../input.ts';
import type { Room, SavedRoom } from '../room.ts';

/** What a command comes to. */
export type CommandOutcome = Outcome<Changed, CommandRefusal>;

/** The command is refused. */
export function refused(code: RoomRefusalCode | PlayRefusalCode): CommandOutcome {
  return failure({ code });
}

/** The saved part of the room is this from now on. */
export function saved(room: Room, next: SavedRoom): CommandOutcome {
  return success({ room: { ...room, saved: next } });
}
