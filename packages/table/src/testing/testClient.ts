import type { GameView, Seat } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import {
  type Choices,
  type CloseReason,
  type Command,
  type Events,
  type Followed,
  follow,
  type GameSnapshot,
  type MemberId,
  type Refused,
  type RoomInfo,
  type Saying,
  type ServerMessage,
  type TableEvent,
} from '@nain-jaune/protocol';
import { parseServerMessage } from '@nain-jaune/protocol/parse';
import { ClientState, type NewCommand } from '@nain-jaune/protocol/testing';
import type { RoomConnection, RoomDriver } from '../driver/roomDriver.ts';
import type { Known } from '../room/input.ts';

const CUT = '0123456789abcdef0123456789abcdef';

export interface NumberedEvent {
  readonly number: number;
  readonly event: TableEvent;
}

/** A client's state of a game from an earlier connection. */
export type KnownGame = Pick<Followed, 'number' | 'view'> & { readonly game: number };

/** Waits until all promises are settled that depend neither on the clock nor on a delayed append. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await null;
}

/**
 * A client for tests. It parses JSON messages and folds events into a view, as a real one does. Throws if a message is
 * malformed or events are missing.
 */
export class TestClient {
  readonly member: MemberId | null;
  readonly #device: string;
  readonly received: string[] = [];
  readonly refusals: Refused[] = [];
  readonly accepted: string[] = [];
  /** Of the places that it has offered. */
  readonly secrets: string[] = [];
  sayings: Saying[] = [];
  game: number | null = null;
  number = 0;
  ended: CloseReason | null = null;
  /** Called with every message before it is handled. */
  onReceived: (text: string) => void = () => undefined;
  onTaken: () => void = () => undefined;
  /** Whether it cuts automatically. */
  cuts = true;
  readonly #state = new ClientState();
  #view: GameView | null = null;
  #connection: RoomConnection | null = null;
  #commands = 0;

  /** `device` makes its command ids differ from those of an earlier device of the member. */
  constructor(member: MemberId | null, known?: KnownGame, device = '') {
    this.member = member;
    this.#device = device;
    if (known === undefined) return;
    this.game = known.game;
    this.number = known.number;
    this.#view = known.view;
  }

  /** The current room. Throws an `Error` before the first snapshot. */
  get room(): RoomInfo {
    return this.#state.room;
  }

  get choices(): Choices {
    return this.#state.choices;
  }

  /** The current view of the game. Throws an `Error` before the first game. */
  get view(): GameView {
    if (this.#view === null) throw new Error('no game yet');
    return this.#view;
  }

  get seat(): Seat | null {
    return this.#view?.seat ?? null;
  }

  get types(): string[] {
    return this.received.map((text) => JSON.parse(text).type);
  }

  get events(): NumberedEvent[] {
    return this.received.flatMap((text) => numbered(JSON.parse(text)));
  }

  get refusalCodes(): string[] {
    return this.refusals.map(({ refusal }) => refusal.code);
  }

  get isConnected(): boolean {
    return this.#connection !== null && this.ended === null;
  }

  get known(): Known | null {
    return this.game === null ? null : { game: this.game, last: this.number };
  }

  connect(driver: RoomDriver, known: Known | null = this.known, address: string | null = null): this {
    this.ended = null;
    this.#connection = driver.connect({
      member: this.member,
      address,
      known,
      send: (message) => this.#receive(message),
    });
    return this;
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#state.disconnect();
  }

  catchUp(known: Known | null = this.known): void {
    this.#connection?.catchUp(known);
  }

  send(command: NewCommand, id = this.#nextId()): void {
    this.#connection?.receive({ ...command, id } as Command);
  }

  /** Sends a command and waits until it has been carried out or refused. */
  async command(command: NewCommand, id?: string): Promise<void> {
    this.send(command, id);
    await settled();
  }

  act(move: string, id?: string): void {
    this.send({ type: 'act', move }, id);
  }

  actAtRandom(random: Random): void {
    const { legal } = this.choices;
    this.act(legal[below(random, legal.length)] ?? '');
  }

  deal(id?: string): void {
    this.send({ type: 'deal' }, id);
  }

  #nextId(): string {
    this.#commands += 1;
    return `${this.member}-${this.#device}${this.#commands}`;
  }

  #receive(sent: ServerMessage): void {
    const text = JSON.stringify(sent);
    this.received.push(text);
    this.onReceived(text);
    const parsed = parseServerMessage(JSON.parse(text));
    if (!parsed.ok) throw new Error(`not a message: ${JSON.stringify(parsed.error)}`);
    this.#state.take(parsed.value);
    this.#take(parsed.value);
    const cut = this.cuts ? this.#state.dueCut(CUT) : null;
    if (cut !== null) this.send(cut);
    this.onTaken();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.sayings = [...message.sayings];
        if (message.game !== null) this.#begin(message.game);
        break;
      case 'events':
        this.#follow(message);
        break;
      case 'said':
        this.sayings.push(message.saying);
        break;
      case 'erased':
        this.sayings = this.sayings.filter(({ member }) => member !== message.member);
        break;
      case 'accepted':
        this.accepted.push(message.id);
        if (message.secret !== undefined) this.secrets.push(message.secret);
        break;
      case 'refused':
        this.refusals.push(message);
        break;
      case 'closed':
        this.ended = message.reason;
        break;
      case 'room':
        break;
      case 'problem':
        throw new Error('a room never says that it does not understand');
      default:
        message satisfies never;
    }
  }

  #begin({ game, number, view }: GameSnapshot): void {
    this.game = game;
    this.number = number;
    this.#view = view;
  }

  #follow({ game, from, events }: Events): void {
    if (game !== this.game) throw new Error(`events of game ${game}`);
    const followed = follow({ number: this.number, view: this.view }, { from, events });
    if (!followed.ok) throw new Error(`events are missing after ${followed.error.last}`);
    this.number = followed.value.number;
    this.#view = followed.value.view;
  }
}

function numbered(message: ServerMessage): NumberedEvent[] {
  return message.type === 'events'
    ? message.events.map((event, index) => ({ number: message.from + index, event }))
    : [];
}
