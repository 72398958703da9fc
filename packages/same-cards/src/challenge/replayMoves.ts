import {
  dealCards,
  type Game,
  legalMoves,
  type Move,
  moveText,
  playMove,
  startGame,
} from '@nain-jaune/engine';
import type { SeededTable } from '../seededTable.ts';
import { packOf } from '../seeds.ts';
import { MOST_DEALS } from './challenge.ts';

/** Returns the index of the next move among the legal ones. Null ends the game there. */
export type Choose = (legal: readonly Move[], game: Game) => number | null;

/**
 * Plays a whole game at a table with the moves of all seats. `choose` is asked for forced moves too. Returns the game after
 * {@link MOST_DEALS} deals if it has not ended, and null if a choice is not legal.
 */
export function replayMoves(table: SeededTable, choose: Choose): Game | null {
  const { rules, bots, dealer, start } = table;
  let game = startGame(rules, bots.length, dealer, start);
  while (game.ended === null && game.settled.length < MOST_DEALS) {
    game = dealCards(game, packOf(table, game.settled.length + 1)).game;
    for (let deal = game.deal; deal !== null && deal.phase.type !== 'over'; deal = game.deal) {
      const legal = legalMoves(deal);
      const index = choose(legal, game);
      const move = index === null ? undefined : legal[index];
      const played = move === undefined ? null : playMove(game, deal.phase.seat, move);
      if (!played?.ok) return null;
      game = played.value.game;
    }
  }
  return game;
}

/** Returns a function that makes the moves of settled deals again. It returns −1 if the next one is missing or not legal. */
export function madeIn({ settled }: Pick<Game, 'settled'>): (legal: readonly Move[], game: Game) => number {
  return (legal, game) => {
    const made = settled[game.settled.length]?.moves[game.deal?.moves.length ?? 0];
    return legal.findIndex((move) => made !== undefined && moveText(move) === moveText(made));
  };
}
