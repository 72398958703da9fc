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
import { CHOICES } from '../../app/settings/preferences.svelte.ts';
import { forcedMove } from './forcedMove.ts';
import { nextOfRun, runInHand } from './wholeRun.ts';

const you = seatAt(0);
/** The default preference. */
const usual = CHOICES.forced[0];

interface Play {
  /** What could be answered at each press. */
  readonly presses: (readonly string[])[];
  /** The moves that the page made without a press before them. */
  readonly unasked: string[];
}

/** Plays a game as a person at the page does. */
function playOf(id: RulesetId): Play {
  const random = seededRandom(`presses ${id}`);
  const bot = QUICK_BOTS.heuristic!;
  const presses: (readonly string[])[] = [];
  const unasked: string[] = [];
  const players = RULESETS[id].players.includes(4) ? 4 : 3;
  const cards = { firstDealer: you, packOf: () => shuffledPack(random) };
  const driver = GameDriver.start(RULESETS[id], players, cards);
  let layingRun = false;
  const press = (view: GameView, legal: readonly string[]): string => {
    const ofRun = layingRun ? nextOfRun(view, legal) : null;
    layingRun = ofRun !== null;
    const forced = forcedMove(legal, usual);
    if (ofRun !== null) return ofRun;
    if (forced !== null) {
      unasked.push(forced);
      return forced;
    }
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
  return { presses, unasked };
}

it.each(RULESET_IDS)(
  'lays no card that nobody asked for, and asks for no pass without a choice: %s',
  (id) => {
    const { presses, unasked } = playOf(id);
    expect(presses.length).toBeGreaterThan(0);
    expect(new Set(unasked)).toEqual(new Set(['-']));
    expect(presses.map((legal) => legal.join(' '))).not.toContain('-');
  },
);
