import {
  beginView,
  type Card,
  type Draw,
  dealCards,
  type Game,
  type GameEvent,
  type GameStart,
  type GameView,
  handOf,
  legalMoves,
  type Move,
  playMove,
  type Ruleset,
  type Seat,
  seatsOf,
  see,
  startGame,
  type ViewEvent,
} from '@nain-jaune/engine';
import { itemAt } from '@nain-jaune/engine/kernel';

/** A longer game shows a bug in the rules or in a bot. */
const MOST_DEALS = 100_000;

/** The cards of a game. */
export interface GameCards {
  readonly firstDealer: Seat;
  /** The draws that found the first dealer, if any. */
  readonly drawn?: readonly Draw[];
  /** Returns the shuffled pack of a deal, its top card first. Deals are numbered from 0. */
  packOf(deal: number): readonly Card[];
}

/** A decision between several legal moves. */
export interface Decision {
  readonly game: Game;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly view: GameView;
  /** Number of earlier decisions of the seat in this deal with as many cards in its hand. */
  readonly again: number;
}

/** A seat's view after a number of events of the deal. */
interface SeatView {
  readonly seat: Seat;
  readonly view: GameView;
  readonly eventCount: number;
}

/** Each seat sees only its own hand. */
type DealEvent = GameEvent | { readonly type: 'hands'; readonly hands: readonly (readonly Card[])[] };

interface DriverState {
  readonly cards: GameCards;
  readonly game: Game;
  readonly seats: readonly SeatView[];
  readonly decisions?: readonly number[];
  readonly asked?: readonly string[];
  readonly events?: readonly DealEvent[];
}

/**
 * Plays one game from decision to decision. Forced moves are made without asking. A seat's view is updated only when the
 * seat must decide.
 */
export class GameDriver {
  readonly #cards: GameCards;
  readonly #seats: SeatView[];
  readonly #decisions: number[];
  /** The decisions of this deal: the seat and its number of cards. */
  #asked: string[];
  #events: DealEvent[];
  #game: Game;

  private constructor({ cards, game, seats, decisions, asked = [], events = [] }: DriverState) {
    this.#cards = cards;
    this.#game = game;
    this.#seats = [...seats];
    this.#decisions = [...(decisions ?? seats.map(() => 0))];
    this.#asked = [...asked];
    this.#events = [...events];
  }

  /**
   * Starts a game before its first deal.
   *
   * @throws {RangeError} when the ruleset forbids the number of players.
   */
  static start(ruleset: Ruleset, players: number, cards: GameCards, start?: GameStart): GameDriver {
    const seats = seatsOf(players).map((seat) => ({
      seat,
      view: { ...beginView(ruleset, players, seat), ...(start && { start, ...start }) },
      eventCount: 0,
    }));
    return new GameDriver({ cards, game: startGame(ruleset, players, cards.firstDealer, start), seats });
  }

  get game(): Game {
    return this.#game;
  }

  /** Number of decisions by seat. */
  get decisions(): readonly number[] {
    return this.#decisions;
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

  /** Plays up to the next decision. Returns null when the game is over. */
  nextDecision(): Decision | null {
    while (this.#game.ended === null) {
      const { deal } = this.#game;
      if (deal === null || deal.phase.type === 'over') {
        this.#deal();
        continue;
      }
      const legal = legalMoves(deal);
      const [only] = legal;
      if (legal.length > 1 || only === undefined) return this.#decision(deal.phase.seat, legal);
      this.makeMove(only);
    }
    return null;
  }

  /**
   * Makes a move for the seat to move.
   *
   * @throws {Error} when the move is not legal.
   */
  makeMove(move: Move): void {
    const phase = this.#game.deal?.phase;
    if (phase === undefined || phase.type === 'over') throw new Error('no seat is to move');
    const played = playMove(this.#game, phase.seat, move);
    if (!played.ok)
      throw new Error(`the move of the bot on seat ${phase.seat} was refused: ${played.error.code}`);
    this.#game = played.value.game;
    this.#events.push(...played.value.events);
  }

  #deal(): void {
    const dealt = this.#game.settled.length;
    if (dealt >= MOST_DEALS) throw new Error(`the game has not ended after ${MOST_DEALS} deals`);
    for (const { seat } of this.#seats) this.#seats[seat] = { seat, view: this.#viewOf(seat), eventCount: 0 };
    const drawn = dealt === 0 ? this.#cards.drawn : undefined;
    const { game, events } = dealCards(this.#game, this.#cards.packOf(dealt), drawn);
    this.#game = game;
    this.#asked = [];
    this.#events = events.flatMap((event) => (event.type === 'dealt' ? [event, handsOf(game)] : [event]));
  }

  #decision(seat: Seat, legal: readonly Move[]): Decision {
    const view = this.#viewOf(seat);
    const place = `${seat} ${view.deal?.hand.length}`;
    const again = this.#asked.filter((other) => other === place).length;
    this.#asked.push(place);
    this.#decisions[seat] = (this.#decisions[seat] ?? 0) + 1;
    return { game: this.#game, seat, legal, view, again };
  }

  /** Updates and returns a seat's view. The list of events is set once, because `see` would copy it for each event. */
  #viewOf(seat: Seat): GameView {
    const { view: before, eventCount } = itemAt(this.#seats, seat);
    if (eventCount === this.#events.length) return before;
    const unseen = this.#events.slice(eventCount);
    const seen = unseen.reduce((view, event) => see(view, eventFor(seat, event)), withEvents(before, []));
    const view = withEvents(
      seen,
      this.#events.filter((event) => event.type !== 'hands'),
    );
    this.#seats[seat] = { seat, view, eventCount: this.#events.length };
    return view;
  }
}

function withEvents(view: GameView, events: readonly GameEvent[]): GameView {
  return view.deal === null ? view : { ...view, deal: { ...view.deal, events } };
}

function handsOf({ deal, players }: Game): DealEvent {
  if (deal === null) throw new Error('no cards were dealt');
  return { type: 'hands', hands: seatsOf(players).map((seat) => handOf(deal, seat)) };
}

function eventFor(seat: Seat, event: DealEvent): ViewEvent {
  return event.type === 'hands' ? { type: 'picked-up', cards: event.hands[seat] ?? [] } : event;
}
