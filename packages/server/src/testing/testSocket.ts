import { randomUUID } from 'node:crypto';
import { type OnlineTableMessage, parseOnlineTableMessage } from '@nain-jaune/protocol';
import { WebSocket } from 'ws';

type Type = OnlineTableMessage['type'];
type Of<Wanted extends Type> = Extract<OnlineTableMessage, { type: Wanted }>;

/** A client's socket in a test: it keeps all that it was told and waits for what is to come. */
export class TestSocket {
  /** All that was told, in order. */
  readonly told: OnlineTableMessage[] = [];
  /** The same, as it came over the wire. */
  readonly texts: string[] = [];
  readonly socket: WebSocket;
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];
  readonly #name = randomUUID();
  #acts = 0;
  #cutFor = '';
  #plays = false;
  #isAnswered = true;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
    socket.on('message', (said) => this.#take(said.toString()));
    socket.on('close', () => this.#wake());
  }

  /** Opens a socket; rejects with the status where it is refused. */
  static open(port: number, headers: Record<string, string> = {}): Promise<TestSocket> {
    const { promise, resolve, reject } = Promise.withResolvers<TestSocket>();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers, perMessageDeflate: false });
    const client = new TestSocket(socket);
    socket.on('open', () => resolve(client));
    socket.on('unexpected-response', (_request, answer) => {
      answer.resume();
      reject(new Error(String(answer.statusCode)));
    });
    socket.on('error', reject);
    return promise;
  }

  /** The last message of a type. */
  last<Wanted extends Type>(type: Wanted): Of<Wanted> | undefined {
    return this.told.findLast((message): message is Of<Wanted> => message.type === type);
  }

  /** Says something, as JSON. */
  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Enters a table and waits for the answer. */
  async enter(
    code: string,
    token: string | null,
    game: number | null = null,
    last: number | null = null,
  ): Promise<void> {
    const from = this.told.length;
    this.say({ type: 'enter', version: 1, code, token, game, last });
    await this.until(() => this.told.slice(from).some(({ type }) => type === 'company' || type === 'closed'));
  }

  /** Asks something of the company and waits for the answer. */
  async ask(ask: unknown): Promise<'granted' | string> {
    const id = this.#newId();
    this.say({ type: 'ask', id, ask });
    const answer = await this.next((message) => 'id' in message && message.id === id);
    return answer.type === 'refused' ? answer.refusal.code : answer.type;
  }

  /** Waits for a message, one told already included. */
  async next(is: (message: OnlineTableMessage) => boolean): Promise<OnlineTableMessage> {
    await this.until(() => this.told.some(is));
    return this.told.find(is) as OnlineTableMessage;
  }

  /** Waits until something holds; looked at after every message. Rejects where the socket ends before. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed: ${this.texts.at(-1)}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The last thing that the table said before it ended the socket. */
  async lastWord(): Promise<string> {
    await this.closed;
    return this.last('closed')?.reason ?? 'nothing';
  }

  /** Ends the socket, with or without a word. */
  leave(): void {
    this.socket.terminate();
  }

  /** Makes the first legal move whenever there is one, and asks for each deal. */
  play(): void {
    this.#plays = true;
    this.socket.on('message', () => this.#move());
    this.#move();
  }

  /** Plays no more. */
  rest(): void {
    this.#plays = false;
  }

  /** Whether it is to move, and has not moved yet. */
  get isToMove(): boolean {
    const state = this.told.findLast(({ type }) => type === 'welcome' || type === 'events');
    return (
      (state?.type === 'events' || state?.type === 'welcome') && state.legal.length > 0 && this.#isAnswered
    );
  }

  #move(): void {
    this.#cut();
    const state = this.told.findLast(({ type }) => type === 'welcome' || type === 'events');
    if (state?.type !== 'welcome' && state?.type !== 'events') return;
    if (state !== this.told.findLast(({ type }) => ['welcome', 'events', 'refused'].includes(type))) return;
    this.#isAnswered = true;
    if (this.#plays && (state.legal.length > 0 || state.mayDeal)) this.#act(state);
  }

  #act({ legal }: { readonly legal: readonly string[] }): void {
    this.#isAnswered = false;
    const [move] = legal;
    const id = this.#newId();
    this.say(move === undefined ? { type: 'deal', id } : { type: 'act', id, move });
  }

  /** Cuts where it is one's turn to. */
  #cut(): void {
    const { promise } = this.last('company')?.company ?? {};
    const isOwn = promise?.cutter === this.last('welcome')?.seat && !promise?.cut;
    if (!promise || !isOwn || this.#cutFor === promise.commitment) return;
    this.#cutFor = promise.commitment;
    const number = promise.commitment.slice(0, 32);
    this.say({ type: 'ask', id: this.#newId(), ask: { do: 'cut', deal: promise.deal, number } });
  }

  /** Its own for every connection: an id that was used before would be taken for the same act. */
  #newId(): string {
    this.#acts += 1;
    return `${this.#name}-${this.#acts}`;
  }

  #take(text: string): void {
    const parsed = parseOnlineTableMessage(JSON.parse(text));
    if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
    this.texts.push(text);
    this.told.push(parsed.value);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
