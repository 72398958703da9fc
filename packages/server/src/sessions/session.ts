import type { Writable } from 'node:stream';
import type { Problem } from '@nain-jaune/engine';
import type { ClientMessage, CloseReason, Enter, ServerMessage } from '@nain-jaune/protocol';
import {
  type Bucket,
  type NewConnection,
  type RoomConnection,
  type RoomDriver,
  take,
} from '@nain-jaune/table';
import { WebSocket } from 'ws';
import { addressName } from '../limits/address.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { NodeProxy } from './nodeProxy.ts';
import type { SessionTiming } from './sessionTiming.ts';
import {
  CLOSE,
  ENTER_FIRST,
  frameOf,
  frameOfText,
  Liveness,
  ONE_MEMBER_ONLY,
  parseText,
  problemOf,
} from './socket.ts';

/** Why a session ended: a reason that was sent to the client, or an internal one. */
export type EndReason = CloseReason | 'left' | 'silent' | 'unread' | 'dead' | 'fault';

/**
 * The state of a session.
 * - `new`: before `enter`. `entering`: the table is being found, and messages wait.
 * - `here`: at a room of this node. `proxied`: at a room of another node.
 */
type State =
  | { readonly type: 'new' }
  | { readonly type: 'entering'; readonly waiting: ClientMessage[] }
  | { readonly type: 'here'; readonly connection: RoomConnection; readonly enter: Enter }
  | { readonly type: 'proxied'; readonly proxy: NodeProxy }
  | { readonly type: 'ended' };

/** Where `enter` leads: to a room of this node, to another node, or nowhere. */
export type Entered =
  | { readonly type: 'refused'; readonly reason: CloseReason }
  | { readonly type: 'node'; readonly proxy: NodeProxy }
  | {
      readonly type: 'here';
      readonly driver: Pick<RoomDriver, 'connect'>;
      readonly as: Omit<NewConnection, 'known' | 'send'>;
    };

/** What all sessions of a server use. */
export interface SessionParts {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly timing: SessionTiming;
  readonly now: () => number;
}

export interface SessionClient {
  readonly address: string;
  /** Whether the socket comes from another node, which has applied the limits. */
  readonly isOfNode: boolean;
  /** The connection of the socket. Frames are written to it as they are, once encoded for all receivers. */
  readonly stream: Pick<Writable, 'write'>;
}

/** A client's WebSocket. Parses messages, applies limits, and is at one table at most. */
export class Session {
  readonly client: SessionClient;
  readonly #addressName: string;
  readonly #socket: WebSocket;
  readonly #parts: SessionParts;
  readonly #find: (enter: Enter, session: Session) => Promise<Entered>;
  readonly #silence: NodeJS.Timeout;
  readonly #liveness = new Liveness();
  #state: State = { type: 'new' };
  #messages: Bucket | undefined;
  #malformed = 0;
  #token: string | null = null;

