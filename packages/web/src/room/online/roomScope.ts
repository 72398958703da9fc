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
type RoomScope = ReturnType<typeof scopeOf>;

const [roomScope, setRoomScope] = createContext<RoomScope>();

export { roomScope };

/** What a stance knows of its room, read when needed. Without `join` the player is in the room already. */
interface RoomSource {
  readonly online: () => OnlineClient;
  readonly code: () => string;
  readonly token?: () => string | null;
  /** Why joining was refused. */
  readonly trouble?: () => OnlineError | null;
  readonly gameService?: () => GameService;
  readonly join?: (guest: Guest) => Promise<void>;
  readonly showSeats?: () => void;
}

const NO_BOTS: BotOffer = { characters: [], levels: [] };

function scopeOf(source: RoomSource) {
  return {
    get online(): OnlineClient {
      return source.online();
    },
    get room(): RoomInfo {
      return source.online().room!;
    },
    get code(): string {
      return source.code();
    },
    get token(): string | null {
      return source.token?.() ?? null;
    },
    get seats(): readonly ShownSeat[] {
      return shownSeats(this.room, preferences.words, preferences.chapters.online);
    },
    /** The start of the next game. */
    gameStart: new GameStart(source.online),
    /** Why the last command was refused; empty if it was not. */
    get refusal(): string {
      const code = source.online().commandRefusal;
      return code === null ? '' : refusalText(code, preferences.chapters.online);
    },
    get trouble(): OnlineError | null {
      return source.trouble?.() ?? null;
    },
    async join(guest: Guest): Promise<void> {
      await source.join?.(guest);
    },
    /** The bots that the host may seat. */
    async bots(): Promise<BotOffer> {
      return source.gameService?.().bots() ?? NO_BOTS;
    },
    /** Goes from the table of a game that is over to the seats. */
    showSeats(): void {
      source.showSeats?.();
    },
  };
}

/** Puts a room into the context of a component. */
export function openRoom(source: RoomSource): RoomScope {
  return setRoomScope(scopeOf(source));
}
