import { BOTS } from '@nain-jaune/bots';
import { beginView, checkRecord, handOf, makeRecord, RULESETS, replayRecord, see } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { type Decision, GameDriver } from '@nain-jaune/same-cards/driver';
import { expect, test } from 'vitest';
import { withDeals } from './game.ts';
import { cardsForSeed, randomForDecision } from './seeding.ts';

const RULES = withDeals(RULESETS['lindor-1789'], 3);

function startGame(seed = 'x'): GameDriver {
  return GameDriver.start(RULES, 4, cardsForSeed(RULES, 4, seed));
}

function playOut(driver: GameDriver, bot = BOTS.random, seed = 'x'): Decision[] {
  const decisions: Decision[] = [];
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    decisions.push(decision);
    driver.makeMove(bot.choose(decision.view, decision.legal, randomForDecision(seed, decision)));
  }
  return decisions;
}

test('a seat is asked only if it has a choice, with all public events and its own hand', () => {
  const decisions = playOut(startGame());
  expect(decisions.length).toBeGreaterThan(20);
  for (const { view, seat, game, legal } of decisions) {
    expect(legal.length).toBeGreaterThan(1);
    const steps = replayRecord(makeRecord(game, Array(4).fill({ name: 'x' })));
    if (!steps.ok || game.deal === null) throw new Error('the game cannot be replayed');
    let seen = beginView(RULES, 4, seat);
    for (const { events, game: after } of steps.value.steps) {
      for (const event of events) {
        seen = see(seen, event);
        if (event.type === 'dealt' && after.deal !== null)
          seen = see(seen, { type: 'picked-up', cards: handOf(after.deal, seat) });
      }
    }
    expect(view).toEqual(seen);
  }
});

test('a fork does not change the original game', () => {
  const driver = startGame();
  driver.nextDecision();
  const fork = driver.fork();
  playOut(fork, BOTS.lowest);
  const alone = startGame();
  alone.nextDecision();
  expect(driver.game).toEqual(alone.game);
  const [first, second] = [playOut(driver, BOTS.longest), playOut(alone, BOTS.longest)];
  expect(second).toEqual(first);
  expect(checkRecord(makeRecord(fork.game, Array(4).fill({ name: 'x' })))).toEqual([]);
});

test('decisions are counted by seat and by number of cards', () => {
  const driver = startGame();
  const decisions = playOut(driver);
  const bySeat = [0, 1, 2, 3].map((seat) => decisions.filter((decision) => decision.seat === seat).length);
  expect(driver.decisions).toEqual(bySeat);
  const places = decisions.map(
    ({ game, seat, view, again }) => `${game.settled.length} ${seat} ${view.deal?.hand.length} ${again}`,
  );
  expect(new Set(places).size).toBe(places.length);
});

test('the cards depend on the seed, and the random numbers on the seed and the decision', () => {
  expect(cardsForSeed(RULES, 4, 'x').packOf(2)).toEqual(cardsForSeed(RULES, 4, 'x').packOf(2));
  expect(cardsForSeed(RULES, 4, 'y').packOf(2)).not.toEqual(cardsForSeed(RULES, 4, 'x').packOf(2));
  const decision = startGame().nextDecision() as Decision;
  const drawn = (seed: string) => randomForDecision(seed, decision).next();
  expect(drawn('x')).toBe(drawn('x'));
  expect(drawn('x')).not.toBe(drawn('y'));
  expect(drawn('x')).not.toBe(seededRandom('x').next());
});

test('an illegal move throws', () => {
  const driver = startGame();
  const decision = driver.nextDecision() as Decision;
  expect(() => driver.makeMove({ type: 'pass' })).toThrow('refused');
  expect(decision.game).toBe(driver.game);
});
