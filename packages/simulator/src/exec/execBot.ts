import { randomInt } from 'node:crypto';
import type { RemoteBot, StopSignal } from '@nain-jaune/bots';
import { type GameView, type Move, moveText } from '@nain-jaune/engine';
import type { Answer } from './answer.ts';
import { helloLine, questionLine } from './botProtocol.ts';
import { ExecFault, type Fault, type FaultKind } from './execFault.ts';
import { shortened } from './program.ts';
import { ProgramSession } from './programSession.ts';

/** How a program is treated. */
export interface ExecOptions {
  /** How long it may think about a move, in milliseconds. */
  readonly milliseconds: number;
  /** How long it may take to start and answer the greeting, in milliseconds. Ten seconds unless given. */
  readonly startMilliseconds?: number;
}

const START_MILLISECONDS = 10_000;
/** After so many starts without one right answer a program is not started again. */
const MOST_STARTS = 10;

/**
 * A player that is a program of its own, started by a command and asked through lines of JSON (see docs/exec-bots.md).
 * One process answers one question after the other, for as many seats as are played by it. Where it does not name a
 * legal move, `ask` is refused with an {@link ExecFault}; a process that has ended, stalled or flooded is started again
 * for the next question.
 */
export class ExecBot implements RemoteBot {
  readonly name: string;
  readonly #command: string;
  readonly #options: ExecOptions;
  #conversation: ProgramSession | null = null;
  #nextId = 1;
  /** Starts since the last right answer. */
  #starts = 0;
  #isClosed = false;
  #asides: Fault[] = [];
  #lastFault = '';
  /** The end of the question that was asked last: the next one waits for it. */
  #before: Promise<unknown> = Promise.resolve();

  /** A program that is started with the first question. */
  constructor(command: string, options: ExecOptions) {
    this.name = `exec:${command}`;
    this.#command = command;
    this.#options = options;
  }

  /** Asks for a move; `seed` is for the program's own chance, and drawn by lot unless given. */
  ask(view: GameView, legal: readonly Move[], signal?: StopSignal, seed = randomInt(2 ** 32)): Promise<Move> {
    const asked = this.#before.then(() => this.#askNow(view, legal, signal, seed));
    this.#before = asked.catch((error: unknown) => {
      if (error instanceof ExecFault) this.#lastFault = error.message;
    });
    return asked;
  }

  /** What the program did wrong besides failing to answer, since this was last asked: lines that were not due. */
  takeAsides(): readonly Fault[] {
    const asides = this.#asides;
    this.#asides = [];
    return asides;
  }

  /** Ends the program. Whoever waits for an answer gets none. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#conversation?.close();
  }

  async #askNow(
    view: GameView,
    legal: readonly Move[],
    signal: StopSignal | undefined,
    seed: number,
  ): Promise<Move> {
    const conversation = await this.#talking();
    const id = this.#nextId++;
    const line = questionLine(id, view, legal, seed);
    const limit = this.#options.milliseconds;
    const move = await conversation.ask({ id, line, limit, signal, read: (answer) => moveIn(answer, legal) });
    this.#starts = 0;
    return move;
  }

  /** The process that is there, or else a new one that has answered the greeting. */
  async #talking(): Promise<ProgramSession> {
    if (this.#isClosed) throw new ExecFault('given-up', 'nobody waits for it any more');
    if (this.#conversation?.isOver === false) return this.#conversation;
    if (this.#starts >= MOST_STARTS) throw new ExecFault('given-up', this.#whyGivenUp());
    this.#starts += 1;
    this.#conversation = new ProgramSession(this.#command, (kind, story) => this.#tellAside(kind, story));
    await this.#greet(this.#conversation);
    return this.#conversation;
  }

  async #greet(conversation: ProgramSession): Promise<void> {
    const { milliseconds, startMilliseconds: limit = START_MILLISECONDS } = this.#options;
    try {
      await conversation.ask({ id: 0, line: helloLine(milliseconds), limit, read: nameIn });
    } catch (error) {
      // Whoever cannot even greet does not speak this language.
      conversation.kill();
      if (!(error instanceof ExecFault) || error.kind === 'not-found' || error.kind === 'given-up')
        throw error;
      throw new ExecFault('not-started', error.message);
    }
  }

  #whyGivenUp(): string {
    return `after ${this.#starts} starts without one right answer; at last ${this.#lastFault}`;
  }

  #tellAside(kind: FaultKind, text: string): void {
    const index = this.#asides.findIndex((fault) => fault.kind === kind);
    const before = this.#asides[index];
    if (before === undefined) this.#asides.push({ kind, story: shortened(text), times: 1 });
    else this.#asides[index] = { ...before, times: before.times + 1 };
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

/** The name in the answer to the greeting: nothing is done with it, but whoever has one has understood the greeting. */
function nameIn(answer: Answer): string {
  const { name } = answer;
  if (typeof name === 'string') return name;
  throw new ExecFault('no-json', `${shortened(JSON.stringify(answer))}, where a name was due`);
}
