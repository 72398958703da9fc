import type { Bot } from '@nain-jaune/bots';
import {
  beginView,
  dealCards,
  type Game,
  type GameStep,
  type GameView,
  legalMoves,
  playMove,
  type Ruleset,
  type Seat,
  seatAt,
  seatsOf,
  see,
  startGame,
} from '@nain-jaune/engine';
import { below, type Random, shuffledPack } from '@nain-jaune/engine/random';

/** Maximum number of deals played before the one that is yielded, so that boxes and counters differ. */
const MAX_DEALS_BEFORE = 3;

/** Plays a game between bots up to a random deal, and yields the view of each decision in that deal. */
export function* viewsOfDeal(
  ruleset: Ruleset,
  bots: readonly Bot[],
  random: Random,
): Generator<GameView, void, void> {
  const table = new Table(startGame(ruleset, bots.length, seatAt(below(random, bots.length))));
  for (let before = below(random, MAX_DEALS_BEFORE + 1); before >= 0; before--) {
    table.apply(dealCards(table.game, shuffledPack(random)));
    for (let seat = table.toMove; seat !== null; seat = table.toMove) {
      const view = table.views[seat] ?? beginView(ruleset, bots.length, seat);
      if (before === 0) yield view;
      table.play(seat, bots, view, random);
    }
    if (table.game.ended !== null) return;
  }
}

/** A game with the view of each seat. */
class Table {
  game: Game;
  readonly views: GameView[];

  constructor(game: Game) {
    this.game = game;
    this.views = seatsOf(game.players).map((seat) => beginView(game.ruleset, game.players, seat));
  }

  /** The seat to move, or null if the deal is over. */
  get toMove(): Seat | null {
    const phase = this.game.deal?.phase;
    return phase === undefined || phase.type === 'over' ? null : phase.seat;
  }

  play(seat: Seat, bots: readonly Bot[], view: GameView, random: Random): void {
    const legal = this.game.deal === null ? [] : legalMoves(this.game.deal);
    const move = bots[seat]?.choose(view, legal, random);
    const played = move === undefined ? null : playMove(this.game, seat, move);
    if (!played?.ok) throw new Error('a bot made an illegal move');
    this.apply(played.value);
  }

  apply({ game, events }: GameStep): void {
    this.game = game;
    for (const event of events) {
      for (const [seat, view] of this.views.entries()) {
        const seen = see(view, event);
        const cards = event.type === 'dealt' ? game.deal?.setup.hands[seat] : undefined;
        this.views[seat] = cards === undefined ? seen : see(seen, { type: 'picked-up', cards });
      }
    }
  }
}
