import type { Guest, RoomInfo } from '@nain-jaune/protocol';
import { createContext } from 'svelte';
import type { GameService } from '../../app/gameService/gameService.ts';
import type { BotOffer } from '../../app/gameService/serviceMessages.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import type { OnlineError } from './askServer.ts';
import { GameStart } from './gameStart.svelte.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';
import { refusalText } from './roomTexts.ts';
import { type ShownSeat, shownSeats } from './shownSeats.ts';

/** A room on the server, whichever of its stances is shown. */
export interface RoomScope {
  readonly online: OnlineClient;
  readonly room: RoomInfo;
  readonly code: string;
  readonly token: string | null;
  readonly seats: readonly ShownSeat[];
  /** The start of the next game. */
  readonly gameStart: GameStart;
  /** Why the last command was refused; empty if it was not. */
  readonly refusal: string;
  /** Why joining was refused. */
  readonly trouble: OnlineError | null;
  join(guest: Guest): Promise<void>;
  /** The bots that the host may seat. */
  bots(): Promise<BotOffer>;
  /** Goes from the table of a game that is over to the seats. */
  showSeats(): void;
}

const [roomScope, setRoomScope] = createContext<RoomScope>();

export { roomScope };

/** What a stance knows of its room. */
type Given = Pick<RoomScope, 'online' | 'code'> &
  Partial<Pick<RoomScope, 'token' | 'trouble' | 'join' | 'showSeats'>> & {
    readonly gameService?: GameService;
  };

const NO_BOTS: BotOffer = { characters: [], levels: [] };

/** Puts a room into the context of a component. Its getters are read when needed. Without `join` the player is in the room already. */
export function openRoom(given: Given): RoomScope {
  return setRoomScope({
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
    get seats() {
      return shownSeats(this.room, preferences.words, preferences.chapters.online);
    },
    gameStart: new GameStart(() => given.online),
    get refusal() {
      const code = given.online.commandRefusal;
      return code === null ? '' : refusalText(code, preferences.chapters.online);
    },
    get trouble() {
      return given.trouble ?? null;
    },
    join: async (guest) => given.join?.(guest),
    bots: async () => given.gameService?.bots() ?? NO_BOTS,
    showSeats: () => given.showSeats?.(),
  });
}
