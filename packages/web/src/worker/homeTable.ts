import { type Seat, seatsOf } from '@nain-jaune/engine';
import {
  HOME_LIMITS,
  publicView,
  type Room,
  type RoomConfig,
  type RoomConnection,
  RoomDriver,
  type RoomRecord,
  recordOf,
} from '@nain-jaune/table';
import type { KnownGame, Pace, PortMessage, SavedPlayer, Seating } from '../gameService/serviceMessages.ts';
import { drawnFrom, freshName, makeSources } from './chance.ts';
import { realClock } from './clock.ts';
import { whoTakesDevice } from './device.ts';
import type { StoredGame } from './gameStore.ts';
import { LAZY_BOTS, STAND_IN } from './lazyBots.ts';
import { PRACTICE, type ReadGame } from './storedGame.ts';

/** Part of their shortest wait in which bots do not think yet: the page has a move to show. */
const BOT_PAUSE = 1 / 3;

/** Rooms at home: every bot may sit there, and nothing happens by time alone. */
export const HOME_CONFIG: RoomConfig = {
  bots: LAZY_BOTS,
  standIn: STAND_IN,
  fillers: [],
  limits: HOME_LIMITS,
  proof: null,
  nameKey: (name) => name,
};

/** What a table needs besides its game. */
export interface HomeTableOptions {
  /** The worker that plays the game. */
  readonly owner: string;
  readonly pace: Pace;
  /** Stores the game. Messages wait until it resolves. */
  write(game: StoredGame): Promise<void>;
}

/** A table in this worker: its room, and the port of the person who has the device. */
export class HomeTable {
  readonly id: string;
  readonly #players: readonly SavedPlayer[];
  readonly #people: readonly Seat[];
  readonly #isPractice: boolean;
  readonly #driver: RoomDriver;
  #isDropped = false;
  #client: { readonly port: MessagePort; readonly connection: RoomConnection } | null = null;

  /** Goes on with a game. Throws a {@link Trouble} if its record is wrong. */
  constructor(
    id: string,
    { seed, players, isPractice, openRoom }: ReadGame,
    { owner, pace, write }: HomeTableOptions,
  ) {
    this.id = id;
    this.#isPractice = isPractice;
    this.#players = players;
    this.#people = seatsOf(players.length).filter((seat) => players[seat]?.bot === null);
    const profiles = players.map(({ profile }) => profile);
    const sources = makeSources(seed);
    const append = async (_entries: unknown, room: Room): Promise<void> => {
      if (this.#isDropped) return;
      const text = JSON.stringify(this.#recordIn(room));
      const drawn = drawnFrom(seed, sources, room);
      await write({ id, text, kept: Date.now(), owner, profiles, ...drawn });
    };
    const room = openRoom({ now: realClock.now(), random: sources.random, pace });
    this.#driver = new RoomDriver(room, {
      config: HOME_CONFIG,
      clock: realClock,
      ...sources,
      append,
      botPause: BOT_PAUSE,
      onFault: (fault) => {
        if (fault.code === 'step-threw') reportError(fault.error);
      },
    });
  }

  /** The record of the game so far, a deal in progress included. */
  get record(): RoomRecord {
    return this.#recordIn(this.#driver.room);
  }

  /** Changes how quick the bots are. */
  setPace(pace: Pace): void {
    this.#driver.setPace(pace);
  }

  /**
   * Connects a port to a person's seat, in place of the one before. Without a seat the only person is connected. Of several
   * none is while a deal is in progress: the device is handed over first.
   */
  async seat(seat: Seat | null, known: KnownGame | null, port: MessagePort): Promise<Seating> {
    this.#disconnect();
    const seated = seat !== null && this.#people.includes(seat) ? seat : await this.#seatUnasked();
    if (seated === null && this.#people.length > 0) {
      port.close();
      return this.#seating(null);
    }
    this.#client = { port, connection: connectPort(this.#driver, seated, known, port) };
    return this.#seating(seated);
  }

  /** Deals the next deal at a table of several people. None of them sees it before they have the device. */
  async deal(): Promise<Seating> {
    this.#disconnect();
    const [first] = this.#people;
    if (first !== undefined) await dealUnseen(this.#driver, first);
    return this.#seating(null);
  }

  /** Stops the table. Resolves when all is stored. */
  async close(): Promise<void> {
    this.#disconnect();
    await this.#driver.stop();
  }

  /** Stops the table and stores nothing more. */
  drop(): void {
    this.#isDropped = true;
    void this.close();
  }

  #recordIn(room: Room): RoomRecord {
    const record = recordIn(room);
    return this.#isPractice ? { ...record, ...PRACTICE } : record;
  }

  #disconnect(): void {
    this.#client?.connection.close();
    this.#client?.port.close();
    this.#client = null;
  }

  /** The seat that is connected if none in particular was asked for. */
  async #seatUnasked(): Promise<Seat | null> {
    const [first, second] = this.#people;
    if (first === undefined || second === undefined) return first ?? null;
    if (this.#view().deal === null) await this.deal();
    return (this.#view().deal?.turn ?? null) === null ? first : null;
  }

  #seating(seat: Seat | null): Seating {
    const next = seat === null ? whoTakesDevice(this.#view(), this.#people) : null;
    return { players: this.#players, seat, next };
  }

  #view() {
    return publicView(gameIn(this.#driver.room));
  }
}

/** Connects the client behind a port to a seat of a room at home; null for a spectator. */
export function connectPort(
  driver: RoomDriver,
  seat: Seat | null,
  known: KnownGame | null,
  port: MessagePort,
): RoomConnection {
  const connection = driver.connect({
    member: memberOn(seat),
    known,
    send: (message) => port.postMessage(message),
  });
  port.onmessage = ({ data }: MessageEvent<PortMessage>) => {
    if (data.type === 'catch-up') connection.catchUp(data.known);
    else connection.receive(data);
  };
  return connection;
}

/** The record of a room at home so far. */
export function recordIn(room: Room): RoomRecord {
  return recordOf(gameIn(room), realClock.now());
}

/** Asks for the next deal in the name of a seat. Resolves when it is dealt or refused. */
function dealUnseen(driver: RoomDriver, seat: Seat): Promise<void> {
  return new Promise((resolve) => {
    const connection = driver.connect({
      member: memberOn(seat),
      send: ({ type }) => {
        if (type !== 'events' && type !== 'refused' && type !== 'closed') return;
        connection.close();
        resolve();
      },
    });
    connection.receive({ type: 'deal', id: freshName() });
  });
}

/** The member on a person's seat of a room at home. */
function memberOn(seat: Seat | null): number | null {
  return seat === null ? null : seat + 1;
}

function gameIn({ game }: Room) {
  if (game === null) throw new Error('a room at home has a game');
  return game;
}
