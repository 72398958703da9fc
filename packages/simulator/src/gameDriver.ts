import {
  beginView,
  type Card,
  dealCards,
  type Game,
  type GameEvent,
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

/** A game that has not ended after so many deals shows a fault in the rules or in a bot. */
export const MOST_DEALS = 100_000;

/** The cards of a game: who deals first, and the pack of each deal, numbered from 0. Equal for all who play them. */
export interface Cards {
  readonly firstDealer: Seat;
  /** The shuffled pack of a deal, its top card first. */
  packOf(deal: number): readonly Card[];
}

/** A choice that a seat has: there is more than one legal move. */
export interface Decision {
  readonly game: Game;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  /** What the seat knows. */
  readonly view: GameView;
  /** How many choices the seat has had before this one while it held as many cards, in this deal. */
  readonly again: number;
}

/** What a seat had seen up to a place in what was told. */
interface Seeing {
  readonly view: GameView;
  readonly heard: number;
}

/** What seats are told: a hand that was picked up is told to its own seat alone. */
type Told = GameEvent | { readonly type: 'hands'; readonly hands: readonly (readonly Card[])[] };

/**
 * One game between players who are asked one after the other. It plays by itself up to the next choice: where only
 * one move is legal nobody is asked. What a seat is told is folded into its view only when it must choose.
 */
export class GameDriver {
  readonly #cards: Cards;
  readonly #seats: Seeing[];
  readonly #decisions: number[];
  /** The places of the choices in this deal: the seat and how many cards it held. */
  #asked: string[];
  #told: Told[];
  #game: Game;

  private constructor(
    cards: Cards,
    game: Game,
    seats: Seeing[],
    decisions: number[],
    asked: string[],
    told: Told[],
  ) {
    this.#cards = cards;
    this.#game = game;
    this.#seats = seats;
    this.#decisions = decisions;
    this.#asked = asked;
    this.#told = told;
  }

  /** A game before its first deal. Throws a `RangeError` when the ruleset forbids the number of players. */
  static start(ruleset: Ruleset, players: number, cards: Cards): GameDriver {
    const seats = seatsOf(players).map((seat) => ({ view: beginView(ruleset, players, seat), heard: 0 }));
    const game = startGame(ruleset, players, cards.firstDealer);
    return new GameDriver(
      cards,
      game,
      seats,
      seats.map(() => 0),
      [],
      [],
    );
  }

  /** The game as it stands. */
  get game(): Game {
    return this.#game;
  }

  /** How many choices each seat has had. */
  get decisions(): readonly number[] {
    return this.#decisions;
  }

  /** The same game at the same place, to be played on in another way. */
  fork(): GameDriver {
    return new GameDriver(
      this.#cards,
      this.#game,
      [...this.#seats],
      [...this.#decisions],
      [...this.#asked],
      [...this.#told],
    );
  }

  /** Plays up to the next choice, or to the end of the game: then there is none. */
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

  /** Makes a move for the seat to move. Throws where it is not legal. */
  makeMove(move: Move): void {
    const phase = this.#game.deal?.phase;
    if (phase === undefined || phase.type === 'over') throw new Error('nobody is to move');
    const played = playMove(this.#game, phase.seat, move);
    if (!played.ok)
      throw new Error(`the bot on seat ${phase.seat} made a move that was refused: ${played.error.code}`);
    this.#game = played.value.game;
    this.#told.push(...played.value.events);
  }

  #deal(): void {
    const dealt = this.#game.settled.length;
    if (dealt >= MOST_DEALS) throw new Error(`the game has not ended after ${MOST_DEALS} deals`);
    for (const seat of this.#seats.keys()) this.#viewOf(seat as Seat);
    this.#seats.forEach(({ view }, seat) => {
      this.#seats[seat] = { view, heard: 0 };
    });
    const { game, events } = dealCards(this.#game, this.#cards.packOf(dealt));
    this.#game = game;
    this.#asked = [];
    this.#told = events.flatMap((event) => (event.type === 'dealt' ? [event, handsOf(game)] : [event]));
  }

  #decision(seat: Seat, legal: readonly Move[]): Decision {
    const view = this.#viewOf(seat);
    const place = `${seat} ${view.deal?.hand.length}`;
    const again = this.#asked.filter((other) => other === place).length;
    this.#asked.push(place);
    this.#decisions[seat] = (this.#decisions[seat] ?? 0) + 1;
    return { game: this.#game, seat, legal, view, again };
  }

  /**
   * What a seat knows now. `see` copies the events of the deal at each one that it adds; so it is given none to copy, and
   * they are put in their place at the end.
   */
  #viewOf(seat: Seat): GameView {
    const { view, heard } = this.#seats[seat] as Seeing;
    if (heard === this.#told.length) return view;
    let seen = withEvents(view, []);
    for (const told of this.#told.slice(heard)) seen = see(seen, toldTo(seat, told));
    const now = withEvents(
      seen,
      this.#told.filter((told) => told.type !== 'hands'),
    );
    this.#seats[seat] = { view: now, heard: this.#told.length };
    return now;
  }
}

function withEvents(view: GameView, events: readonly GameEvent[]): GameView {
  return view.deal === null ? view : { ...view, deal: { ...view.deal, events } };
}

function handsOf(game: Game): Told {
  const { deal, players } = game;
  if (deal === null) throw new Error('no cards were dealt');
  return { type: 'hands', hands: seatsOf(players).map((seat) => handOf(deal, seat)) };
}

function toldTo(seat: Seat, told: Told): ViewEvent {
  return told.type === 'hands' ? { type: 'picked-up', cards: told.hands[seat] ?? [] } : told;
}
