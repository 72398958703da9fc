import type { GameView, Seat } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import {
  type Choices,
  type Closed,
  type Events,
  type Followed,
  follow,
  type NotUnderstood,
  PROTOCOL_VERSION,
  parseTableMessage,
  type Refused,
  type TableEvent,
  type TableMessage,
  type Welcome,
} from '@nain-jaune/protocol';
import type { Connection } from '../connection.ts';
import { hearStranger } from '../stranger.ts';
import type { Table } from '../table.ts';

/** An event with its number. */
export interface NumberedEvent {
  readonly number: number;
  readonly event: TableEvent;
}

function numbered(message: TableMessage): NumberedEvent[] {
  return message.type === 'events'
    ? message.events.map((event, index) => ({ number: message.from + index, event }))
    : [];
}

/**
 * A client for tests. It hears what a real one would: JSON, parsed by the protocol, folded into a view; a message that
 * does not parse or leaves a gap throws. It says hello when it is made.
 */
export class TestClient {
  readonly seat: Seat | null;
  /** Every message it was sent, as JSON, in order. */
  readonly heard: string[] = [];
  readonly refusals: Refused[] = [];
  readonly problems: NotUnderstood[] = [];
  /** The last welcome. */
  welcome: Welcome | null = null;
  /** The number of the last event it has. */
  number = 0;
  choices: Choices = { legal: [], mayDeal: false };
  /** Why its connection was ended from the other side, or null. */
  ended: Closed['reason'] | null = null;
  /** What it does as soon as it was told something. */
  answer: () => void = () => undefined;
  #view: GameView | null = null;
  #connection: Connection | null = null;
  #acts = 0;

  /** `known` is what it has from before; without it, it has nothing. */
  constructor(table: Table, seat: Seat | null, known?: Pick<Followed, 'number' | 'view'>) {
    this.seat = seat;
    this.#view = known?.view ?? null;
    this.number = known?.number ?? 0;
    this.connect(table, known?.number ?? null);
  }

  /** What it knows of the game. Throws an `Error` before the welcome. */
  get view(): GameView {
    if (this.#view === null) throw new Error('no welcome yet');
    return this.#view;
  }

  /** Every event that it was told as news, with its number, in order. */
  get told(): NumberedEvent[] {
    return this.heard.flatMap((text) => numbered(JSON.parse(text)));
  }

  /** Connects, with another table after a restart perhaps, and says what it has: by default all it has heard. */
  connect(table: Table, last: number | null = this.number): void {
    this.ended = null;
    this.#connection = table.connect(this.seat, (message) => this.#hear(message));
    this.say({ type: 'hello', version: PROTOCOL_VERSION, last });
  }

  /** Hangs up. */
  disconnect(): void {
    this.#connection?.close();
  }

  /** Says anything at all. */
  say(message: unknown): void {
    if (this.#connection !== null) hearStranger(this.#connection, message);
  }

  /** Moves. */
  act(move: string, id = this.#nextId()): void {
    this.say({ type: 'act', id, move });
  }

  /** Makes one of its legal moves, all equally likely. Throws a `RangeError` when it has none. */
  actAtRandom(random: Random): void {
    const { legal } = this.choices;
    this.act(legal[below(random, legal.length)] ?? '');
  }

  /** Asks for the next deal. */
  deal(id = this.#nextId()): void {
    this.say({ type: 'deal', id });
  }

  #nextId(): string {
    this.#acts += 1;
    return `act-${this.#acts}`;
  }

  #hear(sent: TableMessage): void {
    const text = JSON.stringify(sent);
    this.heard.push(text);
    const parsed = parseTableMessage(JSON.parse(text));
    if (!parsed.ok) throw new Error(`not a message of the table: ${JSON.stringify(parsed.error)}`);
    this.#take(parsed.value);
  }

  #take(message: TableMessage): void {
    if (message.type === 'refused') this.refusals.push(message);
    else if (message.type === 'problem') this.problems.push(message);
    else if (message.type === 'closed') this.ended = message.reason;
    else if (message.type === 'welcome') this.#begin(message);
    else this.#follow(message);
    this.answer();
  }

  #begin(message: Welcome): void {
    this.welcome = message;
    this.#view = message.view;
    this.number = message.number;
    this.choices = message;
  }

  #follow(message: Events): void {
    const followed = follow({ number: this.number, view: this.view }, message);
    if (!followed.ok) throw new Error(`events are missing after ${followed.error.last}`);
    this.#view = followed.value.view;
    this.number = followed.value.number;
    this.choices = message;
  }
}
