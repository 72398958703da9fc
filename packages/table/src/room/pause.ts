import { withLive } from './presence.ts';
import type { Room } from './room.ts';

export function pausedRoom(room: Room, now: number): Room {
  return withLive({ ...room, saved: { ...room.saved, paused: true } }, { pausedAt: now });
}

/** The pause counts neither for the time limit of the game nor as absence. */
export function resumedRoom(room: Room, now: number): Room {
  const { game, live, saved } = room;
  const interruption = now - (live.pausedAt ?? now);
  const absent = new Map([...live.absent.keys()].map((id) => [id, now]));
  return withLive(
    {
      ...room,
      saved: { ...saved, paused: false },
      game: game === null ? null : { ...game, startedAt: game.startedAt + interruption },
    },
    { pausedAt: null, absent },
  );
}
