import { GameServiceError } from '../gameService/gameServiceError.ts';
import { newerData } from '../gameService/newerData.svelte.ts';
import type { ServiceProblem } from '../gameService/serviceMessages.ts';
import type { Remote, RemoteAnswer, RemoteQuestion, Running } from './remoteMessages.ts';

interface Waiting {
  answer(value: unknown): void;
  fail(error: GameServiceError): void;
  readonly running: Running<unknown> | null;
}

const PING_INTERVAL_MS = 5000;
/** Unanswered pings after which a worker is replaced. A busy machine may delay some. */
const MAX_UNANSWERED = 4;
/** The same before its first message, while it may be loading over a slow network. */
const MAX_UNANSWERED_AT_FIRST = 24;

/** A worker that is started by the first call. One that cannot be loaded is started again by the next call. */
export class RemoteWorker {
  readonly #begin: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #unanswered = 0;
  #hasAnswered = false;
  #worker: Worker | null = null;
  #onNotice: (notice: unknown) => void = () => undefined;

  constructor(begin: () => Worker) {
    this.#begin = begin;
  }

  /** Starts the worker before the first call. */
  readonly prepare = (): Worker => (this.#worker ??= this.#start());

  /** Terminates the worker. Open calls never settle. */
  readonly close = (): void => {
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  };

  /** Starts the worker, and replaces it whenever it stops answering: browsers may end it silently if memory is short. */
  watch(onNotice: (notice: unknown) => void, onStopped: () => void): void {
    this.#onNotice = onNotice;
    this.prepare();
    setInterval(() => this.#check(onStopped), PING_INTERVAL_MS);
  }

  /** A cancelled call never settles. */
  call(name: string, given: readonly unknown[]): Promise<unknown> {
    const call = ++this.#calls;
    const running = runningIn(given.at(-1));
    const plain = running === null ? given : given.slice(0, -1);
    const ports = plain.filter((one) => one instanceof MessagePort);
    return new Promise((answer, fail) => {
      if (running?.signal.aborted) return;
      this.#waiting.set(call, { answer, fail, running });
      running?.signal.addEventListener('abort', () => this.#cancel(call));
      this.#send(this.prepare(), { type: 'call', call, name, given: plain }, ports);
    });
  }

  #cancel(call: number): void {
    if (this.#waiting.delete(call) && this.#worker !== null)
      this.#send(this.#worker, { type: 'cancel', call });
  }

  #send(worker: Worker, question: RemoteQuestion, ports: Transferable[] = []): void {
    worker.postMessage(question, ports);
  }

  #start(): Worker {
    const worker = this.#begin();
    this.#unanswered = 0;
    this.#hasAnswered = false;
    worker.onmessage = ({ data }: MessageEvent<RemoteAnswer>) => {
      this.#unanswered = 0;
      this.#hasAnswered = true;
      this.#receive(data);
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

  #check(onStopped: () => void): void {
    if (this.#worker === null) return;
    if (this.#unanswered < (this.#hasAnswered ? MAX_UNANSWERED : MAX_UNANSWERED_AT_FIRST)) {
      this.#unanswered++;
      this.#send(this.#worker, { type: 'ping' });
      return;
    }
    this.#worker.terminate();
    this.#worker = this.#start();
    this.#fail({ code: 'store-failed', detail: 'the worker has stopped' });
    onStopped();
  }

  #receive(message: RemoteAnswer): void {
    if (message.type === 'notice') this.#onNotice(message.notice);
    else if (message.type === 'progress') this.#waiting.get(message.call)?.running?.progress?.(message.step);
    else if (message.type !== 'pong') {
      const waiting = this.#waiting.get(message.call);
      this.#waiting.delete(message.call);
      if (message.type === 'answer') waiting?.answer(message.value);
      else waiting?.fail(errorOf(message.problem));
    }
  }

  #fail(problem: ServiceProblem): void {
    for (const waiting of this.#waiting.values()) waiting.fail(errorOf(problem));
    this.#waiting.clear();
  }
}

/** Returns an object that calls the methods of a service in a worker. `own`: what it answers on the page. */
export function remote<Service extends object, Own extends object>(
  worker: RemoteWorker,
  own: Own,
): Remote<Service> & Own {
  return new Proxy(own, {
    get: (target, name) =>
      name in target
        ? Reflect.get(target, name)
        : (...given: readonly unknown[]) => worker.call(String(name), given),
  }) as Remote<Service> & Own;
}

function runningIn(last: unknown): Running<unknown> | null {
  const isRunning = last instanceof Object && 'signal' in last && last.signal instanceof AbortSignal;
  return isRunning ? (last as Running<unknown>) : null;
}

function errorOf(problem: ServiceProblem): GameServiceError {
  const error = new GameServiceError(problem);
  newerData.note(error);
  return error;
}
