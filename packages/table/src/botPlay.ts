import type { Move, Seat } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { TableRefusal } from '@nain-jaune/protocol';
import { Asking } from './asking.ts';
import type { Authority } from './authority.ts';
import { type Awaitable, andThen } from './awaiting.ts';
import type { Pace, Surroundings, TableBot } from './options.ts';
import type { Seats } from './seats.ts';
import { Timer } from './timer.ts';
import type { Turnstile } from './turnstile.ts';

/** How long a bot waits, in milliseconds, before it tries again a move that could not be kept. */
const AGAIN_AFTER = 1000;
/** How long a bot may think, in milliseconds, where the table does not say. */
const BOT_LIMIT = 15_000;

/** A bot's turn, from the moment it is asked until its move is made. */
interface Turn {
  readonly seat: Seat;
  readonly bot: TableBot;
  /** The number of the last event before it: any further one ends the turn. */
  readonly number: number;
  readonly since: number;
  /** The move that it has chosen and is about to make. */
  chosen: Move | null;
}

/**
 * Plays the seats of the bots, one move at a time, at the table's pace. The wait is that of the act, a card or a pass,
 * and the time in which a bot thinks is part of it: how long it took tells nothing of its hand, as long as it thinks
 * no longer than the pace.
 */
export class BotPlay {
  readonly #seats: Seats;
  readonly #authority: Authority;
  readonly #surroundings: Surroundings;
  readonly #turnstile: Turnstile;
  readonly #timer: Timer;
  #pace: Pace;
  #turn: Turn | null = null;
  #asking: Asking | null = null;

  constructor(seats: Seats, authority: Authority, surroundings: Surroundings, turnstile: Turnstile) {
    this.#seats = seats;
    this.#authority = authority;
    this.#surroundings = surroundings;
    this.#turnstile = turnstile;
    this.#timer = new Timer(surroundings.clock);
    this.#pace = surroundings.pace;
  }

  /** Where a bot is to move, asks it and, after its wait, plays. To be called after every change of the game. */
  take(): void {
    const { number } = this.#authority.history;
    if (this.#turn !== null && this.#turn.number !== number) this.stop();
    const seat = this.#authority.toMove;
    const bot = seat === null ? null : this.#seats.botOf(seat);
    if (seat === null || bot === null || this.#turn !== null) return;
    this.#turn = { seat, bot, number, since: this.#surroundings.clock.now(), chosen: null };
    const [first, ...others] = this.#authority.legalMoves();
    if (first === undefined) throw new Error('whoever is to move has a move');
    if (others.length === 0) this.#choose(this.#turn, first);
    else this.#askSoon(this.#turn, [first, ...others]);
  }

  /** Changes the pace, of the move about to be made too, and of the pause before a bot thinks. */
  setPace(pace: Pace): void {
    this.#pace = pace;
    const turn = this.#turn;
    if (turn === null) return;
    const { bot, chosen } = turn;
    this.#timer.change(chosen === null ? this.#pauseOf(bot) : this.#waitFor(bot, chosen));
  }

  /** Stops what a bot is at for a seat, which somebody else plays from now on. */
  release(seat: Seat): void {
    if (this.#turn?.seat === seat) this.stop();
  }

  /** Stops whatever a bot is at. */
  stop(): void {
    this.#turn = null;
    this.#asking?.stop();
    this.#timer.stop();
  }

  #askSoon(turn: Turn, legal: readonly Move[]): void {
    const pause = this.#pauseOf(turn.bot);
    if (pause > 0) this.#timer.start(pause, () => this.#ask(turn, legal), turn.since);
    else this.#ask(turn, legal);
  }

  /** The same whatever the bot will do: it tells nothing of its hand. */
  #pauseOf({ pace = 1 }: TableBot): number {
    const { botPause = 0 } = this.#surroundings;
    return botPause * pace * Math.min(this.#pace.botMove, this.#pace.botPass);
  }

  #ask(turn: Turn, legal: readonly Move[]): void {
    const { clock, botRandom, botLimit = BOT_LIMIT, fault } = this.#surroundings;
    const view = this.#seats.viewOf(turn.seat);
    const random = seededRandom(botRandom.next() >>> 0);
    this.#asking = new Asking(
      { seat: turn.seat, bot: turn.bot, view, legal, random, limit: botLimit },
      {
        clock,
        fault: (told) => fault?.(told),
        answer: (move) => this.#choose(turn, move),
      },
    );
  }

  #choose(turn: Turn, move: Move): void {
    // Whoever was told of a fault may have closed the table.
    if (this.#turn !== turn) return;
    turn.chosen = move;
    this.#timer.start(this.#waitFor(turn.bot, move), () => this.#playInOrder(turn, move), turn.since);
  }

  #waitFor({ pace = 1 }: TableBot, move: Move): number {
    return pace * (move.type === 'pass' ? this.#pace.botPass : this.#pace.botMove);
  }

  #playInOrder(turn: Turn, move: Move): void {
    this.#turnstile.enter(() => (this.#turn === turn ? this.#play(turn, move) : undefined));
  }

  #play(turn: Turn, move: Move): Awaitable<void> {
    return andThen(this.#authority.play(turn.seat, move, null), (refusal) => {
      if (refusal !== null && this.#turn === turn) this.#tryAgain(turn, move, refusal);
    });
  }

  #tryAgain(turn: Turn, move: Move, refusal: TableRefusal): void {
    if (refusal.code !== 'not-kept') throw new Error(`a legal move was refused: ${refusal.code}`);
    this.#timer.start(AGAIN_AFTER, () => this.#playInOrder(turn, move));
  }
}
