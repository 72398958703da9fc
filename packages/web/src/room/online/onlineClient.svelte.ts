import { failure, type Outcome, type Seat, seatAt, success } from '@nain-jaune/engine';
import {
  type CloseReason,
  type CommandRefusal,
  type Member,
  PROTOCOL_VERSION,
  type RoomInfo,
  type Saying,
  type ServerMessage,
} from '@nain-jaune/protocol';
import { type NewCommand, TableClient } from '../../table/play/tableClient.svelte.ts';
import { Connection, type ConnectionParts, type ConnectionStatus, SERVER } from './connection.ts';
import { HiddenMembers } from './hiddenMembers.svelte.ts';
import { playersNow } from './playerNames.ts';
import { Promises } from './promises.ts';
import type { Promised } from './proofService.ts';

/** Why the connection to a table has ended. `left`: the member has left. `outdated`: the server is newer than this page. */
export type Ending = Exclude<CloseReason, 'moving' | 'flooding'> | 'left' | 'outdated';

/** The running turn clock. */
export interface TurnClockNow {
  readonly seat: Seat;
  /** In the time of `performance.now`. */
  readonly until: number;
}

/** The answer to a command, with the secret of an offered place. */
type Answered = Outcome<string, CommandRefusal['code']>;

/** As on the server. */
const MAX_SAYINGS = 50;
/** Delay before reconnecting after too many messages, in milliseconds. */
const FLOODING_DELAY_MS = 5000;

/** A {@link TableClient} over a WebSocket that reconnects, with the talk of the table. */
export class OnlineClient extends TableClient {
  /** The last sayings, the newest last. */
  sayings: readonly Saying[] = $state.raw([]);
  status: ConnectionStatus = $state('connecting');
  /** Null while the table is open. */
  ending: Ending | null = $state(null);
  turnClock: TurnClockNow | null = $state.raw(null);
  /** Time when the next game starts by itself, as of `performance.now`. */
  startsAt: number | null = $state(null);
  /** Time since when members have waited for the first game, as of `performance.now`. */
  waitingSince: number | null = $state(null);
  /** Time when the next deal is dealt by itself, as of `performance.now`. */
  dealsAt: number | null = $state(null);
  readonly hidden: HiddenMembers;

  readonly #code: string;
  readonly #token: string | null;
  readonly #socket: Connection;
  readonly #promises: Promises;
  /** Id of the last `cut` command. */
  #cutId = '';
  #isLeaving = false;
  readonly #requests = new Map<string, (answer: Answered) => void>();

