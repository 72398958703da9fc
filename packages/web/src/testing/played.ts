import {
  dealCards,
  type GameRecord,
  legalMoves,
  makeRecord,
  playMove,
  type Ruleset,
  seatAt,
  seatsOf,
  startGame,
} from '@nain-jaune/engine';
import { below, seededRandom, shuffledPack } from '@nain-jaune/engine/random';

/** The record of a random game. `lastMoves`: number of moves in its last deal. */
export function playedRecord(
  rules: Ruleset,
  players: number,
  seed: string | number,
  { deals = 1, lastMoves = Number.POSITIVE_INFINITY }: { deals?: number; lastMoves?: number } = {},
): GameRecord {
  const random = seededRandom(seed);
  let game = startGame(rules, players, seatAt(below(random, players)));
  for (let deal = 1; deal <= deals && game.ended === null; deal++) {
    game = dealCards(game, shuffledPack(random)).game;
    for (let move = 0; deal < deals || move < lastMoves; move++) {
      if (game.deal === null || game.deal.phase.type === 'over') break;
      const legal = legalMoves(game.deal);
      const played = playMove(game, game.deal.phase.seat, legal[below(random, legal.length)]!);
      if (!played.ok) throw new Error('a legal move was refused');
      game = played.value.game;
    }
  }
  return makeRecord(
    game,
    seatsOf(players).map((seat) => (seat === 0 ? { name: 'Anne' } : { name: `B${seat}`, bot: 'expert' })),
  );
}
