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

/** What a stance knows of its room, read when needed. */
interface RoomSource extends Partial<Pick<RoomScope, 'join' | 'showSeats'>> {
  readonly online: () => OnlineClient;
  readonly code: () => string;
  readonly token?: () => string | null;
  readonly trouble?: () => OnlineError | null;
  readonly gameService?: () => GameService;
}

const NO_BOTS: BotOffer = { characters: [], levels: [] };

/** Puts a room into the context of a component. Without `join` the player is in the room already. */
export function openRoom(source: RoomSource): RoomScope {
  return setRoomScope({
    get online() {
      return source.online();
    },
    get room() {
      return source.online().room!;
    },
    get code() {
      return source.code();
    },
    get token() {
      return source.token?.() ?? null;
    },
    get seats() {
      return shownSeats(this.room, preferences.words, preferences.chapters.online);
    },
    gameStart: new GameStart(source.online),
    get refusal() {
      const code = source.online().commandRefusal;
      return code === null ? '' : refusalText(code, preferences.chapters.online);
    },
    get trouble() {
      return source.trouble?.() ?? null;
    },
    join: async (guest) => source.join?.(guest),
    bots: async () => source.gameService?.().bots() ?? NO_BOTS,
    showSeats: () => source.showSeats?.(),
  });
}
