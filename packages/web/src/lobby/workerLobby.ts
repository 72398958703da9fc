import {
  type Lesson,
  type Lobby,
  LobbyFailure,
  type OpenedTable,
  portConnection,
  type Receive,
} from './lobby.ts';
import type {
  BotOffer,
  GameSetup,
  LessonSetup,
  LobbyAnswer,
  LobbyAsks,
  LobbyNotice,
  LobbyPing,
  LobbyPong,
  LobbyQuestion,
  LobbyTrouble,
  OpenRequest,
  Pace,
  PositionRequest,
  PracticeRequest,
  SavedGame,
  Seating,
  TableShown,
} from './messages.ts';

interface Waiting {
  answer(value: unknown): void;
  trouble(trouble: LobbyTrouble): void;
}

/** How often the worker is asked whether it is alive, in milliseconds. */
const ASK_EVERY = 5000;
/** How many of those asks may stay unanswered; a busy machine is no dead worker. */
const MOST_UNANSWERED = 4;
/** The same before its first word: it may still be on its way over a slow network. */
const MOST_UNANSWERED_AT_FIRST = 24;

/** The lobby of this browser: games are kept and played in a worker. One that has died is replaced. */
export class WorkerLobby implements Lobby {
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(notice: LobbyNotice) => void>();
  #asked = 0;
  #keeps = true;
  #unanswered = 0;
  #hasSpoken = false;
  /** Null where it could not be loaded, offline perhaps: the next ask loads it anew. */
  #worker: Worker | null = this.#begin();

  constructor() {
    setInterval(() => this.#check(), ASK_EVERY);
  }

  get keeps(): boolean {
    return this.#keeps;
  }

  bots(): Promise<BotOffer> {
    return this.#ask('bots', null);
  }

  list(): Promise<readonly SavedGame[]> {
    return this.#ask('list', null);
  }

  create(setup: GameSetup): Promise<string> {
    return this.#ask('create', setup);
  }

  add(text: string): Promise<readonly string[]> {
    return this.#ask('add', { text });
  }

  practise(request: PracticeRequest): Promise<string> {
    return this.#ask('practise', request);
  }

  playPosition(request: PositionRequest): Promise<string> {
    return this.#ask('position', request);
  }

  async open(request: OpenRequest, receive: Receive): Promise<OpenedTable> {
    const { port1, port2 } = new MessageChannel();
    const seating = await this.#ask('open', request, [port2]);
    return { ...seating, connection: seating.next === null ? portConnection(port1, receive) : null };
  }

  shown(): void {
    this.#worker?.postMessage({ type: 'shown' } satisfies TableShown);
  }

  deal(id: string): Promise<Seating> {
    return this.#ask('deal', { id });
  }

  async leave(id: string): Promise<void> {
    await this.#ask('leave', { id });
  }

  record(id: string): Promise<string> {
    return this.#ask('record', { id });
  }

  file(id: string): Promise<string> {
    return this.#ask('file', { id });
  }

  async remove(id: string): Promise<void> {
    await this.#ask('remove', { id });
  }

  async setPace(pace: Pace): Promise<void> {
    await this.#ask('pace', pace);
  }

  async lesson(setup: LessonSetup, receive: Receive): Promise<Lesson> {
    const { port1, port2 } = new MessageChannel();
    const material = await this.#ask('lesson', setup, [port2]);
    return { connection: portConnection(port1, receive), ...material };
  }

  onNotice(listener: (notice: LobbyNotice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #ask<Name extends keyof LobbyAsks>(
    type: Name,
    given: LobbyAsks[Name]['given'],
    ports: Transferable[] = [],
  ): Promise<LobbyAsks[Name]['answer']> {
    const ask = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask, {
        answer: (value) => resolve(value as LobbyAsks[Name]['answer']),
        trouble: (trouble) => reject(new LobbyFailure(trouble)),
      });
      const question = { type, ask, given } as LobbyQuestion;
      this.#worker ??= this.#begin();
      this.#worker.postMessage(question, ports);
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
    this.#unanswered = 0;
    this.#hasSpoken = false;
    worker.onmessage = (event: MessageEvent<LobbyAnswer | LobbyNotice | LobbyPong>) => {
      this.#unanswered = 0;
      this.#hasSpoken = true;
      if (event.data.type !== 'pong') this.#hear(event.data);
    };
    worker.onerror = ({ message }) => {
      if (this.#hasSpoken) this.#fail({ code: 'store-failed', detail: message });
      else {
        // What failed while it was being loaded may be half there, and must not answer beside the next one.
        worker.terminate();
        this.#worker = null;
        this.#fail({ code: 'not-loaded' });
      }
    };
    return worker;
  }

  /** Browsers end workers without a word where memory is short: one that gives no answer any more is replaced. */
  #check(): void {
    if (this.#worker === null) return;
    if (this.#unanswered < (this.#hasSpoken ? MOST_UNANSWERED : MOST_UNANSWERED_AT_FIRST)) {
      this.#unanswered++;
      this.#worker.postMessage({ type: 'ping' } satisfies LobbyPing);
      return;
    }
    this.#worker.terminate();
    this.#worker = this.#begin();
    this.#fail({ code: 'store-failed', detail: 'the worker has stopped' });
    this.#notice({ type: 'stopped' });
  }

  #hear(message: LobbyAnswer | LobbyNotice): void {
    if (message.type === 'answer') this.#take(message.ask)?.answer(message.answer);
    else if (message.type === 'trouble') this.#take(message.ask)?.trouble(message.trouble);
    else this.#notice(message);
  }

  #notice(notice: LobbyNotice): void {
    if (notice.type === 'not-kept' && notice.id === null) this.#keeps = false;
    for (const listener of this.#listeners) listener(notice);
  }

  #take(ask: number): Waiting | undefined {
    const waiting = this.#waiting.get(ask);
    this.#waiting.delete(ask);
    return waiting;
  }

  #fail(trouble: LobbyTrouble): void {
    for (const waiting of this.#waiting.values()) waiting.trouble(trouble);
    this.#waiting.clear();
  }
}
