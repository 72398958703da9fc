import { BOTS, type BotName } from '@nain-jaune/bots';
import {
  makeRecord,
  type Replay,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  replayRecord,
  seatAt,
} from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { expect, test } from 'vitest';
import { ChoiceValues } from './choiceValues.ts';
import { meanOf } from './estimate.ts';
import { seatAverages } from './seatAverages.ts';
import { runToEnd } from './testing/preparedDeal.ts';
import { walkDeal } from './walkDeal.ts';

/** A strong, a steady and two weak players, on other seats in every game. */
const MIXED: readonly BotName[] = ['leonie', 'heuristic', 'longest', 'random'];
const DEALS = 50;
const DEALS_PER_GAME = 5;
/** Few playouts a value: their errors average out over the deals. */
const STREAMS = 12;
const PLACE_DEALS = 500;

/** Plays the first deals of a game of mixed bots. */
function mixedGame(rules: Ruleset, number: number): Replay {
  const random = seededRandom(`luck ${rules.id} ${number}`);
  const bots = MIXED.slice(0, rules.players.includes(4) ? 4 : 3);
  const driver = GameDriver.start(rules, bots.length, {
    firstDealer: seatAt(number % bots.length),
    packOf: () => shuffledPack(random),
  });
  for (;;) {
    const decision = driver.nextDecision();
    const { game } = driver;
    if (decision === null || game.settled.length === DEALS_PER_GAME) {
      const replayed = replayRecord(
        makeRecord(
          game,
          bots.map((name) => ({ name })),
        ),
      );
      if (!replayed.ok) throw new RangeError(JSON.stringify(replayed.error));
      return replayed.value;
    }
    const { seat, view, legal } = decision;
    const bot = BOTS[bots[(seat + number) % bots.length] ?? 'random'];
    driver.makeMove(bot.choose(view, legal, random));
  }
}

/** The mean luck of the seats of a deal. */
function meanLuck(replay: Replay, deal: number, seed: string): number {
  const walked = walkDeal(replay, deal);
  if (walked === null) throw new RangeError(`no deal ${deal}`);
  const places = runToEnd(seatAverages(walked, PLACE_DEALS, seed));
  const values = new ChoiceValues(walked, STREAMS);
  runToEnd(values.compute(seed));
  return meanOf(places.map((place, seat) => values.parts(seat, place).luck.value)).value;
}

test.each(RULESET_IDS)(
  'the luck of mixed bots adds up to nothing: %s',
  { tags: ['deep'], timeout: 120_000 },
  (id) => {
    const means: number[] = [];
    for (let game = 0; means.length < DEALS; game++) {
      const replay = mixedGame(RULESETS[id], game);
      const settled = Math.min(replay.game.settled.length, DEALS - means.length);
      for (let deal = 1; deal <= settled; deal++) means.push(meanLuck(replay, deal, `${id} ${game} ${deal}`));
    }
    const { value, standardError } = meanOf(means);
    expect(Math.abs(value)).toBeLessThan(3 * standardError);
    expect(standardError).toBeLessThan(2);
  },
);
