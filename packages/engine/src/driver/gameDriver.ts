import type { Card } from '../cards/card.ts';
import type { Draw } from '../cards/draw.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import { legalMoves } from '../deal/deal.ts';
import type { GameEvent } from '../deal/events.ts';
import type { Move } from '../deal/move.ts';
import {
  dealCards,
  type Game,
  type GameStart,
  mayDeal,
  playMove,
  seatToMove,
  startGame,
} from '../game/game.ts';
import { itemAt } from '../itemAt.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { beginView, seeStep } from '../view/see.ts';
import type { GameView } from '../view/view.ts';

/** The most deals that rules can ask for. A longer game shows a bug in the rules or in a bot. */
const MOST_DEALS = 1_000_000;

/** The cards of a game. */
export interface GameCards {
  readonly firstDealer: Seat;
  /** The draws that found the first dealer, if any. */
  readonly drawn?: readonly Draw[];
  /** Returns the shuffled pack of a deal, its top card first. Deals are numbered from 0. */
  packOf(deal: number): readonly Card[];
}

/** The turn of a seat. */
export interface Turn {
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly view: GameView;
}

/** A turn with several legal moves. */
export interface Decision extends Turn {
  readonly game: Game;
  /** Number of earlier decisions of the seat in this deal with as many cards in its hand. */
  readonly again: number;
}

/** A seat's view after a number of events of the deal. */
interface SeatView {
  readonly view: GameView;
  readonly eventCount: number;
}

interface DriverState {
  readonly cards: GameCards;
  readonly game: Game;
  readonly seats: readonly SeatView[];
  readonly decisions: readonly number[];
  readonly asked: readonly string[];
  readonly events: readonly GameEvent[];
}

/**
 * A game with the view of each seat, which is updated only when it is read.
 *
 * @example
 * ```ts
 * import { RULESETS, seatAt } from '@nain-jaune/engine';
 * import { GameDriver } from '@nain-jaune/engine/driver';
 * import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
 *
 * const random = seededRandom(1760);
 * const cards = { firstDealer: seatAt(0), packOf: () => shuffledPack(random) };
 * const driver = GameDriver.start(RULESETS.famille, 4, cards);
 * for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
 *   const { legal } = decision; // `view` is all that a player may see
 *   if (legal[0] !== undefined) driver.makeMove(legal[0]);
 * }
 * driver.game.ended?.reason; // => 'ruin'
 * ```
 */
export class GameDriver {
  readonly #cards: GameCards;
  readonly #seats: SeatView[];
  readonly #decisions: number[];
  /** The decisions of this deal: the seat and its number of cards. */
  #asked: string[];
  /** The events of this deal. */
  #events: GameEvent[];
  #game: Game;

  private constructor({ cards, game, seats, decisions, asked, events }: DriverState) {
    this.#cards = cards;
    this.#game = game;
    this.#seats = [...seats];
    this.#decisions = [...decisions];
    this.#asked = [...asked];
    this.#events = [...events];
  }

  /**
   * Starts a game before its first deal.
   *
   * @throws RangeError if the ruleset forbids the number of players.
   */
  static start(ruleset: Ruleset, players: number, cards: GameCards, start?: GameStart): GameDriver {
    const game = startGame(ruleset, players, cards.firstDealer, start);
    const seats = seatsOf(players).map((seat) => ({
      view: beginView(ruleset, players, seat, game.start),
      eventCount: 0,
    }));
    return new GameDriver({ cards, game, seats, decisions: seats.map(() => 0), asked: [], events: [] });
  }

  get game(): Game {
    return this.#game;
  }

  /** Number of decisions by seat. */
  get decisions(): readonly number[] {
    return this.#decisions;
  }

  /** The turn of the deal in progress, or null if there is none. */
  get turn(): Turn | null {
    const seat = seatToMove(this.#game);
    return seat === null ? null : { seat, legal: this.#legal, view: this.viewOf(seat) };
  }

  /** Returns an independent copy. */
  fork(): GameDriver {
    return new GameDriver({
      cards: this.#cards,
      game: this.#game,
      seats: this.#seats,
      decisions: this.#decisions,
      asked: this.#asked,
      events: this.#events,
    });
  }

  /** Deals if necessary and makes forced moves up to the next decision. Returns null when the game is over. */
  nextDecision(): Decision | null {
    while (this.#game.ended === null) {
      if (mayDeal(this.#game)) this.deal();
      const legal = this.#legal;
      const [only] = legal;
      if (legal.length > 1) return this.#decision(legal);
      if (only !== undefined) this.makeMove(only);
    }
    return null;
  }

  /**
   * Deals the next deal.
   *
   * @throws RangeError if a deal is in progress or the game is over.
   */
  deal(): void {
    const dealt = this.#game.settled.length;
    if (dealt >= MOST_DEALS) throw new Error(`the game has not ended after ${MOST_DEALS} deals`);
    const drawn = dealt === 0 ? this.#cards.drawn : undefined;
    const { game, events } = dealCards(this.#game, this.#cards.packOf(dealt), drawn);
    for (const seat of seatsOf(game.players)) this.#seats[seat] = { view: this.viewOf(seat), eventCount: 0 };
    this.#game = game;
    this.#asked = [];
    this.#events = [...events];
  }

  /**
   * Makes a move for the seat to move.
   *
   * @throws Error if the move is not legal.
   */
  makeMove(move: Move): void {
    const seat = seatToMove(this.#game);
    if (seat === null) throw new Error('no seat is to move');
    const played = playMove(this.#game, seat, move);
    if (!played.ok) throw new Error(`the move of the bot on seat ${seat} was refused: ${played.error.code}`);
    this.#game = played.value.game;
    this.#events.push(...played.value.events);
  }

  /** Returns the current view of a seat. */
  viewOf(seat: Seat): GameView {
    const { view: before, eventCount } = itemAt(this.#seats, seat);
    const unseen = this.#events.slice(eventCount);
    if (unseen.length === 0) return before;
    const view = seeStep(before, { game: this.#game, events: unseen });
    this.#seats[seat] = { view, eventCount: this.#events.length };
    return view;
  }

  get #legal(): readonly Move[] {
    const { deal } = this.#game;
    return deal === null ? [] : legalMoves(deal);
  }

  #decision(legal: readonly Move[]): Decision {
    const seat = seatToMove(this.#game);
    if (seat === null) throw new Error('no seat is to move');
    const view = this.viewOf(seat);
    const place = `${seat} ${view.deal?.hand.length}`;
    const again = this.#asked.filter((other) => other === place).length;
    this.#asked.push(place);
    this.#decisions[seat] = (this.#decisions[seat] ?? 0) + 1;
    return { game: this.#game, seat, legal, view, again };
  }
}
