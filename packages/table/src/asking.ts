import type { RemoteBot } from '@nain-jaune/bots';
import { type GameView, type Move, moveText, type Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { Cancel, Clock } from './clock.ts';
import type { ArrivingBot, Fault, TableBot } from './options.ts';

/** Known to browsers, workers and Node alike, and to none of the libraries that a table is compiled with. */
declare const AbortController: new () => {
  readonly signal: NonNullable<Parameters<RemoteBot['ask']>[2]>;
  abort(): void;
};

type Thought = ReturnType<NonNullable<ArrivingBot['consider']>>;
type Step = ReturnType<Thought['next']>;

/** One decision that is put to a bot. */
export interface Question {
  readonly seat: Seat;
  readonly bot: TableBot;
  readonly view: GameView;
  /** The moves to choose from, at least one. */
  readonly legal: readonly Move[];
  /** The chance of this decision alone. */
  readonly random: Random;
  /** How long the bot may take, in milliseconds. */
  readonly limit: number;
}

/** Where an asking has its time from, and whom it tells. */
export interface Asker {
  readonly clock: Clock;
  /** Is given the move, once, unless the asking was stopped. Always a legal one. */
  answer(move: Move): void;
  fault(fault: Fault): void;
}

/**
 * A decision on its way. Whatever the bot does, there is an answer: where it throws, chooses what is not legal or takes
 * too long, the fault is told and the first legal move is played for it. A bot that searches is given the clock's
 * idle moments slice by slice, so that the table hears everyone meanwhile. A bot that never comes back from `choose` or
 * from one slice cannot be helped.
 */
export class Asking {
  readonly #question: Question;
  readonly #asker: Asker;
  readonly #first: Move;
  #open = true;
  /** Ends whatever the bot is at. */
  #end: () => void = () => undefined;

  /** Asks at once. Throws a `RangeError` where there is no legal move. */
  constructor(question: Question, asker: Asker) {
    const [first] = question.legal;
    if (first === undefined) throw new RangeError('a bot is asked only where there is a legal move');
    this.#question = { ...question, legal: [...question.legal] };
    this.#asker = asker;
    this.#first = first;
    // What the bot is given is its own: it may spoil it.
    this.#ask(question.bot, question.legal);
  }

  /** Ends the asking; the bot is not heard any more. */
  stop(): void {
    if (this.#open) this.#close();
  }

  #ask(bot: TableBot, legal: readonly Move[]): void {
    const { view, random } = this.#question;
    if ('ask' in bot) this.#askRemote(bot, legal);
    else if (bot.consider === undefined)
      this.#attempt(
        () => bot.choose(view, legal, random),
        (move) => this.#take(move),
      );
    else
      this.#attempt(
        () => bot.consider?.(view, legal, random),
        (thought) => this.#follow(thought),
      );
  }

  #askRemote(bot: RemoteBot, legal: readonly Move[]): void {
    const abort = new AbortController();
    const cancel = this.#asker.clock.after(this.#question.limit, () => this.#stall());
    this.#end = () => {
      cancel();
      abort.abort();
    };
    const asked = async () => bot.ask(this.#question.view, legal, abort.signal);
    asked().then(
      (move) => this.#take(move),
      (error) => this.#fail(error),
    );
  }

  /**
   * Goes through a thought slice by slice, each at a moment when the clock has nothing else to do, and after what the
   * thought waits for.
   */
  #follow(thought: Thought | undefined): void {
    const { clock } = this.#asker;
    const until = clock.now() + this.#question.limit;
    const goOn = (step: Step | undefined) => {
      if (step?.done !== false) this.#take(step?.value);
      else if (this.#open) cancel = this.#after(step.value, until, slice);
    };
    const slice = () => {
      if (clock.now() >= until) this.#stall();
      else this.#attempt(() => thought?.next(), goOn);
    };
    let cancel = clock.after(0, slice);
    this.#end = () => {
      cancel();
      thought?.return(this.#first);
    };
  }

  /** Goes on as soon as the clock is idle, or else when something has come or failed to; gives up when the time is up. */
  #after(awaited: unknown, until: number, goOn: () => void): Cancel {
    const { clock } = this.#asker;
    if (!(awaited instanceof Promise)) return clock.after(0, goOn);
    let cancel = clock.after(until - clock.now(), () => this.#stall());
    const go = () => {
      cancel();
      if (this.#open) cancel = clock.after(0, goOn);
    };
    awaited.then(go, go);
    return () => cancel();
  }

  /** Does what a bot may break, and goes on with what came of it. */
  #attempt<Result>(work: () => Result, goOn: (result: Result) => void): void {
    let result: Result;
    try {
      result = work();
    } catch (error) {
      this.#fail(error);
      return;
    }
    goOn(result);
  }

  #take(move: unknown): void {
    if (!this.#open) return;
    const chosen = legalAmong(this.#question.legal, move);
    if (chosen === undefined) this.#giveFirst({ code: 'bot-illegal', ...this.#who(), move });
    else this.#give(chosen);
  }

  #fail(error: unknown): void {
    this.#giveFirst({ code: 'bot-threw', ...this.#who(), error });
  }

  #stall(): void {
    this.#giveFirst({ code: 'bot-stalled', ...this.#who(), limit: this.#question.limit });
  }

  #who(): { readonly seat: Seat; readonly bot: string } {
    return { seat: this.#question.seat, bot: this.#question.bot.name };
  }

  #giveFirst(fault: Fault): void {
    if (!this.#open) return;
    this.#close();
    this.#asker.fault(fault);
    this.#asker.answer(this.#first);
  }

  #give(move: Move): void {
    this.#close();
    this.#asker.answer(move);
  }

  #close(): void {
    this.#open = false;
    try {
      this.#end();
    } catch {
      // A bot that fails when it is told to stop has nothing more to say.
    }
  }
}

/** The legal move that a bot means, believed in nothing. */
function legalAmong(legal: readonly Move[], move: unknown): Move | undefined {
  try {
    const text = moveText(move as Move);
    return legal.find((other) => moveText(other) === text);
  } catch {
    return undefined;
  }
}
