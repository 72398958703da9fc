import type { Guest, RoomInfo } from '@nain-jaune/protocol';
import { createContext } from 'svelte';
import type { OnlineError } from './askServer.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';

/** A room on the server, whichever of its stances is shown. */
export interface RoomScope {
  readonly online: OnlineClient;
  readonly room: RoomInfo;
  readonly code: string;
  readonly token: string | null;
  /** Why joining was refused. */
  readonly trouble: OnlineError | null;
  join(guest: Guest): Promise<void>;
  /** Goes from the table of a game that is over to the seats. */
  showSeats(): void;
}

export const [roomScope, setRoomScope] = createContext<RoomScope>();
