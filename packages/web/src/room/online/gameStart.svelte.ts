import type { OnlineClient } from './onlineClient.svelte.ts';

/** What a start needs of a client. */
type HostView = Pick<OnlineClient, 'isHost' | 'room' | 'seat' | 'command'>;

/** The start of the next game of a room by its host. */
export class GameStart {
  #dealer: number | null = $state(null);
  readonly #online: () => HostView;

  constructor(online: () => HostView) {
    this.#online = online;
  }

  /** Whether this member chooses the first dealer. If the players choose, the host does. */
  get choosesDealer(): boolean {
    const { isHost, room } = this.#online();
    return isHost && room?.settings.rules.firstDealer === 'chosen';
  }

  /** The seat of the first dealer. The number of seats may have changed since it was chosen. */
  get dealer(): number {
    const { room, seat } = this.#online();
    const chosen = this.#dealer ?? seat ?? 0;
    return chosen < (room?.settings.players ?? 0) ? chosen : 0;
  }

  set dealer(seat: number) {
    this.#dealer = seat;
  }

  start(): void {
    this.#online().command({ type: 'start', ...(this.choosesDealer && { dealer: this.dealer }) });
  }
}
