import { createContext } from 'svelte';
import type { OnlineClient } from '../online/onlineClient.svelte.ts';
import { hasPlayer } from '../online/shownSeats.ts';
import type { BoardAct } from './boardKeys.ts';
import type { JoinLink } from './joinLink.svelte.ts';

/** The next thing that this screen can do. */
type MainAct = 'start' | 'deal' | 'go-on';

/** What the board of a room offers besides its room. */
export interface BoardScope {
  readonly join: JoinLink;
  /** The next thing to do, or null. */
  readonly main: MainAct | null;
  /** Whether this screen may pause the game, which is in progress. */
  readonly mayPause: boolean;
  /** Whether the device keeps the screen on. */
  readonly isKeptOn: boolean;
  act(act: BoardAct): void;
}

export const [boardScope, setBoardScope] = createContext<BoardScope>();

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
