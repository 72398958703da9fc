import type { StopSignal } from '@nain-jaune/bots';
import { type Answer, answerIn } from './answer.ts';
import { ExecFault, type FaultKind } from './execFault.ts';
import { type Ending, Program } from './program.ts';

/** One question to a program. */
export interface Question<Result> {
  readonly id: number;
  /** The line that it is sent. */
  readonly line: string;
  /** How long it may take, in milliseconds. */
  readonly limit: number;
  /** Tells when nobody waits any more. */
  readonly signal?: StopSignal | undefined;
  /** What the answer says. Throws an {@link ExecFault} where it says nothing right. */
  read(answer: Answer): Result;
}

/** A question on its way. */
interface Pending {
  readonly id: number;
  hear(line: string): void;
  fail(fault: ExecFault): void;
}

/** Is told of a fault that is no answer to the question in hand. */
export type TellAside = (kind: FaultKind, story: string) => void;

/** What is asked of one process of a program, one question at a time, until it ends or is ended. */
export class ProgramSession {
  readonly #program: Program;
  readonly #aside: TellAside;
  #pending: Pending | null = null;
  #isOver = false;

  /** Starts the process. */
  constructor(command: string, aside: TellAside) {
    this.#aside = aside;
    this.#program = new Program(command, {
      line: (text) => this.#hear(text),
      ended: (ending) => this.#end(ending),
      flooded: (story) => this.#over(new ExecFault('flooded', story)),
    });
  }

  /** Whether the process has ended, or was ended: it can be asked no more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Asks; refused with an {@link ExecFault} where no right answer comes. */
  ask<Result>(question: Question<Result>): Promise<Result> {
    const { id, line, limit, signal } = question;
    const timer = setTimeout(() => this.#stall(id, `no answer after ${limit} ms`), limit);
    const abandon = () => this.#stall(id, 'nobody waits for the answer any more');
    signal?.addEventListener('abort', abandon);
    const answer = new Promise<Result>((resolve, reject) => {
      this.#pending = { id, hear: (text) => this.#judge(text, question, resolve), fail: reject };
    });
    this.#program.send(line);
    if (signal?.aborted === true) abandon();
    return answer.finally(() => clearTimeout(timer));
  }

  /** Ends the process at once. */
  kill(): void {
    this.#isOver = true;
    this.#program.kill();
  }

  /** Ends the process in good manners. Whoever waits for an answer gets none. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#fail(new ExecFault('given-up', 'nobody waits for it any more'));
    await this.#program.close();
  }

  #hear(text: string): void {
    if (this.#pending === null) this.#aside('extra-line', text);
    else this.#pending.hear(text);
  }

  #judge<Result>(text: string, question: Question<Result>, resolve: (result: Result) => void): void {
    try {
      const answer = answerIn(text, question.id);
      if (answer === 'too-late') {
        this.#aside('extra-line', text);
        return;
      }
      const result = question.read(answer);
      this.#pending = null;
      resolve(result);
    } catch (error) {
      if (!(error instanceof ExecFault)) throw error;
      this.#fail(error);
    }
  }

  #stall(id: number, story: string): void {
    if (this.#pending?.id !== id) return;
    const words = [story, this.#program.lastWords].filter((text) => text !== '').join('; ');
    this.kill();
    this.#over(new ExecFault('stalled', words));
  }

  #end({ notFound, story }: Ending): void {
    this.#over(new ExecFault(notFound ? 'not-found' : 'died', story));
  }

  /** The process is no more: the question in hand fails by it, or it is told aside. */
  #over(fault: ExecFault): void {
    this.#isOver = true;
    if (this.#pending === null) this.#aside(fault.kind, fault.story);
    else this.#fail(fault);
  }

  #fail(fault: ExecFault): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.fail(fault);
  }
}
