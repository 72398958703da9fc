import { type Move, type Problem, parseMoveText, type Seat } from '@nain-jaune/engine';
import type {
  Act,
  AskDeal,
  ClientMessage,
  Closed,
  Events,
  TableMessage,
  TableRefusal,
  Welcome,
} from '@nain-jaune/protocol';
import type { Answer, Answers } from './answers.ts';
import type { Verdict } from './authority.ts';
import { type Awaitable, andThen } from './awaiting.ts';
import type { History } from './history.ts';
import type { Turnstile } from './turnstile.ts';

/** One client's line to a table, from the client's end. */
export interface Connection {
  /** Takes what a client of this program said. What comes from elsewhere is given to `hearStranger`. */
  receive(message: ClientMessage): void;
  /** Tells the client that what it said is no message, and why. */
  notUnderstood(problems: readonly Problem[]): void;
  /** The client is gone. Its seat stays its own. */
  close(): void;
}

/** What a connection asks of its table. A refusal is given back as a value, null is acceptance. */
export interface Host {
  readonly history: History;
  readonly turnstile: Turnstile;
  welcome(seat: Seat | null): Welcome;
  /** The events from a number on, with what the seat may do now. */
  events(seat: Seat | null, from: number): Events;
  play(seat: Seat | null, move: Move, id: string): Verdict;
  deal(seat: Seat | null, id: string): Verdict;
  /** The connection is closed. */
  leave(line: Line): void;
  /** The client could not be told; the connection is closed. */
  lost(line: Line, error: unknown): void;
}

/** One client's line to a table, from the table's end: it reads, answers, and tells each event once. */
export class Line implements Connection {
  readonly seat: Seat | null;
  readonly #host: Host;
  readonly #answers: Answers;
  readonly #send: (message: TableMessage) => void;
  #open = true;
  /** The number of the last event that was told; null before the client's hello. */
  #told: number | null = null;

  constructor(seat: Seat | null, host: Host, answers: Answers, send: (message: TableMessage) => void) {
    this.seat = seat;
    this.#host = host;
    this.#answers = answers;
    this.#send = send;
  }

  receive(message: ClientMessage): void {
    if (this.#open) this.#answer(message);
  }

  notUnderstood(problems: readonly Problem[]): void {
    this.#say({ type: 'problem', code: problemCode(problems), problems });
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#host.leave(this);
  }

  /** Ends the connection with a last word to the client. */
  end(reason: Closed['reason']): void {
    this.#say({ type: 'closed', reason });
    this.close();
  }

  /** Tells the client what it has not been told yet. */
  catchUp(): void {
    if (this.#told !== null && this.#told < this.#host.history.number) this.#tellFrom(this.#told + 1);
  }

  #answer(message: ClientMessage): void {
    if (message.type === 'hello') this.#greet(message.last);
    else if (this.#told === null) this.#refuse(message.id, { code: 'hello-first' });
    else this.#host.turnstile.enter(() => this.#carryOutOnce(message));
  }

  #greet(last: number | null): void {
    if (last !== null && last <= this.#host.history.number) this.#tellFrom(last + 1);
    else this.#welcome();
  }

  #welcome(): void {
    this.#told = this.#host.history.number;
    this.#say(this.#host.welcome(this.seat));
  }

  #carryOutOnce(message: Act | AskDeal): Awaitable<void> {
    const before = this.#answers.to(message.id);
    if (before !== undefined) return this.#repeat(message.id, before);
    this.#answers.remember(message.id, { accepted: true, from: this.#host.history.number + 1 });
    return andThen(this.#carryOut(message), (refusal) => {
      if (refusal !== null) this.#notAccepted(message.id, refusal);
    });
  }

  #carryOut(message: Act | AskDeal): Verdict {
    if (message.type === 'deal') return this.#host.deal(this.seat, message.id);
    const move = parseMoveText(message.move);
    if (move === undefined) throw new RangeError(`${message.move} is no move`);
    return this.#host.play(this.seat, move, message.id);
  }

  #notAccepted(id: string, refusal: TableRefusal): void {
    if (refusal.code === 'not-kept') this.#answers.forget(id);
    else this.#answers.remember(id, { accepted: false, refusal });
    this.#refuse(id, refusal);
  }

  #repeat(id: string, answer: Answer): void {
    if (answer.accepted) this.#tellFrom(answer.from);
    else this.#refuse(id, answer.refusal);
  }

  #refuse(id: string, refusal: TableRefusal): void {
    this.#say({ type: 'refused', id, refusal });
  }

  /** What is no more known event by event is told as a whole. */
  #tellFrom(from: number): void {
    if (from <= this.#host.history.forgotten) {
      this.#welcome();
      return;
    }
    // Counted as told before it is: a client that answers from within `send` is told the rest after this.
    this.#told = this.#host.history.number;
    this.#say(this.#host.events(this.seat, from));
  }

  #say(message: TableMessage): void {
    if (!this.#open) return;
    try {
      this.#send(message);
    } catch (error) {
      this.close();
      this.#host.lost(this, error);
    }
  }
}

/** What a message that was not understood is called. */
export function problemCode(problems: readonly Problem[]): 'malformed' | 'wrong-version' {
  return problems.some(({ path, code }) => path === 'version' && code === 'wrong-value')
    ? 'wrong-version'
    : 'malformed';
}
