import {
  beginView,
  type Card,
  dealCards,
  type Game,
  type GameEvent,
  type GameView,
  legalMoves,
  type Move,
  playMove,
  type Ruleset,
  type Seat,
  seatAt,
  seatsOf,
  see,
  startGame,
} from '@nain-jaune/engine';

/** A game with the view of each seat. */
export class SeenGame {
  game: Game;
  readonly views: GameView[];

  constructor(ruleset: Ruleset, players: number, firstDealer: Seat = seatAt(0)) {
    this.game = startGame(ruleset, players, firstDealer);
    this.views = seatsOf(players).map((seat) => beginView(ruleset, players, seat));
  }

  /** The seat to move, or null if no deal is in progress. */
  get toMove(): Seat | null {
    const phase = this.game.deal?.phase;
    return phase === undefined || phase.type === 'over' ? null : phase.seat;
  }

  get legal(): Move[] {
    return this.game.deal === null ? [] : legalMoves(this.game.deal);
  }

  deal(pack: readonly Card[]): void {
    this.#tell(dealCards(this.game, pack));
  }

  /** Plays a move of the seat to move. Throws if it is refused. */
  play(move: Move): void {
    if (this.toMove === null) throw new Error('no seat is to move');
    const played = playMove(this.game, this.toMove, move);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
    this.#tell(played.value);
  }

  #tell({ game, events }: { readonly game: Game; readonly events: readonly GameEvent[] }): void {
    this.game = game;
    for (const event of events) {
      this.#show((view) => see(view, event));
      if (event.type === 'dealt') {
        this.#show((view, seat) =>
          see(view, { type: 'picked-up', cards: game.deal?.setup.hands[seat] ?? [] }),
        );
      }
    }
  }

  #show(seen: (view: GameView, seat: number) => GameView): void {
    this.views.forEach((view, seat) => {
      this.views[seat] = seen(view, seat);
    });
  }
}
