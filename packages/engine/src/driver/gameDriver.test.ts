import { expect, test } from 'vitest';
import { beginView, checkRecord, legalMoves, makeRecord, replayRecord, seatAt, seeStep } from '../index.ts';
import { seededRandom, shuffledPack } from '../random/index.ts';
import { oneOf } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';
import { type Decision, GameDriver } from './index.ts';

const RULES = rulesOf('lindor-1789 end.deals=3');

function startGame(): GameDriver {
  const packOf = (deal: number) => shuffledPack(seededRandom(`pack ${deal}`));
  return GameDriver.start(RULES, 4, { firstDealer: seatAt(0), packOf });
}

function playOut(driver: GameDriver, by: 'random' | 'lowest' = 'random'): Decision[] {
  const random = seededRandom('x');
  const decisions: Decision[] = [];
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    decisions.push(decision);
    driver.makeMove(by === 'random' ? oneOf(decision.legal, random) : decision.legal[0]!);
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
    for (const step of steps.value.steps) seen = seeStep(seen, step);
    expect(view).toEqual(seen);
  }
});

test('a fork does not change the original game', () => {
  const driver = startGame();
  driver.nextDecision();
  const fork = driver.fork();
  playOut(fork, 'lowest');
  const alone = startGame();
  alone.nextDecision();
  expect(driver.game).toEqual(alone.game);
  const [first, second] = [playOut(driver, 'lowest'), playOut(alone, 'lowest')];
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

test('an illegal move throws', () => {
  const driver = startGame();
  const decision = driver.nextDecision() as Decision;
  expect(() => driver.makeMove({ type: 'pass' })).toThrow('refused');
  expect(decision.game).toBe(driver.game);
});

test('turns include forced moves, and the view of each seat is current', () => {
  const driver = startGame();
  expect(driver.turn).toBeNull();
  driver.deal();
  expect(() => driver.deal()).toThrow(RangeError);
  let forced = 0;
  for (let { turn } = driver; turn !== null; { turn } = driver) {
    const { deal } = driver.game;
    expect(turn.legal).toEqual(legalMoves(deal!));
    expect(turn.view.deal?.turn?.seat).toBe(turn.seat);
    expect(driver.viewOf(seatAt(2)).deal?.laid.length).toBe(
      deal!.moves.filter(({ type }) => type === 'lay').length,
    );
    if (turn.legal.length === 1) forced++;
    driver.makeMove(turn.legal[0]!);
  }
  expect(forced).toBeGreaterThan(0);
  expect(() => driver.makeMove({ type: 'pass' })).toThrow('no seat is to move');
});

test('the views of a game that goes on from a position have its start', () => {
  const start = { counters: [100, 90, 140, 135], boxes: [3, 6, 3, 3, 0] };
  const driver = GameDriver.start(RULES, 4, { firstDealer: seatAt(0), packOf: () => [] }, start);
  expect(driver.viewOf(seatAt(1))).toMatchObject({ ...start, start });
});
