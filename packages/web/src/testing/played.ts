import { type GameRecord, makeRecord, type Ruleset, seatsOf } from '@nain-jaune/engine';
import { type RandomGameOptions, randomGame } from '@nain-jaune/engine/testing';

/** The record of a random game against bots. */
export function playedRecord(
  rules: Ruleset,
  players: number,
  seed: string | number,
  options: RandomGameOptions = {},
): GameRecord {
  const { game } = randomGame(rules, players, seed, { deals: 1, ...options });
  return makeRecord(
    game,
    seatsOf(players).map((seat) => (seat === 0 ? { name: 'Anne' } : { name: `B${seat}`, bot: 'expert' })),
  );
}
