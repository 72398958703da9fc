import type { RemoteBot } from '@nain-jaune/bots';
import { type GameView, type Move, moveText, type Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { Fault, TableBot } from '../bots.ts';
import type { Cancel, Clock } from '../clock.ts';

/** Browsers, workers and Node have it. The libraries that this package compiles with do not. */
declare const AbortController: new () => {
  readonly signal: NonNullable<Parameters<RemoteBot['ask']>[2]>;
  abort(): void;
};

type Thought = ReturnType<NonNullable<Extract<TableBot, { choose: unknown }>['consider']>>;
type Slice = ReturnType<Thought['next']>;

export interface BotQuestion {
  readonly seat: Seat;
  readonly bot: TableBot;
  readonly view: GameView;
  readonly legal: readonly Move[];
  readonly random: Random;
  readonly limitMs: number;
}

export interface BotThinkingCallbacks {
  /** Called once with a legal move, unless the thinking is stopped. */
  answer(move: Move): void;
  fault(fault: Fault): void;
}

/**
 * A bot's decision. A bot that throws, chooses an illegal move or takes too long is reported, and the first legal move is
 * played. A bot that thinks in slices runs when the clock is idle. A slice that never returns cannot be interrupted.
 */
export class BotThinking {
  readonly #question: BotQuestion;
  readonly #clock: Clock;
  readonly #callbacks: BotThinkingCallbacks;
  readonly #first: Move;
  #isOpen = true;
  #cancel: Cancel = () => undefined;

  constructor(question: BotQuestion, clock: Clock, callbacks: BotThinkingCallbacks) {
    const [first] = question.legal;
    if (first === undefined) throw new RangeError('a bot is asked only for a choice of legal moves');
    this.#question = { ...question, legal: [...question.legal] };
    this.#clock = clock;
    this.#callbacks = callbacks;
    this.#first = first;
    // The bot may change its own list.
    this.#ask(question.bot, [...question.legal]);
  }

  /** Stops the thinking. An answer of the bot is ignored. */
  stop(): void {
    if (this.#isOpen) this.#close();
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
    const cancel = this.#clock.after(this.#question.limitMs, () => this.#stall());
    this.#cancel = () => {
      cancel();
      abort.abort();
    };
    const asked = async () => bot.ask(this.#question.view, legal, abort.signal);
    asked().then(
      (move) => this.#take(move),
      (error) => this.#fail(error),
    );
  }

  /** Runs a thought slice by slice, each when the clock is idle and a yielded promise is settled. */
  #follow(thought: Thought | undefined): void {
    const until = this.#clock.now() + this.#question.limitMs;
    const next = (slice: Slice | undefined) => {
      if (slice?.done !== false) this.#take(slice?.value);
      else if (this.#isOpen) cancel = this.#after(slice.value, until, run);
    };
    const run = () => {
      if (this.#clock.now() >= until) this.#stall();
      else this.#attempt(() => thought?.next(), next);
    };
    let cancel = this.#clock.after(0, run);
    this.#cancel = () => {
      cancel();
      thought?.return(this.#first);
    };
  }

  /** Calls `run` when the clock is idle and `awaited` is settled. Stalls at `until`. */
  #after(awaited: unknown, until: number, run: () => void): Cancel {
    const clock = this.#clock;
    if (!(awaited instanceof Promise)) return clock.after(0, run);
    let cancel = clock.after(until - clock.now(), () => this.#stall());
    const goOn = () => {
      cancel();
      if (this.#isOpen) cancel = clock.after(0, run);
    };
    awaited.then(goOn, goOn);
    return () => cancel();
  }

  #attempt<Result>(work: () => Result, next: (result: Result) => void): void {
    let result: Result;
    try {
      result = work();
    } catch (error) {
      this.#fail(error);
      return;
    }
    next(result);
  }

  #take(move: unknown): void {
    if (!this.#isOpen) return;
    const chosen = legalMoveLike(this.#question.legal, move);
    if (chosen === undefined) this.#playFirst({ code: 'bot-illegal', ...this.#bot(), move });
    else this.#answer(chosen);
  }

  #fail(error: unknown): void {
    this.#playFirst({ code: 'bot-threw', ...this.#bot(), error });
  }

  #stall(): void {
    this.#playFirst({ code: 'bot-stalled', ...this.#bot(), limit: this.#question.limitMs });
  }

  #bot(): { readonly seat: Seat; readonly bot: string } {
    return { seat: this.#question.seat, bot: this.#question.bot.name };
  }

  #playFirst(fault: Fault): void {
    if (!this.#isOpen) return;
    this.#callbacks.fault(fault);
    this.#answer(this.#first);
  }

  #answer(move: Move): void {
    this.#close();
    this.#callbacks.answer(move);
  }

  #close(): void {
    this.#isOpen = false;
    try {
      this.#cancel();
    } catch {
      // The decision is over. Errors of the bot no longer matter.
    }
  }
}

/** Returns the legal move with the same notation. */
function legalMoveLike(legal: readonly Move[], move: unknown): Move | undefined {
  try {
    const text = moveText(move as Move);
    return legal.find((other) => moveText(other) === text);
  } catch {
    return undefined;
  }
}
