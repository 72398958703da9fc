import type { Random } from '@nain-jaune/engine/random';
import type { RoomSettings } from '@nain-jaune/protocol';
import { openFullTable, SETTINGS } from './openTable.ts';
import { type Place, Player, type PlayerOptions } from './player.ts';

const openedAtOnce = 8;
const lookAgainMs = 10;

/** The players of one table. */
export class PlayedTable {
  readonly code: string;
  readonly players: readonly Player[];

  constructor(players: readonly Player[]) {
    this.code = players[0]?.place.code ?? '';
    this.players = players;
  }

  /** How many moves were told to those who made them. */
  get moves(): number {
    return this.players.reduce((sum, { played }) => sum + played, 0);
  }
}

/** How a crowd plays; what is left out is as {@link PlayerOptions} say. */
export interface CrowdOptions extends Partial<Pick<PlayerOptions, 'moved' | 'viewed' | 'overheard'>> {
  /** Gives the address of a server for sockets; asked anew for each connection. */
  readonly server: () => string;
  readonly random: Random;
  readonly remembers?: boolean;
  readonly twiceIn?: number;
  /** What is agreed for each table; {@link SETTINGS} unless given. */
  readonly settings?: (table: number) => RoomSettings;
  /** Whether somebody watches at each table, the last of its players. */
  readonly watched?: boolean;
  /** Is told who may act, instead of his acting at once. */
  readonly ready?: (player: Player) => void;
}

/** Many tables of people who play random legal moves, each as soon as it is his turn. */
export class Crowd {
  readonly tables: PlayedTable[] = [];
  /** Everything that must not have been, in words. */
  readonly complaints: string[] = [];
  readonly #options: CrowdOptions;
  readonly #waiting = new Set<Player>();
  #isPlaying = false;

  private constructor(options: CrowdOptions) {
    this.#options = options;
  }

  /** Opens so many tables at a server, or each at any of several, and lets everybody come; they play when told to. */
  static async open(http: string | (() => string), tables: number, options: CrowdOptions): Promise<Crowd> {
    const address = typeof http === 'string' ? () => http : http;
    const crowd = new Crowd(options);
    await openTables(address, tables, options, (places) => crowd.#add(places));
    await crowd.allHere();
    return crowd;
  }

  /** Lets the people of tables that exist come back. */
  static comeBack(tables: readonly (readonly Place[])[], options: CrowdOptions): Crowd {
    const crowd = new Crowd(options);
    for (const places of tables) crowd.#add(places);
    return crowd;
  }

  /** Members connect at once: their seats are not reserved for long. */
  #add(places: readonly Place[]): void {
    const table = new PlayedTable(places.map((place) => this.#player(place)));
    this.tables.push(table);
    for (const player of table.players) player.come();
  }

  /** Everyone. */
  get players(): readonly Player[] {
    return this.tables.flatMap(({ players }) => players);
  }

  /** How many moves were told to those who made them. */
  get played(): number {
    return this.tables.reduce((sum, { moves }) => sum + moves, 0);
  }

  /** The least number of deals that any player was told to their end. */
  get settled(): number {
    return Math.min(...this.players.map(({ told }) => told.settled));
  }

  /** How many events were told again as they had been told before. */
  get toldAgain(): number {
    return this.players.reduce((sum, { told }) => sum + told.toldAgain, 0);
  }

  /** Lets everyone play on. */
  play(): void {
    this.#isPlaying = true;
    for (const player of [...this.#waiting]) this.#ready(player);
  }

  /** Lets everyone finish the move that he has sent, and rest. */
  rest(): void {
    this.#isPlaying = false;
  }

  /** Resolves when everybody has come and was told everything; where somebody does not come it never does. */
  async allHere(): Promise<void> {
    await until(() => this.players.every(({ isHere }) => isHere));
  }

  /** Resolves when nobody waits for what he has sent. */
  async settle(): Promise<void> {
    await until(() => this.players.every(({ isWaiting }) => !isWaiting));
  }

  /** Everyone goes for good. */
  go(): void {
    this.rest();
    for (const player of this.players) player.go();
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

/** Waits for something that is looked for again and again. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}

async function openTables(
  address: () => string,
  count: number,
  { settings = () => SETTINGS, watched = false }: CrowdOptions,
  onOpened: (places: readonly Place[]) => void,
): Promise<void> {
  let begun = 0;
  const openSome = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      const places: Place[] = await openFullTable(address(), settings(begun - 1));
      const code = places[0]?.code ?? '';
      onOpened(watched ? [...places, { code, member: 0, token: null }] : places);
    }
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openSome));
}
