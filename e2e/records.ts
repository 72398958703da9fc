import {
  dealCards,
  type GameRecord,
  legalMoves,
  makeRecord,
  playMove,
  RULESETS,
  type RulesetId,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { below, seededRandom, shuffledPack } from '@nain-jaune/engine/random';

/** A game of some deals, played by chance; the same for the same seed. */
export function playedRecord(seed: string, deals: number, rules: RulesetId = 'lindor-1789'): GameRecord {
  const random = seededRandom(seed);
  let game = startGame(RULESETS[rules], 4, seatAt(0));
  for (let deal = 0; deal < deals && game.ended === null; deal++) {
    game = dealCards(game, shuffledPack(random)).game;
    while (game.deal !== null && game.deal.phase.type !== 'over') {
      const legal = legalMoves(game.deal);
      const move = legal[below(random, legal.length)];
      const played = move === undefined ? undefined : playMove(game, game.deal.phase.seat, move);
      if (!played?.ok) throw new Error('a legal move was refused');
      game = played.value.game;
    }
  }
  const bots = ['Basile', 'Clara', 'Denis'].map((name) => ({ name, bot: 'expert' }));
  return makeRecord(game, [{ name: 'Odile' }, ...bots]);
}
