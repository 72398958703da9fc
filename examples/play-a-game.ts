/**
 * Plays one whole game with the engine alone: every seat makes its first legal move.
 * Run it with `node examples/play-a-game.ts`.
 */
import {
  dealCards,
  type Game,
  legalMoves,
  makeRecord,
  mayDeal,
  playMove,
  RULESETS,
  seatsOf,
  startGame,
} from '@nain-jaune/engine';
import { drawDealer, seededRandom, shuffledPack } from '@nain-jaune/engine/random';

const ruleset = RULESETS['nain-jaune-court'];
const players = 4;
const random = seededRandom('an example');

/** Returns the game after its next deal or move. */
function playOn(game: Game): Game {
  if (mayDeal(game)) return dealCards(game, shuffledPack(random)).game;
  const deal = game.deal;
  const move = deal === null ? undefined : legalMoves(deal)[0];
  if (deal === null || deal.phase.type === 'over' || move === undefined) return game;
  const played = playMove(game, deal.phase.seat, move);
  if (!played.ok) throw new Error(`a legal move was refused: ${played.error.code}`);
  return played.value.game;
}

let game = startGame(ruleset, players, drawDealer(ruleset, players, random).dealer);
while (game.ended === null) game = playOn(game);

const record = makeRecord(
  game,
  seatsOf(players).map((seat) => ({ name: `Player ${seat + 1}` })),
);
console.log(
  `${record.deals.length} deals, ended by ${record.end?.reason}, won by seat ${record.end?.winners}`,
);
console.log(JSON.stringify(record.deals.at(-1)));
