import { type GameView, type Seat, seatsOf } from '@nain-jaune/engine';
import { type ClientMessage, PROTOCOL_VERSION, type TableMessage } from '@nain-jaune/protocol';
import type { Connection, Surroundings, Table, TableRecord } from '@nain-jaune/table';
import type { KeptPlayer, Pace, Seating } from '../lobby/messages.ts';
import { drawnFrom, freshName, makeSources } from './chance.ts';
import { realClock } from './clock.ts';
import { whoTakesDevice } from './device.ts';
import type { StoredGame } from './gameStore.ts';
import { GUESTS, STAND_IN } from './guests.ts';
import { Keeper } from './keeper.ts';
import type { ReadGame } from './storedGame.ts';

/** A message of the table, and the port of whoever is told it. */
interface Told {
  readonly port: MessagePort;
  readonly message: TableMessage;
}

/** The part of their shortest wait in which bots do not think yet: the page has a move to show. */
const BOT_PAUSE = 1 / 3;

/** What a game that is played needs from outside. */
export interface PlaySurroundings {
  readonly owner: string;
  readonly pace: Pace;
  write(game: StoredGame): Promise<void>;
  /** A write failed; play goes on. */
  failed(error: unknown): void;
}

/** A game that is played in this worker: its table, what keeps it, and the line to whoever has the device. */
export class PlayedGame {
  readonly id: string;
  readonly #players: readonly KeptPlayer[];
  readonly #people: readonly Seat[];
  readonly #table: Table;
  readonly #keeper: Keeper<StoredGame, Told>;
  #line: { readonly port: MessagePort; readonly connection: Connection } | null = null;

  /** Goes on with a game where it was left. Throws a {@link Trouble} where it cannot. */
  constructor(id: string, { seed, players, open }: ReadGame, surroundings: PlaySurroundings) {
    this.id = id;
    this.#players = players;
    this.#people = seatsOf(players.length).filter((seat) => players[seat]?.bot === null);
    this.#keeper = new Keeper<StoredGame, Told>({
      write: (game) => surroundings.write(game),
      post: ({ port, message }) => port.postMessage(message),
      failed: (error) => surroundings.failed(error),
    });
    const sources = makeSources(seed);
    const profiles = players.map(({ profile }) => profile);
    const options: Surroundings = {
      ...sources,
      clock: realClock,
      pace: surroundings.pace,
      botPause: BOT_PAUSE,
      bots: GUESTS,
      standIn: STAND_IN,
      keep: (_change, record) => {
        const text = JSON.stringify(record());
        const about = { id, text, kept: Date.now(), owner: surroundings.owner, profiles };
        this.#keeper.keep({ ...about, ...drawnFrom(seed, sources) });
      },
    };
    this.#table = open(options);
  }

  /** The record of the game so far. */
  record(): TableRecord {
    return this.#table.record();
  }

  /** Changes how quick the bots are. */
  setPace(pace: Pace): void {
    this.#table.setPace(pace);
  }

  /**
   * Gives a line to a person's seat, and ends that of whoever had the device before. Without a seat the only person
   * gets it; of several nobody does while a deal is in progress: the device is handed over first.
   */
  seat(seat: Seat | null, port: MessagePort): Seating {
    this.#unseat();
    const seated = seat !== null && this.#people.includes(seat) ? seat : this.#seatUnasked();
    if (seated === null && this.#people.length > 0) {
      port.close();
      return this.#seating(null);
    }
    const connection = this.#table.connect(seated, (message) => this.#keeper.tell({ port, message }));
    port.onmessage = (event: MessageEvent<ClientMessage>) => connection.receive(event.data);
    this.#line = { port, connection };
    return this.#seating(seated);
  }

  /** Deals the next deal at a table of several people, of whom none sees it before he has the device. */
  deal(): Seating {
    this.#unseat();
    const [first] = this.#people;
    if (first !== undefined) {
      const line = this.#table.connect(first, () => undefined);
      line.receive({ type: 'hello', version: PROTOCOL_VERSION, last: null });
      line.receive({ type: 'deal', id: freshName() });
      line.close();
    }
    return this.#seating(null);
  }

  /** Ends play; what was played is written first. */
  async close(): Promise<void> {
    this.#table.close();
    await this.#keeper.idle();
    this.drop();
  }

  /** Ends play and writes nothing more. */
  drop(): void {
    this.#keeper.close();
    this.#table.close();
    this.#unseat();
  }

  #unseat(): void {
    this.#line?.connection.close();
    this.#line?.port.close();
    this.#line = null;
  }

  /** Who sits down when nobody in particular was named. */
  #seatUnasked(): Seat | null {
    const [first, second] = this.#people;
    if (first === undefined || second === undefined) return first ?? null;
    if (this.#look().deal === null) this.deal();
    return (this.#look().deal?.turn ?? null) === null ? first : null;
  }

  #seating(seat: Seat | null): Seating {
    const next = seat === null ? whoTakesDevice(this.#look(), this.#people) : null;
    return { players: this.#players, seat, next };
  }

  /** What everyone knows of the game. */
  #look(): GameView {
    const told: TableMessage[] = [];
    const line = this.#table.connect(null, (message) => told.push(message));
    line.receive({ type: 'hello', version: PROTOCOL_VERSION, last: null });
    line.close();
    const welcome = told.find((message) => message.type === 'welcome');
    if (welcome === undefined) throw new Error('a table welcomes whoever says hello');
    return welcome.view;
  }
}
