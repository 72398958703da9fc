import {
  dealCards,
  type Game,
  type GameStep,
  legalMoves,
  type Move,
  makeCardsText,
  moveText,
  playMove,
  type Seat,
} from '@nain-jaune/engine';
import { shuffledPack } from '@nain-jaune/engine/random';
import type { SeatInfo, TableRefusal } from '@nain-jaune/protocol';
import type { Awaitable } from './awaiting.ts';
import type { Begun } from './begin.ts';
import type { Dealt, TableChange } from './change.ts';
import { GameTime } from './gameTime.ts';
import type { History } from './history.ts';
import type { Surroundings, TableRecord } from './options.ts';
import { RecordWriter } from './recordWriter.ts';

/** Null where an act is accepted, else why it is refused; the promise of it where it has to be kept first. */
export type Verdict = Awaitable<TableRefusal | null>;

/**
 * The one game of a table: it alone knows all the cards, deals, and judges each move. What is new is kept first and
 * told afterwards; what cannot be kept has not happened. While something is being kept nothing else may be asked of it.
 */
export class Authority {
  readonly history: History;
  readonly #time: GameTime;
  readonly #writer: RecordWriter;
  readonly #surroundings: Surroundings;
  readonly #tell: () => void;
  #game: Game;

  /** `seats` gives who sits where; `tell` is called after each change, when the history has it. */
  constructor(begun: Begun, surroundings: Surroundings, seats: () => readonly SeatInfo[], tell: () => void) {
    this.history = begun.history;
    this.#time = new GameTime(surroundings.clock, begun.elapsedMs);
    this.#writer = new RecordWriter(seats, this.#time, surroundings.proofOf);
    this.#surroundings = surroundings;
    this.#tell = tell;
    this.#game = begun.game;
  }

  /** The game as it stands. */
  get game(): Game {
    return this.#game;
  }

  /** The seat to move, or null while no deal is in progress. */
  get toMove(): Seat | null {
    const phase = this.#game.deal?.phase;
    return phase === undefined || phase.type === 'over' ? null : phase.seat;
  }

  /** Whether the next deal may begin. */
  get mayDeal(): boolean {
    return this.#game.ended === null && this.toMove === null;
  }

  /** The moves of the seat to move; none while no deal is in progress. */
  legalMoves(): Move[] {
    return this.#game.deal === null ? [] : legalMoves(this.#game.deal);
  }

  /** The record of the game so far. */
  record(): TableRecord {
    return this.#writer.write(this.#game);
  }

  /** Plays a move, or gives the refusal and changes nothing. `id` is that of a person's act. */
  play(seat: Seat, move: Move, id: string | null): Verdict {
    if (this.#game.ended !== null) return { code: 'game-is-over' };
    if (this.#game.deal === null) return { code: 'no-deal-yet' };
    const elapsedMs = this.#time.elapsed;
    const timeIsUp = this.#time.isUp(this.#game.ruleset.end.minutes);
    const played = playMove(this.#game, seat, move, timeIsUp);
    if (!played.ok) return played.error;
    const isLast = played.value.game.ended !== null;
    return this.#accept(played.value, { type: 'moved', seat, move: moveText(move), id, elapsedMs, isLast });
  }

  /** Deals the next deal, or gives the refusal and changes nothing. `seat` and `id` tell who asked, if anyone did. */
  deal(seat: Seat | null, id: string | null): Verdict {
    if (this.#game.ended !== null) return { code: 'game-is-over' };
    if (!this.mayDeal) return { code: 'no-deal-now' };
    const { pack, random } = this.#surroundings;
    const number = this.#game.settled.length + 1;
    const step = dealCards(this.#game, pack === undefined ? shuffledPack(random) : pack(number));
    return this.#accept(step, this.#dealt(step.game, seat, id));
  }

  #dealt({ deal }: Game, seat: Seat | null, id: string | null): Dealt {
    if (deal === null) throw new Error('a deal that was dealt is there');
    const { dealer, hands, talon } = deal.setup;
    return {
      type: 'dealt',
      dealer,
      hands: hands.map(makeCardsText),
      talon: makeCardsText(talon),
      seat,
      id,
      elapsedMs: this.#time.elapsed,
    };
  }

  #accept(step: GameStep, change: TableChange): Verdict {
    let keeping: Awaitable<void>;
    try {
      keeping = this.#surroundings.keep?.(change, () => this.#writer.write(step.game));
    } catch (error) {
      return this.#notKept(error);
    }
    return keeping instanceof Promise
      ? keeping.then(() => this.#kept(step), this.#notKept)
      : this.#kept(step);
  }

  #kept({ game, events }: GameStep): null {
    this.#game = game;
    this.history.add(events, game);
    this.#tell();
    return null;
  }

  readonly #notKept = (error: unknown): TableRefusal => {
    this.#surroundings.fault?.({ code: 'not-kept', error });
    return { code: 'not-kept' };
  };
}
