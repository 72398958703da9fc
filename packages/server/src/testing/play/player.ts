import { randomBytes } from 'node:crypto';
import type { Seat } from '@nain-jaune/engine';
import { below } from '@nain-jaune/engine/random';
import {
  type ClientMessage,
  type Events,
  type GameSnapshot,
  PROTOCOL_VERSION,
  type RoomInfo,
  type ServerMessage,
  type Snapshot,
  type TableEvent,
} from '@nain-jaune/protocol';
import { ClientState } from '@nain-jaune/protocol/testing';
import type { Place } from './openTable.ts';
import type { PlayerOptions } from './playerOptions.ts';
import { ReceivedEvents } from './receivedEvents.ts';
import { ReconnectingSocket } from './reconnectingSocket.ts';

/** After this time without a connection a bot may have played. */
const awayAfterMs = 10_000;

interface Pending {
  readonly id: string;
  readonly move: string;
}

/** A client at an online table that follows the events and plays random legal moves. */
export class Player {
  readonly place: Place;
  readonly received: ReceivedEvents;
  readonly #options: PlayerOptions;
  readonly #socket: ReconnectingSocket;
  readonly #state = new ClientState();
  seat: Seat | null = null;
  played = 0;
  #pending: Pending | null = null;
  #goneSince = 0;
  #mayHaveBeenAway = false;
  /** The requests over this connection, each with the state of the table that it is about. */
  readonly #requested = new Set<string>();
  #isHere = false;
  #hasForgotten = false;
  /** Whether the pending act was sent again over a new connection. */
  #isRepeated = false;