  /** Without a token the client is a spectator. */
  constructor(code: string, token: string | null, parts: ConnectionParts = SERVER) {
    super();
    this.#code = code;
    this.#token = token;
    this.hidden = new HiddenMembers(code);
    this.#promises = new Promises(code);
    this.#socket = new Connection(parts, {
      onOpen: () => this.#sendEnter(),
      onMessage: (message) => this.receive(message),
      onStatus: (status) => (this.status = status),
      onUnknownMessage: () => this.#end('outdated'),
    });
    this.attach({
      send: (command) => this.#socket.send(command),
      catchUp: () => this.#sendEnter(),
      close: () => this.#socket.close(),
    });
  }

  /** Connects, also after another window has displaced this one. */
  enter(): void {
    this.ending = null;
    this.status = 'connecting';
    this.#socket.start();
  }

  leave(): void {
    this.#isLeaving = true;
    this.command({ type: 'leave' });
  }

  /** Sends a command. Resolves with why it was refused, or null if it was accepted. */
  async request(command: NewCommand): Promise<CommandRefusal['code'] | null> {
    const answer = await this.#ask(command);
    return answer.ok ? null : answer.error;
  }

  /** Offers the place of a member to another device. Resolves with the secret that it needs. */
  offerPlace(member: number): Promise<Answered> {
    return this.#ask({ type: 'allow-replacement', member });
  }

  #ask(command: NewCommand): Promise<Answered> {
    const { promise, resolve } = Promise.withResolvers<Answered>();
    this.#requests.set(this.command(command), resolve);
    return promise;
  }

  promised(game: number, deal: number): Promised | null {
    return this.#promises.of(game, deal);
  }

  get seat(): Seat | null {
    const seat =
      this.room?.seats.findIndex((one) => one.type === 'member' && one.member === this.member) ?? -1;
    return seat < 0 ? null : seatAt(seat);
  }

  /** This member; null for a spectator. */
  get me(): Member | null {
    return this.room?.members.find(({ id }) => id === this.member) ?? null;
  }

  /** Whether this member may do what only hosts may. */
  get isHost(): boolean {
    return this.member !== null && (this.room?.host === this.member || this.isBoard);
  }

  /** Whether this member is the screen in the middle of a room. */
  get isBoard(): boolean {
    return this.me?.board === true;
  }

  #sendEnter(): void {
    const { game, last } = this.known ?? { game: null, last: null };
    this.#socket.send({
      type: 'enter',
      version: PROTOCOL_VERSION,
      code: this.#code,
      token: this.#token,
      game,
      last,
    });
  }

  override receive(message: ServerMessage): void {
    const before = this.room;
    super.receive(message);
    switch (message.type) {
      case 'closed':
        this.#close(message.reason);
        break;
      case 'snapshot':
        this.sayings = message.sayings;
        this.#takeRoom(before, message.room);
        break;
      case 'room':
        this.#takeRoom(before, message.changes as Partial<RoomInfo>);
        break;
      case 'said':
        this.#addSaying(message.saying);
        break;
      case 'erased':
        this.sayings = this.sayings.filter(({ member }) => member !== message.member);
        break;
      case 'accepted':
        if (message.id === this.#cutId) this.#promises.taken();
        this.#answer(message.id, success(message.secret ?? ''));
        break;
      case 'refused':
        // The client cuts by itself. The player does not need to know of a late cut.
        if (message.id === this.#cutId) this.commandRefusal = null;
        this.#answer(message.id, failure(message.refusal.code));
        break;
      case 'problem':
        if (message.code === 'wrong-version') this.#end('outdated');
        // The code in the address is none.
        else if (this.room === null) this.#end('no-such-table');
        break;
      case 'events':
        break;
      default:
        message satisfies never;
    }
  }

  #takeRoom(before: RoomInfo | null, changes: Partial<RoomInfo>): void {
    const { room } = this;
    if (room === null) return;
    this.#takeTimes(changes);
    this.players = playersNow(this.players, this.game, before, room);
    const cut = this.#promises.take(room, this.seat);
    if (cut !== null) this.#cutId = this.command(cut);
  }

  /** The server sends remaining times. */
  #takeTimes({ startsIn, waitedFor, dealsIn, turn }: Partial<RoomInfo>): void {
    if (startsIn !== undefined) this.startsAt = momentIn(startsIn);
    if (waitedFor !== undefined) this.waitingSince = waitedFor === null ? null : momentIn(-waitedFor);
    if (dealsIn !== undefined) this.dealsAt = momentIn(dealsIn);
    if (turn !== undefined)
      this.turnClock = turn === null ? null : { seat: turn.seat, until: performance.now() + turn.endsIn };
  }

  #addSaying(saying: Saying): void {
    if (saying.number > (this.sayings.at(-1)?.number ?? 0))
      this.sayings = [...this.sayings, saying].slice(-MAX_SAYINGS);
  }

  #answer(id: string, answer: Answered): void {
    this.#requests.get(id)?.(answer);
    this.#requests.delete(id);
  }

  #close(reason: CloseReason): void {
    if (reason === 'moving') this.#socket.reconnect(0);
    else if (reason === 'flooding') this.#socket.reconnect(FLOODING_DELAY_MS);
    else if (this.#isLeaving && (reason === 'removed' || reason === 'wrong-token')) this.#end('left');
    else this.#end(reason);
  }

  #end(ending: Ending): void {
    this.ending = ending;
    this.#socket.close();
  }
}

function momentIn(milliseconds: number | null): number | null {
  return milliseconds === null ? null : performance.now() + milliseconds;
}
