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
  follow,
  PROTOCOL_VERSION,
  type SeatInfo,
  type TableMessage,
  type TableRefusal,
} from '@nain-jaune/protocol';
import type { Connection, Table } from '@nain-jaune/table';
import { Mailbox } from '../io/mailbox.ts';

/** What a table told: events that are new, or that an act was refused. */
export type News =
  | { readonly type: 'events'; readonly fresh: readonly ViewEvent[] }
  | { readonly type: 'refused'; readonly refusal: TableRefusal };

/** One seat's end of the protocol: it follows the table's messages, and says what the seat does. */
export class Client {
  readonly players: readonly SeatInfo[];
  readonly #connection: Connection;
  readonly #messages: Mailbox<TableMessage>;
  #known: { readonly number: number; readonly view: GameView };
  #legal: readonly Move[] = [];
  #mayDeal = false;
  #acts = 0;

  private constructor(
    connection: Connection,
    messages: Mailbox<TableMessage>,
    welcome: TableMessage & { type: 'welcome' },
  ) {
    this.#connection = connection;
    this.#messages = messages;
    this.players = welcome.players;
    this.#known = welcome;
    this.#choose(welcome);
  }

  /** Sits down at a table. */
  static async sitDown(table: Table, seat: Seat): Promise<Client> {
    const messages = new Mailbox<TableMessage>();
    const connection = table.connect(seat, (message) => messages.push(message));
    connection.receive({ type: 'hello', version: PROTOCOL_VERSION, last: null });
    const welcome = await messages.take();
    if (welcome.type !== 'welcome') throw new Error(`the table answered a hello with ${welcome.type}`);
    return new Client(connection, messages, welcome);
  }

  /** The game as the seat knows it. */
  get view(): GameView {
    return this.#known.view;
  }

  /** The number of the last event that the seat was told. */
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

  /** Waits for what the table tells next, and follows it. */
  async listen(): Promise<News> {
    const message = await this.#messages.take();
    switch (message.type) {
      case 'events':
        return { type: 'events', fresh: this.#follow(message) };
      case 'refused':
        return message;
      default:
        throw new Error(`the table said ${JSON.stringify(message)}`);
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

  #follow(message: TableMessage & { type: 'events' }): readonly ViewEvent[] {
    const followed = follow(this.#known, message);
    if (!followed.ok) throw new Error(`events are missing after number ${followed.error.last}`);
    this.#known = followed.value;
    this.#choose(message);
    return followed.value.fresh;
  }

  #choose({ legal, mayDeal }: Choices): void {
    this.#legal = legal.flatMap((token) => parseMoveText(token) ?? []);
    this.#mayDeal = mayDeal;
  }

  #nextId(): string {
    this.#acts += 1;
    return String(this.#acts);
  }
}
