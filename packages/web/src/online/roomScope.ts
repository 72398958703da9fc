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

const [roomScope, setRoomScope] = createContext<RoomScope>();

export { roomScope };

/** What a stance knows of its room. */
type Given = Pick<RoomScope, 'online' | 'code'> & Partial<Omit<RoomScope, 'online' | 'room' | 'code'>>;

/** Puts a room into the context of a component. Its getters are read when needed. Without `join` the player is in the room already. */
export function openRoom(given: Given): void {
  setRoomScope({
    get online() {
      return given.online;
    },
    get room() {
      return given.online.room!;
    },
    get code() {
      return given.code;
    },
    get token() {
      return given.token ?? null;
    },
    get trouble() {
      return given.trouble ?? null;
    },
    join: async (guest) => given.join?.(guest),
    showSeats: () => given.showSeats?.(),
  });
}