  constructor(place: Place, options: PlayerOptions) {
    this.place = place;
    this.#options = options;
    this.received = new ReceivedEvents(options.remembers, (complaint) => this.#complain(complaint));
    this.#socket = new ReconnectingSocket(options.server, {
      opened: () => this.#enter(),
      received: (text) => this.#receive(text),
      closed: () => this.#closed(),
    });
  }

  get room(): RoomInfo | null {
    return this.#state.hasRoom ? this.#state.room : null;
  }

  /** Whether the player has entered and is up to date. */
  get isHere(): boolean {
    return this.#isHere;
  }

  get isToMove(): boolean {
    return this.#isHere && this.#pending === null && this.#state.choices.legal.length > 0;
  }

  get isWaiting(): boolean {
    return this.#pending !== null && this.room?.phase === 'playing';
  }

  /** Enters the table, and again after each end of the connection, until {@link leave}. */
  enter(): void {
    this.#socket.start();
  }

  /** Loses the connection and all state, as a reloaded page does. */
  reload(): void {
    this.#hasForgotten = true;
    this.#socket.interrupt();
  }

  leave(): void {
    this.#socket.stop();
  }

  act(): void {
    if (!this.#isHere || this.#pending !== null) return;
    const { legal, mayDeal } = this.#state.choices;
    if (legal.length > 0) this.#move();
    else if (mayDeal && this.seat === 0)
      this.#request(`deal after ${this.received.last} of ${this.received.game}`, {
        type: 'deal',
        id: newId(),
      });
    else if (!mayDeal && this.#mayStart())
      this.#request(`game after ${this.room?.games}`, { type: 'start', id: newId() });
  }

  send(message: ClientMessage): void {
    this.#socket.send(message);
  }

  #closed(): void {
    if (this.#isHere) this.#goneSince = performance.now();
    this.#isHere = false;
    this.#requested.clear();
    this.#state.disconnect();
  }

  #enter(): void {
    const { code, token } = this.place;
    const { dealBefore, last } = this.received;
    const game = this.#hasForgotten ? null : this.received.game;
    const from = this.#options.remembers ? dealBefore : last;
    this.#hasForgotten = false;
    const known = { game, last: game === null ? null : from };
    this.send({ type: 'enter', version: PROTOCOL_VERSION, code, token, ...known });
  }

  #receive(text: string): void {
    this.#options.onText?.(this, text);
    const message = JSON.parse(text) as ServerMessage;
    this.#state.take(message);
    if (message.type === 'events') this.#takeEvents(message);
    else if (message.type === 'snapshot') this.#takeSnapshot(message);
    else if (message.type === 'room') this.#takeRoom();
    else if (message.type === 'refused') this.#refused(message.id, message.refusal.code);
    else if (message.type === 'problem') this.#complain(`a message was not understood: ${text}`);
    else if (message.type === 'closed' && message.reason !== 'moving')
      this.#complain(`the connection was ended: ${message.reason}`);
  }

  #takeSnapshot({ game }: Snapshot): void {
    const goneMs = performance.now() - this.#goneSince;
    if (this.#goneSince > 0 && goneMs > awayAfterMs) this.#mayHaveBeenAway = true;
    if (game !== null) this.#takeGame(game);
    this.#takeRoom();
  }

  #takeGame(game: GameSnapshot): void {
    if (game.game !== this.received.game) this.#forgetPending();
    this.received.begin(game.game);
    this.received.takeSnapshot(game.number);
    this.seat = game.view.seat;
    this.#takeChoices();
  }

  #takeRoom(): void {
    const { room } = this.#state;
    if (room.members.some(({ id, away }) => id === this.place.member && away)) this.#mayHaveBeenAway = true;
    // Between games a restarted server may have no game to send.
    this.#isHere ||= this.received.game === null || room.phase !== 'playing';
    const cut = this.#state.dueCut();
    if (cut !== null) this.send({ ...cut, id: newId() });
    if (this.#mayStart()) this.#options.ready(this);
  }

  #takeEvents(message: Events): void {
    const { game, from, events } = message;
    if (game !== this.received.game)
      this.#complain(`events of game ${game} came in game ${this.received.game}`);
    const fresh = this.received.take(from, events);
    for (const event of fresh) if (this.#isOwnMove(event)) this.#takeOwnMove();
    // After a reload the answer to the repeated act is its events, which the snapshot contained already.
    if (this.#isRepeated && fresh.length < events.length && events.some((event) => this.#isOwnMove(event)))
      this.#forgetPending();
    if (fresh.length > 0) this.#options.viewed?.(this);
    this.#takeChoices();
  }

  #isOwnMove(event: TableEvent): boolean {
    return (event.type === 'laid' || event.type === 'passed') && event.seat === this.seat;
  }

  /** The move is the pending one, or a bot's that played for this player. */
  #takeOwnMove(): void {
    if (this.#pending !== null) {
      this.#forgetPending();
      this.played += 1;
    } else if (!this.#mayHaveBeenAway) this.#complain('a move was received that the player has not made');
  }

  #takeChoices(): void {
    const isBack = !this.#isHere;
    this.#isHere = true;
    if (this.#pending !== null && isBack) {
      this.#isRepeated = true;
      this.send({ type: 'act', ...this.#pending });
    }
    if (this.isToMove || this.#state.choices.mayDeal || this.#mayStart()) this.#options.ready(this);
  }

  #mayStart(): boolean {
    const room = this.room;
    if (room === null || room.host !== this.place.member || !this.#isHere) return false;
    const isFull = room.seats.every(({ type }) => type !== 'free');
    const isBetweenGames = room.phase === 'gathering' || room.phase === 'between';
    return isFull && isBetweenGames && room.members.every(({ connected }) => connected);
  }

  #move(): void {
    const { random, twiceIn } = this.#options;
    const { legal } = this.#state.choices;
    const move = legal[below(random, legal.length)] ?? '-';
    this.#pending = { id: newId(), move };
    this.#options.moved?.(this);
    this.send({ type: 'act', ...this.#pending });
    if (twiceIn > 0 && below(random, twiceIn) === 0) this.send({ type: 'act', ...this.#pending });
  }

  #forgetPending(): void {
    this.#pending = null;
    this.#isRepeated = false;
  }

  /** Sends a request, once for each state of the table. */
  #request(state: string, message: ClientMessage): void {
    if (this.#requested.has(state)) return;
    this.#requested.add(state);
    this.send(message);
  }

  #refused(id: string, code: string): void {
    const isAct = this.#pending?.id === id;
    if (isAct) this.#forgetPending();
    if (isAct && !this.#mayHaveBeenAway) this.#complain(`a legal move was refused: ${code}`);
  }

  #complain(complaint: string): void {
    this.#options.complain(`${this.place.code}, member ${this.place.member}: ${complaint}`);
  }
}

function newId(): string {
  return randomBytes(9).toString('base64url');
}
