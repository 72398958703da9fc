import { QUICK_BOTS } from '@nain-jaune/bots/quick';
import {
  type GameView,
  legalMovesOf,
  moveText,
  RULESET_IDS,
  RULESETS,
  type RulesetId,
  seatAt,
} from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { expect, it } from 'vitest';
import { forcedMove } from './forcedMove.ts';
import { nextOfRun, runInHand } from './wholeRun.ts';

const you = seatAt(0);
/** The default preference. */
const usual = 'all';

/** Plays a game as a person at the page does. Returns what could be answered at each press. */
function pressesIn(id: RulesetId): (readonly string[])[] {
  const random = seededRandom(`presses ${id}`);
  const bot = QUICK_BOTS.heuristic!;
  const presses: (readonly string[])[] = [];
  const players = RULESETS[id].players.includes(4) ? 4 : 3;
  const cards = { firstDealer: you, packOf: () => shuffledPack(random) };
  const driver = GameDriver.start(RULESETS[id], players, cards);
  let layingRun = false;
  const press = (view: GameView, legal: readonly string[]): string => {
    const ofRun = layingRun ? nextOfRun(view, legal) : null;
    layingRun = ofRun !== null;
    const unasked = ofRun ?? forcedMove(legal, usual);
    if (unasked !== null) return unasked;
    presses.push(legal);
    layingRun = runInHand(view, legal).length > 1;
    return layingRun ? nextOfRun(view, legal)! : moveText(bot.choose(view, legalMovesOf(view), random));
  };
  while (driver.game.ended === null) {
    driver.deal();
    for (let { turn } = driver; turn !== null; { turn } = driver) {
      const { seat, view, legal } = turn;
      const text = seat === you ? press(view, legal.map(moveText)) : null;
      const pressed = legal.find((move) => moveText(move) === text);
      driver.makeMove(pressed ?? bot.choose(view, legal, random));
    }
  }
  return presses;
}

it.each(RULESET_IDS)('rarely asks for the only possible answer: %s', (id) => {
  const presses = pressesIn(id);
  expect(presses.length).toBeGreaterThan(0);
  const idle = presses.filter((legal) => legal.length === 1);
  expect(idle.length / presses.length).toBeLessThanOrEqual(0.05);
});
