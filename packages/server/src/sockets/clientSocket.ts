import type { Duplex } from 'node:stream';
import type { Problem } from '@nain-jaune/engine';
import type {
  Enter,
  OnlineClientMessage,
  OnlineClosed,
  OnlineTableMessage,
} from '@nain-jaune/protocol/online';
import type { OnlineConnection } from '@nain-jaune/table/online';
import type { WebSocket } from 'ws';
import { addressName } from '../limits/address.ts';
import { Allowance } from '../limits/allowance.ts';
import { textFrame } from './frame.ts';
import { hear, textOf } from './hear.ts';
import type { Pipe } from './pipe.ts';
import { PlainFrames } from './plainFrames.ts';
import type { Addressee } from './post.ts';
import type { Entered, SocketHouse } from './socketHouse.ts';

/** Why a connection was ended: a reason that the client is told, or one that it finds out by itself. */
export type EndReason = OnlineClosed['reason'] | 'left' | 'silent' | 'unread' | 'dead' | 'fault';

/** Bytes that wait no longer for others of the same turn. */
const enoughToSend = 8 * 1024;
const policyViolated = 1008;
const internalFault = 1011;
const normalEnd = 1000;

/**
 * Where a connection is.
 * - `new`: it has not said whose place it is. `entering`: it has, and the table is being found; what it says meanwhile waits.
 * - `here`: at a table of this server. `piped`: at a table of another, through which everything passes.
 */
type Stage =
  | { readonly type: 'new' }
  | { readonly type: 'entering'; readonly waiting: OnlineClientMessage[] }
  | { readonly type: 'here'; readonly connection: OnlineConnection; readonly enter: Enter }
  | { readonly type: 'piped'; readonly pipe: Pipe }
  | { readonly type: 'ended' };

/** One client's socket: it hears, believes nothing, keeps to the limits, and is at one table at most. */
export class ClientSocket implements Addressee {
  /** The client's address; of a client of another server null, for that server has counted it. */
  readonly address: string | null;
  /** The name under which its messages are counted. */
  readonly #name: string;
  readonly #socket: WebSocket;
  /** What carries the frames of the socket. */
  readonly #stream: Duplex;
  readonly #house: SocketHouse;
  readonly #allowance: Allowance;
  readonly #silence: NodeJS.Timeout;
  #stage: Stage = { type: 'new' };
  /** Frames of this turn that are still to be written. */
  #unsent = '';
  #misunderstood = 0;
  #isAlive = true;

