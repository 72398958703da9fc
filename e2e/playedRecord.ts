import { type GameRecord, makeRecord, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { randomGame } from '@nain-jaune/engine/testing';

/** Returns the record of a random game of four players. The same seed leads to the same game. */
export function playedRecord(seed: string, deals: number, rules: RulesetId = 'lindor-1789'): GameRecord {
  const { game } = randomGame(RULESETS[rules], 4, seed, { deals });
  const bots = ['Basile', 'Clara', 'Denis'].map((name) => ({ name, bot: 'expert' }));
  return makeRecord(game, [{ name: 'Odile' }, ...bots]);
}
