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

/** A message of the table: new events, or the refusal of a command. */
export type TableMessage =
  | { readonly type: 'events'; readonly fresh: readonly ViewEvent[] }
  | { readonly type: 'refused'; readonly refusal: CommandRefusal };

/** The client of one seat: follows the messages of the table and sends commands. */
export class Client {
  readonly players: readonly PlayerInfo[];
  readonly #connection: RoomConnection;
  readonly #messages: AsyncQueue<ServerMessage>;
  #state: { readonly number: number; readonly view: GameView };
  #legal: readonly Move[] = [];
  #mayDeal = false;
  #commands = 0;

  private constructor(connection: RoomConnection, messages: AsyncQueue<ServerMessage>, game: GameSnapshot) {
    this.#connection = connection;
    this.#messages = messages;
    this.players = game.players;
    this.#state = game;
    this.#setChoices(game);
  }

  static async connect(driver: RoomDriver, seat: Seat): Promise<Client> {
    const messages = new AsyncQueue<ServerMessage>();
    const connection = driver.connect({ member: seat + 1, send: (message) => messages.push(message) });
    const first = await messages.take();
    if (first.type !== 'snapshot' || first.game === null)
      throw new Error(`expected a snapshot with a game, received ${first.type}`);
    return new Client(connection, messages, first.game);
  }

  get view(): GameView {
    return this.#state.view;
  }

  get number(): number {
    return this.#state.number;
  }

  get legal(): readonly Move[] {
    return this.#legal;
  }

  get mayDeal(): boolean {
    return this.#mayDeal;
  }

  /**
   * Applies the next message and returns it.
   *
   * @throws if the table closes the connection.
   */
  async next(): Promise<TableMessage> {
    for (;;) {
      const message = await this.#messages.take();
      if (message.type === 'events') return { type: 'events', fresh: this.#follow(message) };
      if (message.type === 'refused') return message;
      if (message.type === 'closed') throw new Error(`the table closed the connection: ${message.reason}`);
    }
  }

  move(move: Move): void {
    this.#connection.receive({ type: 'act', id: this.#nextId(), move: moveText(move) });
  }

  deal(): void {
    this.#connection.receive({ type: 'deal', id: this.#nextId() });
  }

  #follow(message: Events): readonly ViewEvent[] {
    const followed = follow(this.#state, message);
    if (!followed.ok) throw new Error(`events are missing after number ${followed.error.last}`);
    this.#state = followed.value;
    this.#setChoices(message);
    return followed.value.fresh;
  }

  #setChoices({ legal, mayDeal }: Choices): void {
    this.#legal = legal.flatMap((text) => parseMoveText(text) ?? []);
    this.#mayDeal = mayDeal;
  }

  #nextId(): string {
    this.#commands += 1;
    return String(this.#commands);
  }
}
