import {
  dealCards,
  type Game,
  type GameStep,
  legalMoves,
  type Move,
  playMove,
  type Seat,
} from '@nain-jaune/engine';
import { shuffledPack } from '@nain-jaune/engine/random';
import type { TableRefusal } from '@nain-jaune/protocol';
import type { Begun } from './begin.ts';
import { GameTime } from './gameTime.ts';
import type { History } from './history.ts';
import type { Surroundings, TableRecord } from './options.ts';
import { RecordWriter } from './recordWriter.ts';

/**
 * The one game of a table: it alone knows all the cards, deals, and judges each move. What is new is kept first and
 * told afterwards; what cannot be kept has not happened.
 */
export class Authority {
  readonly history: History;
  readonly #time: GameTime;
  readonly #writer: RecordWriter;
  readonly #surroundings: Surroundings;
  readonly #tell: () => void;
  #game: Game;

  /** `tell` is called after each change, when the history has it. */
  constructor(begun: Begun, surroundings: Surroundings, tell: () => void) {
    this.history = begun.history;
    const players = begun.seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
    this.#time = new GameTime(surroundings.clock, begun.elapsedMs);
    this.#writer = new RecordWriter(players, this.#time);
    this.#surroundings = surroundings;
    this.#tell = tell;
    this.#game = begun.game;
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

  /** Plays a move, or gives the refusal and changes nothing. */
  play(seat: Seat, move: Move): TableRefusal | null {
    if (this.#game.ended !== null) return { code: 'game-is-over' };
    if (this.#game.deal === null) return { code: 'no-deal-yet' };
    const timeIsUp = this.#time.isUp(this.#game.ruleset.end.minutes);
    const played = playMove(this.#game, seat, move, timeIsUp);
    if (!played.ok) return played.error;
    return this.#accept(played.value);
  }

  /** Deals the next deal, or gives the refusal and changes nothing. */
  deal(): TableRefusal | null {
    if (this.#game.ended !== null) return { code: 'game-is-over' };
    if (!this.mayDeal) return { code: 'no-deal-now' };
    return this.#accept(dealCards(this.#game, shuffledPack(this.#surroundings.random)));
  }

  #accept({ game, events }: GameStep): TableRefusal | null {
    if (!this.#keep(this.#writer.write(game))) return { code: 'not-kept' };
    this.#game = game;
    this.history.add(events, game);
    this.#tell();
    return null;
  }

  #keep(record: TableRecord): boolean {
    try {
      this.#surroundings.keep?.(record);
      return true;
    } catch (error) {
      this.#surroundings.fault?.({ code: 'not-kept', error });
      return false;
    }
  }
}
