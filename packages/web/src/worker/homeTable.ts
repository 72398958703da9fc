import { type GameView, type Seat, seatsAfter, seatsOf } from '@nain-jaune/engine';
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
import type {
  Contest,
  KnownGame,
  Pace,
  PortMessage,
  SavedPlayer,
  Seating,
} from '../app/gameService/serviceMessages.ts';
import type { StoredGame } from './gameStore.ts';
import { LAZY_BOTS, STAND_IN } from './lazyBots.ts';
import { drawnFrom, freshName, makeSources } from './randomSources.ts';
import { realClock } from './realClock.ts';
import { PRACTICE, type ReadGame, seededConfig } from './storedGame.ts';

/** Fraction of the shortest wait before bots start to think: the page first shows the last move. */
const BOT_PAUSE = 1 / 3;

/** Rooms at home: every bot is allowed, and there are no time limits. */
export const HOME_CONFIG: RoomConfig = {
  bots: LAZY_BOTS,
  standIn: STAND_IN,
  fillers: [],
  limits: HOME_LIMITS,
  proof: null,
  people: null,
  nameKey: (name) => name,
};

export interface HomeTableOptions {
  /** Id of the worker that plays the game. */
  readonly owner: string;
  readonly pace: Pace;
  /** Stores the game. Messages wait until it resolves. */
  write(game: StoredGame): Promise<void>;
}

/** A table in this worker, with the port of the person who has the device. */
export class HomeTable {
  readonly id: string;
  readonly #players: readonly SavedPlayer[];
  readonly #people: readonly Seat[];
  readonly #isPractice: boolean;
  readonly #contest: Contest | null;
  readonly #from: string | null;
  readonly #driver: RoomDriver;
  #isDropped = false;
  #client: { readonly port: MessagePort; readonly connection: RoomConnection } | null = null;

  /** Continues a game. Throws a {@link GameServiceError} if its record is invalid. */
  constructor(
    id: string,
    { seed, seeds, players, isPractice, openRoom }: ReadGame,
    { owner, pace, write }: HomeTableOptions,
  ) {
    this.id = id;
    this.#isPractice = isPractice;
    this.#contest = seeds.contest ?? null;
    this.#from = seeds.from ?? null;
    this.#players = players;
    this.#people = seatsOf(players.length).filter((seat) => players[seat]?.bot === null);
    const profiles = players.map(({ profile }) => profile);
    const sources = makeSources(seed);
    const append = async (_entries: unknown, room: Room): Promise<void> => {
      if (this.#isDropped) return;
      const text = JSON.stringify(this.#recordIn(room));
      const drawn = drawnFrom(seed, sources, room);
      await write({ id, text, kept: Date.now(), owner, profiles, ...seeds, ...drawn });
    };
    const room = openRoom({ now: realClock.now(), random: sources.random, pace });
    this.#driver = new RoomDriver(room, {
      config: { ...HOME_CONFIG, ...seededConfig(seeds) },
      clock: realClock,
      ...sources,
      append,
      botPause: BOT_PAUSE,
      onFault: (fault) => {
        if (fault.code === 'step-threw') reportError(fault.error);
      },
    });
  }

  /** The record so far, with the deal in progress. */
  get record(): RoomRecord {
    return this.#recordIn(this.#driver.room);
  }

  /** Whether the game counts for a contest. */
  get counts(): boolean {
    return this.#contest !== null;
  }

  setPace(pace: Pace): void {
    this.#driver.setPace(pace);
  }

  /**
   * Connects a port to a person's seat and disconnects the previous port. If `seat` is null the only person is connected.
   * Several people first hand the device over.
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

  /** Deals at a table of several people, without showing the deal. */
  async deal(): Promise<Seating> {
    this.#disconnect();
    const [first] = this.#people;
    if (first !== undefined) await dealUnseen(this.#driver, first);
    return this.#seating(null);
  }

  /** Stops the table. Resolves when everything is stored. */
  async close(): Promise<void> {
    this.#disconnect();
    await this.#driver.stop();
  }

  /** Stops the table without storing anything more. */
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

  /** The seat to connect if none was requested. */
  async #seatUnasked(): Promise<Seat | null> {
    const [first, second] = this.#people;
    if (first === undefined || second === undefined) return first ?? null;
    if (this.#view().deal === null) await this.deal();
    return (this.#view().deal?.turn ?? null) === null ? first : null;
  }

  #seating(seat: Seat | null): Seating {
    const next = seat === null ? whoTakesDevice(this.#view(), this.#people) : null;
    const about = { contest: this.#contest, practice: this.#isPractice, from: this.#from };
    return { players: this.#players, seat, next, ...about };
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

export function recordIn(room: Room): RoomRecord {
  return recordOf(gameIn(room), realClock.now());
}

/** Requests the next deal for a seat. Resolves when it is dealt or refused. */
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

/**
 * The person who should have the device at a table of several people: the one to move. During a bot's turn it is the person who
 * moved last, or the next one to move. Null if no deal is in progress.
 */
function whoTakesDevice({ deal, rules, players }: GameView, people: readonly Seat[]): Seat | null {
  const turn = deal?.turn ?? null;
  if (deal === null || turn === null) return null;
  if (people.includes(turn.seat)) return turn.seat;
  const last = deal.events.findLast(
    (event) => (event.type === 'laid' || event.type === 'passed') && people.includes(event.seat),
  );
  if (last?.type === 'laid' || last?.type === 'passed') return last.seat;
  return seatsAfter(turn.seat, rules.play, players).find((seat) => people.includes(seat)) ?? null;
}
