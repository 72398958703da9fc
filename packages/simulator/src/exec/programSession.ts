import type { StopSignal } from '@nain-jaune/bots';
import { type Answer, parseAnswer } from './botProtocol.ts';
import { ExecFault, type FaultKind } from './execFault.ts';
import { type ProcessEnd, Program } from './program.ts';

export interface Request<Result> {
  readonly id: number;
  readonly line: string;
  readonly timeoutMs: number;
  /** Abandons the request. */
  readonly signal?: StopSignal | undefined;
  /** Returns the content of the answer, or throws an {@link ExecFault}. */
  read(answer: Answer): Result;
}

interface Pending {
  readonly id: number;
  receive(line: string): void;
  fail(fault: ExecFault): void;
}

/** Receives a fault that does not concern the pending request. */
export type OtherFaultListener = (kind: FaultKind, story: string) => void;

/** One process of a program, which answers one request at a time until it ends or is killed. */
export class ProgramSession {
  readonly #program: Program;
  readonly #onOtherFault: OtherFaultListener;
  #pending: Pending | null = null;
  #isOver = false;

  constructor(command: string, onOtherFault: OtherFaultListener) {
    this.#onOtherFault = onOtherFault;
    this.#program = new Program(command, {
      onLine: (text) => this.#receive(text),
      onEnd: (end) => this.#end(end),
      onFlood: (story) => this.#endWith(new ExecFault('flooded', story)),
    });
  }

  /** Whether the process has ended and answers no more requests. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends a request. Rejects with an {@link ExecFault} unless a valid answer arrives in time. */
  ask<Result>(request: Request<Result>): Promise<Result> {
    const { id, line, timeoutMs, signal } = request;
    const timer = setTimeout(() => this.#stall(id, `no answer after ${timeoutMs} ms`), timeoutMs);
    const abandon = () => this.#stall(id, 'the request was cancelled');
    signal?.addEventListener('abort', abandon);
    const answer = new Promise<Result>((resolve, reject) => {
      this.#pending = { id, receive: (text) => this.#read(text, request, resolve), fail: reject };
    });
    this.#program.send(line);
    if (signal?.aborted === true) abandon();
    return answer.finally(() => clearTimeout(timer));
  }

  kill(): void {
    this.#isOver = true;
    this.#program.kill();
  }

  /** Ends the process gracefully. The pending request fails. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#fail(new ExecFault('given-up', 'the request was cancelled'));
    await this.#program.close();
  }

  #receive(text: string): void {
    if (this.#pending === null) this.#onOtherFault('extra-line', text);
    else this.#pending.receive(text);
  }

  #read<Result>(text: string, request: Request<Result>, resolve: (result: Result) => void): void {
    try {
      const answer = parseAnswer(text, request.id);
      if (answer === 'too-late') {
        this.#onOtherFault('extra-line', text);
        return;
      }
      const result = request.read(answer);
      this.#pending = null;
      resolve(result);
    } catch (error) {
      if (!(error instanceof ExecFault)) throw error;
      this.#fail(error);
    }
  }

  #stall(id: number, story: string): void {
    if (this.#pending?.id !== id) return;
    const details = [story, this.#program.lastOutput].filter((text) => text !== '').join('; ');
    this.kill();
    this.#endWith(new ExecFault('stalled', details));
  }

  #end({ notFound, story }: ProcessEnd): void {
    this.#endWith(new ExecFault(notFound ? 'not-found' : 'died', story));
  }

  #endWith(fault: ExecFault): void {
    this.#isOver = true;
    if (this.#pending === null) this.#onOtherFault(fault.kind, fault.story);
    else this.#fail(fault);
  }

  #fail(fault: ExecFault): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.fail(fault);
  }
}
