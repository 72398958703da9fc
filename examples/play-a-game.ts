/**
 * Plays one whole game with the engine alone: every seat makes its first legal move.
 * Run it with `node examples/play-a-game.ts`.
 */
import { makeRecord, RULESETS, seatsOf } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { drawDealer, seededRandom, shuffledPack } from '@nain-jaune/engine/random';

const ruleset = RULESETS['nain-jaune-court'];
const players = 4;
const random = seededRandom('an example');

const { dealer: firstDealer } = drawDealer(ruleset, players, random);
const driver = GameDriver.start(ruleset, players, { firstDealer, packOf: () => shuffledPack(random) });
for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
  const [move] = decision.legal;
  if (move !== undefined) driver.makeMove(move);
}

const record = makeRecord(
  driver.game,
  seatsOf(players).map((seat) => ({ name: `Player ${seat + 1}` })),
);
console.log(
  `${record.deals.length} deals, ended by ${record.end?.reason}, won by seat ${record.end?.winners}`,
);
console.log(JSON.stringify(record.deals.at(-1)));