  constructor(socket: WebSocket, stream: Duplex, address: string | null, house: SocketHouse) {
    this.#socket = socket;
    this.#stream = stream;
    this.address = address;
    this.#name = address === null ? '' : addressName(address);
    this.#house = house;
    this.#allowance = new Allowance(house.limits.messages, house.now());
    this.#silence = setTimeout(() => this.#cut('silent', policyViolated), house.timing.silentMs);
    PlainFrames.listen(stream, house.room, (text) => this.#hear(text, false));
    socket.on('message', (said, isBinary) => this.#hear(textOf(said), isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => this.#ended('left'));
  }

  /** Whether the connection has ended. */
  get isOver(): boolean {
    return this.#stage.type === 'ended';
  }

  /** Asks whether the client is still there; a connection that did not answer the last time is dead. */
  ping(): void {
    if (!this.#isAlive) {
      this.#ended('dead');
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Ends the connection with a last word to the client. */
  end(reason: OnlineClosed['reason']): void {
    this.#tell({ type: 'closed', reason });
  }

  /** Writes the frames that wait, unless the client has closed the socket meanwhile. */
  send(): void {
    const frames = this.#unsent;
    this.#unsent = '';
    if (frames !== '' && this.#socket.readyState === this.#socket.OPEN) this.#stream.write(frames, 'latin1');
  }

  /** Sends what another server has said to its client. */
  pass(text: string): void {
    if (this.#stage.type === 'piped') this.#write(textFrame(text));
  }

  /** The other server has ended the connection; or it is gone, and the client is to come again. */
  pipeEnded(hasSaidWhy: boolean): void {
    if (this.#stage.type !== 'piped') return;
    if (hasSaidWhy) this.#cut('left', normalEnd);
    else this.end('moving');
  }

  #hear(text: string, isBinary: boolean): void {
    if (this.#stage.type === 'ended') return;
    this.#isAlive = true;
    if (!this.#mayGoOn()) {
      this.end('flooding');
      return;
    }
    const heard = hear(text, isBinary);
    if (heard.ok) this.#understood(heard.value, text);
    else {
      this.#house.metrics.messages.misunderstood += 1;
      this.#notUnderstood(heard.error);
    }
  }

  /** Whether the client keeps to the limits; one that comes through another server has been measured there. */
  #mayGoOn(): boolean {
    if (this.address === null) return true;
    const now = this.#house.now();
    return this.#allowance.take(now) && this.#house.limits.allowsMessage(this.#name, now);
  }

  #understood(message: OnlineClientMessage, text: string): void {
    this.#house.metrics.messages.understood += 1;
    try {
      this.#take(message, text);
    } catch (error) {
      this.#fault(error);
    }
  }

  #notUnderstood(problems: readonly Problem[]): void {
    this.#misunderstood += 1;
    if (this.#misunderstood > this.#house.timing.misunderstoodAtMost) this.end('flooding');
    else if (this.#stage.type === 'here') this.#stage.connection.notUnderstood(problems);
    else this.#tell({ type: 'problem', code: problemCode(problems), problems });
  }

  #take(message: OnlineClientMessage, text: string): void {
    const stage = this.#stage;
    if (stage.type === 'piped') stage.pipe.send(text);
    else if (stage.type === 'here') this.#takeHere(stage, message);
    else if (stage.type === 'entering') this.#wait(stage.waiting, message);
    else if (stage.type === 'new') this.#takeFirst(message, text);
  }

  #takeFirst(message: OnlineClientMessage, text: string): void {
    if (message.type === 'enter') void this.#enter(message, text);
    else this.#notUnderstood([enterFirst]);
  }

  #takeHere(stage: Extract<Stage, { type: 'here' }>, message: OnlineClientMessage): void {
    if (message.type !== 'enter' || isSamePlace(message, stage.enter)) stage.connection.receive(message);
    else this.#notUnderstood([onePlaceOnly]);
  }

  #wait(waiting: OnlineClientMessage[], message: OnlineClientMessage): void {
    if (waiting.length >= this.#house.timing.waitingAtMost) this.end('flooding');
    else waiting.push(message);
  }

  async #enter(enter: Enter, text: string): Promise<void> {
    clearTimeout(this.#silence);
    const stage: Stage = { type: 'entering', waiting: [] };
    this.#stage = stage;
    try {
      const entered = await this.#house.enter(enter, this);
      if (this.#stage === stage) this.#arrive(entered, enter, text, stage.waiting);
      else if (entered.type === 'elsewhere') entered.pipe.close();
    } catch (error) {
      this.#fault(error);
    }
  }

  #arrive(entered: Entered, enter: Enter, text: string, waiting: readonly OnlineClientMessage[]): void {
    if (entered.type === 'refused') this.end(entered.reason);
    else if (entered.type === 'elsewhere') this.#goOnElsewhere(entered.pipe, text);
    else
      this.#goOnHere(
        entered.connect((message) => this.#tell(message)),
        enter,
      );
    for (const message of waiting) this.#take(message, JSON.stringify(message));
  }

  #goOnElsewhere(pipe: Pipe, text: string): void {
    this.#stage = { type: 'piped', pipe };
    pipe.send(text);
  }

  /** A table may end a connection in the very moment in which it is made. */
  #goOnHere(connection: OnlineConnection, enter: Enter): void {
    if (this.isOver) connection.close();
    else this.#stage = { type: 'here', connection, enter };
  }

  #tell(message: OnlineTableMessage): void {
    if (this.isOver) return;
    this.#write(this.#house.wire.write(message));
    if (message.type === 'closed') {
      if (message.reason === 'flooding') this.#house.noteFlood(this.address);
      this.#cut(message.reason, message.reason === 'flooding' ? policyViolated : normalEnd);
    }
  }

  /** A client that does not read what it is sent is left: it comes again and catches up. */
  #write(frame: string): void {
    if (this.#stream.writableLength > this.#house.timing.unreadAtMost) {
      this.#ended('unread');
      this.#socket.terminate();
      return;
    }
    this.#house.metrics.messages.told += 1;
    if (this.#unsent === '') this.#house.post.collect(this);
    this.#unsent += frame;
    if (this.#unsent.length > enoughToSend) this.send();
  }

  #fault(error: unknown): void {
    this.#house.log.error({ err: error }, 'a connection failed');
    this.#cut('fault', internalFault);
  }

  #cut(reason: EndReason, code: number): void {
    this.#ended(reason);
    this.send();
    this.#socket.close(code);
    this.#house.seeOff(this.#socket);
  }

  #ended(reason: EndReason): void {
    const stage = this.#stage;
    if (stage.type === 'ended') return;
    this.#stage = { type: 'ended' };
    clearTimeout(this.#silence);
    this.#house.metrics.ended.inc({ reason });
    if (stage.type === 'here') stage.connection.close();
    if (stage.type === 'piped') stage.pipe.close();
  }
}

const enterFirst: Problem = {
  code: 'wrong-value',
  path: 'type',
  expected: 'enter, as the first message',
  found: '',
};
const onePlaceOnly: Problem = {
  code: 'wrong-value',
  path: 'token',
  expected: 'the place that this connection has entered',
  found: '',
};

function problemCode(problems: readonly Problem[]): 'wrong-version' | 'malformed' {
  return problems.some(({ path }) => path === 'version') ? 'wrong-version' : 'malformed';
}

function isSamePlace(one: Enter, other: Enter): boolean {
  return one.code === other.code && one.token === other.token;
}
