import { randomInt } from 'node:crypto';
import type { RemoteBot, StopSignal } from '@nain-jaune/bots';
import { type GameView, type Move, moveText } from '@nain-jaune/engine';
import { type Answer, helloLine, questionLine } from './botProtocol.ts';
import { ExecFault, type Fault, type FaultKind } from './execFault.ts';
import { shortened } from './program.ts';
import { ProgramSession } from './programSession.ts';

export interface ExecOptions {
  /** Time limit for a move. */
  readonly milliseconds: number;
  /** Time limit for the start and the greeting. Default: 10,000. */
  readonly startMilliseconds?: number;
}

const START_MILLISECONDS = 10_000;
/** Maximum number of starts without a valid answer. */
const MAX_STARTS = 10;

/**
 * A bot in another process, started by a command, that reads and writes lines of JSON (see docs/exec-bots.md). The process
 * is started with the first question and answers one question at a time, for all seats of the bot. It is started again
 * for the next question after it has ended, stalled or flooded.
 */
export class ExecBot implements RemoteBot {
  readonly name: string;
  readonly #command: string;
  readonly #options: ExecOptions;
  #session: ProgramSession | null = null;
  #nextId = 1;
  /** Starts since the last valid answer. */
  #starts = 0;
  #isClosed = false;
  #otherFaults: Fault[] = [];
  #lastFault = '';
  /** The end of the last question, which the next one awaits. */
  #previous: Promise<unknown> = Promise.resolve();

  constructor(command: string, options: ExecOptions) {
    this.name = `exec:${command}`;
    this.#command = command;
    this.#options = options;
  }

  /**
   * Asks for a move. `seed` is for the program's own random numbers. Default: random.
   *
   * @throws {ExecFault} when the program does not name a legal move.
   */
  ask(view: GameView, legal: readonly Move[], signal?: StopSignal, seed = randomInt(2 ** 32)): Promise<Move> {
    const asked = this.#previous.then(() => this.#askNow(view, legal, signal, seed));
    this.#previous = asked.catch((error: unknown) => {
      if (error instanceof ExecFault) this.#lastFault = error.message;
    });
    return asked;
  }

  /** Returns and clears the faults that did not concern a question. */
  takeAsides(): readonly Fault[] {
    const faults = this.#otherFaults;
    this.#otherFaults = [];
    return faults;
  }

  /** Ends the program. The current question fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#session?.close();
  }

  async #askNow(
    view: GameView,
    legal: readonly Move[],
    signal: StopSignal | undefined,
    seed: number,
  ): Promise<Move> {
    const session = await this.#openSession();
    const id = this.#nextId++;
    const line = questionLine(id, view, legal, seed);
    const timeoutMs = this.#options.milliseconds;
    const move = await session.ask({ id, line, timeoutMs, signal, read: (answer) => moveIn(answer, legal) });
    this.#starts = 0;
    return move;
  }

  /** Returns the running session, or a new one that has answered the greeting. */
  async #openSession(): Promise<ProgramSession> {
    if (this.#isClosed) throw new ExecFault('given-up', 'the request was cancelled');
    if (this.#session?.isOver === false) return this.#session;
    if (this.#starts >= MAX_STARTS) throw new ExecFault('given-up', this.#givenUpReason());
    this.#starts += 1;
    this.#session = new ProgramSession(this.#command, (kind, story) => this.#addOtherFault(kind, story));
    await this.#greet(this.#session);
    return this.#session;
  }

  async #greet(session: ProgramSession): Promise<void> {
    const { milliseconds, startMilliseconds: timeoutMs = START_MILLISECONDS } = this.#options;
    try {
      await session.ask({ id: 0, line: helloLine(milliseconds), timeoutMs, read: nameIn });
    } catch (error) {
      session.kill();
      if (!(error instanceof ExecFault) || error.kind === 'not-found' || error.kind === 'given-up')
        throw error;
      throw new ExecFault('not-started', error.message);
    }
  }

  #givenUpReason(): string {
    return `after ${this.#starts} starts without one right answer; at last ${this.#lastFault}`;
  }

  #addOtherFault(kind: FaultKind, text: string): void {
    const index = this.#otherFaults.findIndex((fault) => fault.kind === kind);
    const before = this.#otherFaults[index];
    if (before === undefined) this.#otherFaults.push({ kind, story: shortened(text), times: 1 });
    else this.#otherFaults[index] = { ...before, times: before.times + 1 };
  }
}

function moveIn({ move }: Answer, legal: readonly Move[]): Move {
  if (typeof move !== 'string') throw new ExecFault('no-move', shortened(JSON.stringify({ move })));
  const chosen = legal.find((other) => moveText(other) === move);
  if (chosen !== undefined) return chosen;
  throw new ExecFault(
    'illegal-move',
    `${shortened(move)}, where ${legal.map(moveText).join(' ')} were legal`,
  );
}

/** Checks the answer to the greeting, which must have a name. */
function nameIn(answer: Answer): string {
  const { name } = answer;
  if (typeof name === 'string') return name;
  throw new ExecFault('no-json', `${shortened(JSON.stringify(answer))}, where a name was due`);
}
