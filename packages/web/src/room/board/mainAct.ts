import type { OnlineClient } from '../online/onlineClient.svelte.ts';
import { hasPlayer } from '../online/shownSeats.ts';

/** The next thing that this screen can do. */
export type MainAct = 'start' | 'deal' | 'go-on';

/** Returns the main act; null if the players are at work, or this screen only watches. */
export function mainActOf(
  { room, isHost, mayDeal }: Pick<OnlineClient, 'room' | 'isHost' | 'mayDeal'>,
  showsTable: boolean,
): MainAct | null {
  if (room === null || !isHost) return null;
  if (room.paused && showsTable) return 'go-on';
  if (room.phase === 'playing') return mayDeal ? 'deal' : null;
  return room.phase !== 'closed' && hasPlayer(room) ? 'start' : null;
}
