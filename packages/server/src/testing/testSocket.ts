import { randomUUID } from 'node:crypto';
import { type GameSnapshot, PROTOCOL_VERSION, type RoomInfo, type ServerMessage } from '@nain-jaune/protocol';
import { parseServerMessage } from '@nain-jaune/protocol/parse';
import { ClientState } from '@nain-jaune/protocol/testing';
import { WebSocket } from 'ws';

type Type = ServerMessage['type'];
type Of<Wanted extends Type> = Extract<ServerMessage, { type: Wanted }>;

type NewCommand = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A client's socket for tests, which stores everything that it receives. */
export class TestSocket {
  readonly received: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #state = new ClientState();
  #waiting: (() => void)[] = [];
  readonly #name = randomUUID();
  #commands = 0;
  #plays = false;
  #isAnswered = true;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
    socket.on('message', (data) => this.#take(data.toString()));
    socket.on('close', () => this.#wake());
  }

  /** Opens a socket, encrypted if the server has a certificate. Rejects with the status if it is refused. */
  static open(port: number, headers: Record<string, string> = {}, certificate?: string): Promise<TestSocket> {
    const { promise, resolve, reject } = Promise.withResolvers<TestSocket>();
    const address = `${certificate === undefined ? 'ws' : 'wss'}://127.0.0.1:${port}/socket`;
    const trusted = certificate === undefined ? {} : { ca: certificate };
    const socket = new WebSocket(address, { headers, perMessageDeflate: false, ...trusted });
    const client = new TestSocket(socket);
    socket.on('open', () => resolve(client));
    socket.on('unexpected-response', (_request, answer) => {
      answer.resume();
      reject(new Error(String(answer.statusCode)));
    });
    socket.on('error', reject);
    return promise;
  }

  last<Wanted extends Type>(type: Wanted): Of<Wanted> | undefined {
    return this.received.findLast((message): message is Of<Wanted> => message.type === type);
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  async enter(
    code: string,
    token: string | null,
    game: number | null = null,
    last: number | null = null,
  ): Promise<void> {
    const from = this.received.length;
    this.say({ type: 'enter', version: PROTOCOL_VERSION, code, token, game, last });
    await this.until(() =>
      this.received.slice(from).some(({ type }) => type === 'snapshot' || type === 'closed'),
    );
  }

  async command(command: NewCommand): Promise<string> {
    const id = this.#newId();
    this.say({ ...command, id });
    const answer = await this.next((message) => 'id' in message && message.id === id);
    return answer.type === 'refused' ? answer.refusal.code : answer.type;
  }

  /** Offers the place of a member to another device. Returns the secret for it. */
  async offer(member: number): Promise<{ readonly member: number; readonly secret: string }> {
    await this.command({ type: 'allow-replacement', member });
    return { member, secret: this.last('accepted')?.secret ?? '' };
  }

  /** The room as it was sent last. Throws an `Error` before the first snapshot. */
  get room(): RoomInfo {
    return this.#state.room;
  }

  get game(): GameSnapshot | undefined {
    return this.received
      .flatMap((message) => (message.type === 'snapshot' ? (message.game ?? []) : []))
      .at(-1);
  }

  async untilRoom(holds: (room: RoomInfo) => boolean): Promise<void> {
    await this.until(() => this.#state.hasRoom && holds(this.room));
  }

  /** Waits for a message. One that was received before also counts. */
  async next(is: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    await this.until(() => this.received.some(is));
    return this.received.find(is) as ServerMessage;
  }

  /** Waits until a condition holds, checked after every message. Rejects if the socket is closed before. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed: ${this.texts.at(-1)}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async lastWord(): Promise<string> {
    await this.closed;
    return this.last('closed')?.reason ?? 'nothing';
  }

  leave(): void {
    this.socket.terminate();
  }

  play(): void {
    this.#plays = true;
    this.socket.on('message', () => this.#move());
    this.#move();
  }

  rest(): void {
    this.#plays = false;
  }

  get isToMove(): boolean {
    return this.legal.length > 0 && this.#isAnswered;
  }

  get legal(): readonly string[] {
    return this.#state.choices.legal;
  }

  #move(): void {
    this.#cut();
    if (!this.#plays || !this.#isAnswered) return;
    const { legal, mayDeal } = this.#state.choices;
    if (legal.length > 0 || mayDeal) this.#act(legal[0]);
  }

  #act(move: string | undefined): void {
    this.#isAnswered = false;
    const id = this.#newId();
    this.say(move === undefined ? { type: 'deal', id } : { type: 'act', id, move });
  }

  #cut(): void {
    const cut = this.#state.dueCut();
    if (cut !== null) this.say({ ...cut, id: this.#newId() });
  }

  /** Ids are unique to each connection, because a reused id means the same command. */
  #newId(): string {
    this.#commands += 1;
    return `${this.#name}-${this.#commands}`;
  }

  #take(text: string): void {
    const parsed = parseServerMessage(JSON.parse(text));
    if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
    this.texts.push(text);
    this.received.push(parsed.value);
    this.#state.take(parsed.value);
    this.#isAnswered ||= isAnswer(parsed.value);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Whether the client may act again after a message. */
function isAnswer(message: ServerMessage): boolean {
  return (
    message.type === 'events' ||
    message.type === 'refused' ||
    (message.type === 'snapshot' && message.game !== null)
  );
}
