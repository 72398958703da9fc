import type { GameView, Seat } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import {
  type Ask,
  type Choices,
  type Company,
  type Events,
  follow,
  type OnlineClientMessage,
  type OnlineClosed,
  type OnlineRefused,
  type OnlineTableMessage,
  type Person,
  type Saying,
  type Welcome,
} from '@nain-jaune/protocol';
import type { OnlineConnection, OnlineTable } from '../online/index.ts';

const NOTHING_TO_DO: Choices = { legal: [], mayDeal: false };

/** A client of a table online for tests: it hears JSON and folds the events of the game into its view. A gap throws. */
export class OnlineClient {
  readonly person: Person['id'] | null;
  /** Every message it was sent, as JSON, in order. */
  readonly heard: string[] = [];
  readonly refusals: OnlineRefused[] = [];
  /** The ids of what was granted. */
  readonly granted: string[] = [];
  readonly sayings: Saying[] = [];
  game: number | null = null;
  /** The number of the last event of the game that it has. */
  number = 0;
  choices: Choices = NOTHING_TO_DO;
  /** What the clock said last, or null. */
  clock: { readonly seat: number; readonly left: number } | null = null;
  /** Why its connection was ended from the other side, or null. */
  ended: OnlineClosed['reason'] | null = null;
  /** Is given every message before the client takes it in. */
  listen: (text: string) => void = () => undefined;
  /** Whether it answers by itself where it is to cut. */
  cuts = true;
  #company: Company | null = null;
  #view: GameView | null = null;
  #connection: OnlineConnection | null = null;
  #acts = 0;

  constructor(person: Person['id'] | null) {
    this.person = person;
  }

  /** The company as it was told last. Throws an `Error` before. */
  get company(): Company {
    if (this.#company === null) throw new Error('no company yet');
    return this.#company;
  }

  /** What it knows of the game. Throws an `Error` before the welcome. */
  get view(): GameView {
    if (this.#view === null) throw new Error('no game yet');
    return this.#view;
  }

  /** Its seat in the game, as far as it was told; null for whoever watches. */
  get knownSeat(): Seat | null {
    return this.#view?.seat ?? null;
  }

  /** The types of the messages it was sent, in order. */
  get types(): string[] {
    return this.heard.map((text) => JSON.parse(text).type);
  }

  /** Whether it is connected. */
  get isConnected(): boolean {
    return this.#connection !== null && this.ended === null;
  }

  /** Connects and says what it has. */
  connect(table: OnlineTable): this {
    this.ended = null;
    const known = this.game === null ? null : { game: this.game, last: this.number };
    const place = this.person === null ? null : { person: this.person };
    this.#connection = table.connect(place, known, (message) => this.#hear(JSON.stringify(message)));
    return this;
  }

  /** Hangs up. */
  disconnect(): void {
    this.#connection?.close();
    this.#connection = null;
    this.choices = NOTHING_TO_DO;
  }

  /** Says anything. */
  say(message: OnlineClientMessage): void {
    this.#connection?.receive(message);
  }

  /** Asks something of the company. */
  ask(ask: Ask, id = this.#nextId()): void {
    this.say({ type: 'ask', id, ask });
  }

  /** Moves. */
  act(move: string, id = this.#nextId()): void {
    this.say({ type: 'act', id, move });
  }

  /** Makes one of its legal moves, all equally likely. */
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
    return `${this.person}-${this.#acts}`;
  }

  #hear(text: string): void {
    this.heard.push(text);
    this.listen(text);
    const message: OnlineTableMessage = JSON.parse(text);
    if (message.type === 'company') this.#takeCompany(message.company);
    else if (message.type === 'entered') this.sayings.splice(0, this.sayings.length, ...message.sayings);
    else if (message.type === 'said') this.sayings.push(message.saying);
    else if (message.type === 'refused') this.refusals.push(message);
    else if (message.type === 'granted') this.granted.push(message.id);
    else if (message.type === 'closed') this.ended = message.reason;
    else if (message.type === 'clock') this.clock = message;
    else if (message.type !== 'problem') this.#takeOfGame(message);
  }

  #takeCompany(company: Company): void {
    this.#company = company;
    const { promise } = company;
    const seat = company.seats.findIndex((one) => one.type === 'person' && one.person === this.person);
    if (!this.cuts || promise === null || promise.cut || promise.cutter !== seat) return;
    this.ask({ do: 'cut', deal: promise.deal, number: '0123456789abcdef0123456789abcdef' });
  }

  #takeOfGame(message: Extract<OnlineTableMessage, { type: 'game' | 'welcome' | 'events' }>): void {
    if (message.type === 'game') this.game = message.game;
    else if (message.type === 'welcome') this.#begin(message);
    else this.#follow(message);
  }

  #begin(message: Welcome): void {
    this.#view = message.view;
    this.number = message.number;
    this.choices = { legal: message.legal, mayDeal: message.mayDeal };
  }

  #follow(message: Events): void {
    const followed = follow({ number: this.number, view: this.view }, message);
    if (!followed.ok) throw new Error(`events are missing after ${followed.error.last}`);
    this.#view = followed.value.view;
    this.number = followed.value.number;
    this.choices = { legal: message.legal, mayDeal: message.mayDeal };
  }
}
