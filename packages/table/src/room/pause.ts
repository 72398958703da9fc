import type { Context } from './input.ts';
import { withLive } from './presence.ts';
import type { Room } from './room.ts';

/**
 * Whether bots, clocks and deals wait: the game is paused, or no client is connected. At home bots play on while the device is
 * handed over.
 */
export function isStopped({ saved, live }: Room, { config: { limits } }: Context): boolean {
  const isAtHome = limits.abandonedMs === null;
  return saved.paused || (live.sessions.size === 0 && !isAtHome);
}

export function withPause(room: Room, paused: boolean): Room {
  return { ...room, saved: { ...room.saved, paused } };
}

/** Stops or continues the clocks of a room. The interruption counts neither for the time limit of the game nor as absence. */
export function withInterruption(room: Room, context: Context): Room {
  const { now } = context;
  const { stoppedAt } = room.live;
  if (isStopped(room, context)) return stoppedAt === null ? withLive(room, { stoppedAt: now }) : room;
  return stoppedAt === null ? room : continued(room, stoppedAt, now);
}

function continued({ game, ...room }: Room, stoppedAt: number, now: number): Room {
  const startedAt = (game?.startedAt ?? 0) + now - stoppedAt;
  return withLive({ ...room, game: game && { ...game, startedAt } }, { stoppedAt: null, continuedAt: now });
}
