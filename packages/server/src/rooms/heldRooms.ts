import type { Room, RoomDriver } from '@nain-jaune/table';
import type { LobbyMeta } from './lobbyMeta.ts';

export interface HeldRoom {
  readonly driver: RoomDriver;
  readonly meta: LobbyMeta;
  idleSince: number | null;
}

/** The rooms in memory by code, in the order in which they were loaded. Those without clients give way to others. */
export class HeldRooms extends Map<string, HeldRoom> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  /** The rooms, which contain secrets. */
  get rooms(): Room[] {
    return [...this.values()].map(({ driver }) => driver.room);
  }

  get hasRoom(): boolean {
    return this.size < this.#limit || this.#firstIdle() !== undefined;
  }

  /** Returns a room that must be dropped before another is added; undefined if there is none, or all have clients. */
  givingWay(): readonly [string, HeldRoom] | undefined {
    return this.size < this.#limit ? undefined : this.#firstIdle();
  }

  #firstIdle(): readonly [string, HeldRoom] | undefined {
    for (const held of this) if (held[1].driver.isIdle) return held;
    return undefined;
  }
}
