import type { ChallengeReading, NewChallenge } from './challengeMessages.ts';
import {
  type GameService,
  type Lesson,
  type OpenedTable,
  portConnection,
  type Receive,
} from './gameService.ts';
import { GameServiceError } from './gameServiceError.ts';
import { newerData } from './newerData.svelte.ts';
import type {
  BotOffer,
  ContestRequest,
  GameSetup,
  LessonSetup,
  OpenRequest,
  Pace,
  PositionRequest,
  PracticeRequest,
  SavedGame,
  Seating,
  ServiceCalls,
  ServiceNotice,
  ServicePing,
  ServicePong,
  ServiceProblem,
  ServiceRequest,
  ServiceResponse,
  TableShown,
} from './serviceMessages.ts';

interface Waiting {
  answer(value: unknown): void;
  fail(problem: ServiceProblem): void;
}

const PING_INTERVAL_MS = 5000;
/** Unanswered pings after which a worker is replaced. A busy machine may delay some. */
const MAX_UNANSWERED = 4;
/** The same before its first message, while it may be loading over a slow network. */
const MAX_UNANSWERED_AT_FIRST = 24;

/** Stores and plays games in a worker. A worker that stops answering is replaced. */
export class WorkerGameService implements GameService {
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(notice: ServiceNotice) => void>();
  #requests = 0;
  #keeps = true;
  #unanswered = 0;
  #hasAnswered = false;
  /** Null if it could not be loaded. The next request loads it again. */
  #worker: Worker | null = this.#start();

  constructor() {
    setInterval(() => this.#check(), PING_INTERVAL_MS);
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

  enterContest(request: ContestRequest): Promise<string> {
    return this.#ask('contest', request);
  }

  makeChallenge(challenge: NewChallenge): Promise<string | null> {
    return this.#ask('makeChallenge', challenge);
  }

  readChallenge(texts: readonly string[]): Promise<ChallengeReading> {
    return this.#ask('readChallenge', { texts });
  }

  answerChallenge(text: string, name: string): Promise<string | null> {
    return this.#ask('answerChallenge', { text, name });
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

  onNotice(listener: (notice: ServiceNotice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #ask<Name extends keyof ServiceCalls>(
    type: Name,
    given: ServiceCalls[Name]['given'],
    ports: Transferable[] = [],
  ): Promise<ServiceCalls[Name]['answer']> {
    const ask = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask, {
        answer: (value) => resolve(value as ServiceCalls[Name]['answer']),
        fail: (problem) => {
          const error = new GameServiceError(problem);
          newerData.note(error);
          reject(error);
        },
      });
      const question = { type, ask, given } as ServiceRequest;
      this.#worker ??= this.#start();
      this.#worker.postMessage(question, ports);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
    this.#unanswered = 0;
    this.#hasAnswered = false;
    worker.onmessage = (event: MessageEvent<ServiceResponse | ServiceNotice | ServicePong>) => {
      this.#unanswered = 0;
      this.#hasAnswered = true;
      if (event.data.type !== 'pong') this.#receive(event.data);
    };
    worker.onerror = ({ message }) => {
      if (this.#hasAnswered) this.#fail({ code: 'store-failed', detail: message });
      else {
        // A partly loaded worker must not answer next to its replacement.
        worker.terminate();
        this.#worker = null;
        this.#fail({ code: 'not-loaded' });
      }
    };
    return worker;
  }

  /** Browsers may end a worker silently if memory is short. */
  #check(): void {
    if (this.#worker === null) return;
    if (this.#unanswered < (this.#hasAnswered ? MAX_UNANSWERED : MAX_UNANSWERED_AT_FIRST)) {
      this.#unanswered++;
      this.#worker.postMessage({ type: 'ping' } satisfies ServicePing);
      return;
    }
    this.#worker.terminate();
    this.#worker = this.#start();
    this.#fail({ code: 'store-failed', detail: 'the worker has stopped' });
    this.#notify({ type: 'stopped' });
  }

  #receive(message: ServiceResponse | ServiceNotice): void {
    if (message.type === 'answer') this.#take(message.ask)?.answer(message.answer);
    else if (message.type === 'trouble') this.#take(message.ask)?.fail(message.problem);
    else this.#notify(message);
  }

  #notify(notice: ServiceNotice): void {
    if (notice.type === 'not-kept' && notice.id === null) this.#keeps = false;
    for (const listener of this.#listeners) listener(notice);
  }

  #take(ask: number): Waiting | undefined {
    const waiting = this.#waiting.get(ask);
    this.#waiting.delete(ask);
    return waiting;
  }

  #fail(problem: ServiceProblem): void {
    for (const waiting of this.#waiting.values()) waiting.fail(problem);
    this.#waiting.clear();
  }
}
