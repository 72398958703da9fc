import { withLive } from './presence.ts';
import type { Room } from './room.ts';

/** Whether the game waits: it is paused, or no client is connected. Then bots, clocks and deals wait too. */
export function isStopped({ saved, live }: Room): boolean {
  return saved.paused || live.sessions.size === 0;
}

export function withPause(room: Room, paused: boolean): Room {
  return { ...room, saved: { ...room.saved, paused } };
}

/** Stops or continues the clocks of a room. The interruption counts neither for the time limit of the game nor as absence. */
export function withInterruption(room: Room, now: number): Room {
  const { stoppedAt } = room.live;
  if (isStopped(room)) return stoppedAt === null ? withLive(room, { stoppedAt: now }) : room;
  return stoppedAt === null ? room : continued(room, stoppedAt, now);
}

function continued({ game, ...room }: Room, stoppedAt: number, now: number): Room {
  const startedAt = (game?.startedAt ?? 0) + now - stoppedAt;
  return withLive({ ...room, game: game && { ...game, startedAt } }, { stoppedAt: null, continuedAt: now });
}
