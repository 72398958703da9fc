import type { RoomSettings } from '@nain-jaune/protocol';
import type { NewMember, RoomConfig } from './input.ts';
import { emptyRoom, namingOf, withNewMember } from './members.ts';
import { startLive, withAddress, withLive } from './presence.ts';
import type { Pace, Room } from './room.ts';
import { NO_TALK } from './talk.ts';

export interface OpenRoom {
  readonly code: string;
  readonly host: NewMember;
  readonly settings: RoomSettings;
  readonly autoStart: boolean;
  readonly config: RoomConfig;
  readonly pace: Pace;
}

/**
 * Opens a room with its host on seat 0, or without a seat as its board, not connected yet. Throws a `RangeError` if the rules do not allow this number of
 * players, or the host has no name.
 */
export function openRoom(open: OpenRoom, now: number): Room {
  const { code, host, settings, autoStart, config, pace } = open;
  const empty = emptyRoom(code, settings, autoStart);
  const opened = withNewMember(empty, host, 0, namingOf(empty.seats, config), 'seat');
  if (!opened.ok) throw new RangeError(`the room cannot be opened: ${opened.error}`);
  const room: Room = {
    saved: opened.value,
    talk: NO_TALK,
    game: null,
    live: startLive(opened.value, now, pace),
  };
  const { openedMs } = config.limits;
  const reserved = openedMs === null ? [] : [[1, now + openedMs] as const];
  return withAddress(withLive(room, { absent: new Map(), reserved: new Map(reserved) }), 1, host.address);
}
