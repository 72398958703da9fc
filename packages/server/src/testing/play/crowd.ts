import type { Random } from '@nain-jaune/engine/random';
import type { RoomSettings } from '@nain-jaune/protocol';
import { SETTINGS } from '@nain-jaune/protocol/testing';
import { openFullTable, type Place } from './openTable.ts';
import { Player } from './player.ts';
import type { PlayerOptions } from './playerOptions.ts';

const openedAtOnce = 8;
const checkAgainMs = 10;

export class PlayedTable {
  readonly code: string;
  readonly players: readonly Player[];

  constructor(players: readonly Player[]) {
    this.code = players[0]?.place.code ?? '';
    this.players = players;
  }

  get moves(): number {
    return this.players.reduce((sum, { played }) => sum + played, 0);
  }
}

export interface CrowdOptions extends Partial<Pick<PlayerOptions, 'moved' | 'viewed' | 'onText'>> {
  readonly server: () => string;
  readonly random: Random;
  readonly remembers?: boolean;
  readonly twiceIn?: number;
  readonly settings?: (table: number) => RoomSettings;
  /** Whether each table has a spectator, as the last of its players. */
  readonly watched?: boolean;
  /** Called when a player may act. By default they act at once. */
  readonly ready?: (player: Player) => void;
}

export class Crowd {
  readonly tables: PlayedTable[] = [];
  /** Violations of the protocol. */
  readonly complaints: string[] = [];
  readonly #options: CrowdOptions;
  readonly #waiting = new Set<Player>();
  #isPlaying = false;

  constructor(options: CrowdOptions) {
    this.#options = options;
  }

  /** Opens tables, each at the server that `http` returns, and lets all players enter. They play after {@link play}. */
  static async open(http: () => string, tables: number, options: CrowdOptions): Promise<Crowd> {
    const crowd = new Crowd(options);
    await crowd.openTables(http, tables);
    return crowd;
  }

  static resume(tables: readonly (readonly Place[])[], options: CrowdOptions): Crowd {
    const crowd = new Crowd(options);
    for (const places of tables) crowd.#add(places);
    return crowd;
  }

  async openTables(http: () => string, tables: number): Promise<void> {
    await openTables(http, tables, this.#options, (places) => this.#add(places));
    await this.allHere();
  }

  /** Players enter at once, because their seats are reserved only for a short time. */
  #add(places: readonly Place[]): void {
    const table = new PlayedTable(places.map((place) => this.#player(place)));
    this.tables.push(table);
    for (const player of table.players) player.enter();
  }

  get players(): readonly Player[] {
    return this.tables.flatMap(({ players }) => players);
  }

  get played(): number {
    return this.tables.reduce((sum, { moves }) => sum + moves, 0);
  }

  get settled(): number {
    return Math.min(...this.players.map(({ received }) => received.settled));
  }

  get repeated(): number {
    return this.players.reduce((sum, { received }) => sum + received.repeated, 0);
  }

  play(): void {
    this.#isPlaying = true;
    for (const player of [...this.#waiting]) this.#ready(player);
  }

  /** Stops playing. Moves that were sent are finished. */
  rest(): void {
    this.#isPlaying = false;
  }

  async allHere(): Promise<void> {
    await until(() => this.players.every(({ isHere }) => isHere));
  }

  async settle(): Promise<void> {
    await until(() => this.players.every(({ isWaiting }) => !isWaiting));
  }

  leave(): void {
    this.rest();
    for (const player of this.players) player.leave();
  }

  #player(place: Place): Player {
    const { remembers = false, twiceIn = 0, ready, settings: _, watched: __, ...options } = this.#options;
    return new Player(place, {
      ...options,
      remembers,
      twiceIn,
      ready: ready ?? ((player) => this.#ready(player)),
      complain: (complaint) => this.complaints.push(complaint),
    });
  }

  #ready(player: Player): void {
    if (this.#isPlaying) this.#waiting.delete(player);
    else this.#waiting.add(player);
    if (this.#isPlaying) player.act();
  }
}

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, checkAgainMs));
}

async function openTables(
  http: () => string,
  count: number,
  { settings = () => SETTINGS, watched = false }: CrowdOptions,
  onOpened: (places: readonly Place[]) => void,
): Promise<void> {
  let begun = 0;
  const openSome = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      const places: Place[] = await openFullTable(http(), settings(begun - 1));
      const code = places[0]?.code ?? '';
      onOpened(watched ? [...places, { code, member: 0, token: null }] : places);
    }
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openSome));
}