  /** `find` searches the table of an `enter`. */
  constructor(
    socket: WebSocket,
    client: SessionClient,
    parts: SessionParts,
    find: (enter: Enter, session: Session) => Promise<Entered>,
  ) {
    this.#socket = socket;
    this.client = client;
    this.#addressName = addressName(client.address);
    this.#parts = parts;
    this.#find = find;
    this.#silence = setTimeout(() => this.#close('silent', CLOSE.policyViolation), parts.timing.silentMs);
    // `ws` delivers each message as one buffer, unless another `binaryType` is set.
    socket.on('message', (data, isBinary) => this.#receive(data.toString(), isBinary));
    socket.on('pong', () => this.#liveness.received());
    socket.on('close', () => this.#ended('left'));
  }

  /** The client's token, a secret. */
  get token(): string | null {
    return this.#token;
  }

  get isOver(): boolean {
    return this.#state.type === 'ended';
  }

  ping(): void {
    if (!this.#liveness.check(this.#socket)) this.#terminate('dead');
    else if (this.#state.type === 'proxied') this.#state.proxy.ping();
  }

  end(reason: CloseReason): void {
    this.#send({ type: 'closed', reason });
  }

  /** Sends a message from another node to the client. */
  passOn(text: string): void {
    if (this.#state.type === 'proxied') this.#write(frameOfText(text));
  }

  /** The other node ended the connection or died. In the latter case the client should connect again. */
  proxyEnded(wasExplained: boolean): void {
    if (this.#state.type !== 'proxied') return;
    if (wasExplained) this.#close('left', CLOSE.normal);
    else this.end('moving');
  }

  #receive(text: string, isBinary: boolean): void {
    if (this.isOver) return;
    this.#liveness.received();
    if (!this.#isWithinLimits()) {
      this.end('flooding');
      return;
    }
    const parsed = parseText(text, isBinary);
    this.#parts.metrics.received[parsed.ok ? 'understood' : 'malformed'] += 1;
    if (parsed.ok) this.#takeSafely(parsed.value, text);
    else this.#notUnderstood(parsed.error);
  }

  #isWithinLimits(): boolean {
    if (this.client.isOfNode) return true;
    const { limits, now } = this.#parts;
    const left = take(limits.messages, this.#messages, now());
    if (left === null) return false;
    this.#messages = left;
    return limits.allowsMessage(this.#addressName, now());
  }

  #notUnderstood(problems: readonly Problem[]): void {
    this.#malformed += 1;
    if (this.#malformed > this.#parts.timing.malformedLimit) this.end('flooding');
    else this.#send(problemOf(problems));
  }

  #takeSafely(message: ClientMessage, text: string): void {
    try {
      if (this.#isChangeOverLimit(message)) this.#refuse(message.id);
      else this.#take(message, text);
    } catch (error) {
      this.#fault(error);
    }
  }

  #take(message: ClientMessage, text: string): void {
    const state = this.#state;
    if (state.type === 'ended') return;
    if (state.type === 'proxied') state.proxy.send(text);
    else if (state.type === 'here') this.#takeHere(state, message);
    else if (state.type === 'entering') this.#wait(state.waiting, message);
    else if (message.type === 'enter') void this.#enter(message, text);
    else this.#notUnderstood([ENTER_FIRST]);
  }

  /** Whether a command that may change stored data is over the limit of the address. */
  #isChangeOverLimit(message: ClientMessage): message is Exclude<ClientMessage, Enter> {
    const { type } = message;
    const { limits } = this.#parts;
    const { address, isOfNode } = this.client;
    if (isOfNode || type === 'enter' || type === 'act' || type === 'deal' || type === 'cut') return false;
    return !limits.allows('changes', address) || (type === 'report' && !limits.allows('reports', address));
  }

  #refuse(id: string): void {
    this.#send({ type: 'refused', id, refusal: { code: 'too-fast' } });
  }

  #takeHere({ connection, enter }: Extract<State, { type: 'here' }>, message: ClientMessage): void {
    if (message.type !== 'enter') connection.receive(message);
    else if (isSameMember(message, enter)) connection.catchUp(knownIn(message));
    else this.#notUnderstood([ONE_MEMBER_ONLY]);
  }

  #wait(waiting: ClientMessage[], message: ClientMessage): void {
    if (waiting.length >= this.#parts.timing.waitingLimit) this.end('flooding');
    else waiting.push(message);
  }

  async #enter(enter: Enter, text: string): Promise<void> {
    clearTimeout(this.#silence);
    this.#token = enter.token;
    const state: State = { type: 'entering', waiting: [] };
    this.#state = state;
    try {
      const entered = await this.#find(enter, this);
      if (this.#state === state) this.#arrive(entered, enter, text, state.waiting);
      else if (entered.type === 'node') entered.proxy.close();
    } catch (error) {
      this.#fault(error);
    }
  }

  #arrive(entered: Entered, enter: Enter, text: string, waiting: readonly ClientMessage[]): void {
    if (entered.type === 'refused') this.end(entered.reason);
    else if (entered.type === 'node') this.#arriveAtNode(entered.proxy, text);
    else this.#arriveHere(entered, enter);
    for (const message of waiting) this.#take(message, JSON.stringify(message));
  }

  #arriveAtNode(proxy: NodeProxy, text: string): void {
    this.#state = { type: 'proxied', proxy };
    proxy.send(text);
  }

  #arriveHere({ driver, as }: Extract<Entered, { type: 'here' }>, enter: Enter): void {
    const send = (message: ServerMessage) => this.#send(message);
    const connection = driver.connect({ ...as, known: knownIn(enter), send });
    // A stopped room ends the connection at once.
    if (this.isOver) connection.close();
    else this.#state = { type: 'here', connection, enter };
  }

  #send(message: ServerMessage): void {
    if (this.isOver) return;
    this.#write(frameOf(message));
    if (message.type !== 'closed') return;
    if (message.reason === 'flooding')
      this.#parts.log.warn({ address: this.client.address }, 'a client sent too much');
    this.#close(message.reason, message.reason === 'flooding' ? CLOSE.policyViolation : CLOSE.normal);
  }

  /** Drops clients that do not read their messages. They can connect again and catch up. */
  #write(frame: Buffer): void {
    if (this.#socket.bufferedAmount > this.#parts.timing.unreadBytes) {
      this.#terminate('unread');
      return;
    }
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#parts.metrics.sent += 1;
    this.client.stream.write(frame);
  }

  #fault(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a session failed');
    this.#close('fault', CLOSE.internalError);
  }

  #close(reason: EndReason, code: number): void {
    this.#ended(reason);
    this.#socket.close(code);
    terminateLater(this.#socket, this.#parts.timing);
  }

  #terminate(reason: EndReason): void {
    this.#ended(reason);
    this.#socket.terminate();
  }

  #ended(reason: EndReason): void {
    const state = this.#state;
    if (state.type === 'ended') return;
    this.#state = { type: 'ended' };
    clearTimeout(this.#silence);
    this.#parts.metrics.ended.inc({ reason });
    if (state.type === 'here') state.connection.close();
    if (state.type === 'proxied') state.proxy.close();
  }
}

/** Terminates a closed socket if its client does not close its side. */
export function terminateLater(socket: WebSocket, { closeMs }: SessionTiming): void {
  const timer = setTimeout(() => socket.terminate(), closeMs);
  socket.once('close', () => clearTimeout(timer));
}

function isSameMember(one: Enter, other: Enter): boolean {
  return one.code === other.code && one.token === other.token;
}

function knownIn({ game, last }: Enter) {
  return game === null || last === null ? null : { game, last };
}
