import { RULESETS } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '@nain-jaune/engine/driver';
import { seededRandom } from '@nain-jaune/engine/random';
import { expect, test } from 'vitest';
import { cardsForSeed, randomForDecision } from './seeding.ts';

const RULES = RULESETS['lindor-1789'];

test('the cards depend on the seed, and the random numbers on the seed and the decision', () => {
  expect(cardsForSeed(RULES, 4, 'x').packOf(2)).toEqual(cardsForSeed(RULES, 4, 'x').packOf(2));
  expect(cardsForSeed(RULES, 4, 'y').packOf(2)).not.toEqual(cardsForSeed(RULES, 4, 'x').packOf(2));
  const driver = GameDriver.start(RULES, 4, cardsForSeed(RULES, 4, 'x'));
  const decision = driver.nextDecision() as Decision;
  const drawn = (seed: string) => randomForDecision(seed, decision).next();
  expect(drawn('x')).toBe(drawn('x'));
  expect(drawn('x')).not.toBe(drawn('y'));
  expect(drawn('x')).not.toBe(seededRandom('x').next());
});
