import {
  type GameView,
  type Move,
  moveText,
  parseMoveText,
  type Seat,
  type ViewEvent,
} from '@nain-jaune/engine';
import {
  type Choices,
  type CommandRefusal,
  type Events,
  follow,
  type GameSnapshot,
  type PlayerInfo,
  type ServerMessage,
} from '@nain-jaune/protocol';
import type { RoomConnection, RoomDriver } from '@nain-jaune/table';
import { AsyncQueue } from '../io/asyncQueue.ts';

/** What a table sent: events that are new, or that a command was refused. */
export type News =
  | { readonly type: 'events'; readonly fresh: readonly ViewEvent[] }
  | { readonly type: 'refused'; readonly refusal: CommandRefusal };

/** The client of one person's seat: follows the table's messages, and sends commands. */
export class Client {
  readonly players: readonly PlayerInfo[];
  readonly #connection: RoomConnection;
  readonly #messages: AsyncQueue<ServerMessage>;
  #known: { readonly number: number; readonly view: GameView };
  #legal: readonly Move[] = [];
  #mayDeal = false;
  #commands = 0;

  private constructor(connection: RoomConnection, messages: AsyncQueue<ServerMessage>, game: GameSnapshot) {
    this.#connection = connection;
    this.#messages = messages;
    this.players = game.players;
    this.#known = game;
    this.#choose(game);
  }

  /** Connects to a person's seat of a room at home. */
  static async connect(driver: RoomDriver, seat: Seat): Promise<Client> {
    const messages = new AsyncQueue<ServerMessage>();
    const connection = driver.connect({ member: seat + 1, send: (message) => messages.push(message) });
    const first = await messages.take();
    if (first.type !== 'snapshot' || first.game === null)
      throw new Error(`the table sent ${first.type} and no game`);
    return new Client(connection, messages, first.game);
  }

  /** The game as the seat knows it. */
  get view(): GameView {
    return this.#known.view;
  }

  /** Number of the last event in the view. */
  get number(): number {
    return this.#known.number;
  }

  /** The moves that the seat may make now. */
  get legal(): readonly Move[] {
    return this.#legal;
  }

  /** Whether the seat may ask for the next deal now. */
  get mayDeal(): boolean {
    return this.#mayDeal;
  }

  /** Waits for news of the game, and follows it. Throws if the table closes the connection. */
  async next(): Promise<News> {
    for (;;) {
      const message = await this.#messages.take();
      if (message.type === 'events') return { type: 'events', fresh: this.#follow(message) };
      if (message.type === 'refused') return message;
      if (message.type === 'closed') throw new Error(`the table closed the connection: ${message.reason}`);
    }
  }

  /** The seat moves. */
  move(move: Move): void {
    this.#connection.receive({ type: 'act', id: this.#nextId(), move: moveText(move) });
  }

  /** The seat asks for the next deal. */
  deal(): void {
    this.#connection.receive({ type: 'deal', id: this.#nextId() });
  }

  #follow(message: Events): readonly ViewEvent[] {
    const followed = follow(this.#known, message);
    if (!followed.ok) throw new Error(`events are missing after number ${followed.error.last}`);
    this.#known = followed.value;
    this.#choose(message);
    return followed.value.fresh;
  }

  #choose({ legal, mayDeal }: Choices): void {
    this.#legal = legal.flatMap((text) => parseMoveText(text) ?? []);
    this.#mayDeal = mayDeal;
  }

  #nextId(): string {
    this.#commands += 1;
    return String(this.#commands);
  }
}
