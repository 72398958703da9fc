import { BOTS, type BotName } from '@nain-jaune/bots';
import {
  makeRecord,
  type Replay,
  RULESET_IDS,
  RULESETS,
  type RulesetId,
  replayRecord,
  seatAt,
} from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { ChoiceValues } from './choiceValues.ts';
import type { Parts } from './dealReview.ts';
import { type Estimate, meanOf } from './estimate.ts';
import { seatAverages } from './seatAverages.ts';
import { runToEnd } from './testing/preparedDeal.ts';
import { walkDeal } from './walkDeal.ts';

/** A steady player and weak ones, on other seats in every game. */
const MIXED: readonly BotName[] = ['heuristic', 'random', 'longest', 'lowest'];
const DEALS = 300;
const DEALS_PER_GAME = 5;
/** Few playouts a value: their errors average out over the deals. */
const STREAMS = 12;
const PLACE_DEALS = 500;
/** Exceeded by the sum of the squares of six independent standard normal numbers in 5 % of cases. */
const CHI_SQUARE_OF_SIX = 12.59;

/** Plays the first deals of a game. The bots move on by one seat with each game. */
function gameOf(id: RulesetId, bots: readonly BotName[], number: number, deals: number): Replay {
  const packs = seededRandom(`luck ${id} ${number}`);
  const moves = seededRandom(`moves ${id} ${number}`);
  const driver = GameDriver.start(RULESETS[id], bots.length, {
    firstDealer: seatAt(number % bots.length),
    packOf: () => shuffledPack(packs),
  });
  for (;;) {
    const decision = driver.nextDecision();
    const { game } = driver;
    if (decision === null || game.settled.length === deals) {
      const players = bots.map((name) => ({ name }));
      const replayed = replayRecord(makeRecord(game, players));
      if (!replayed.ok) throw new RangeError(JSON.stringify(replayed.error));
      return replayed.value;
    }
    const { seat, view, legal } = decision;
    driver.makeMove(BOTS[botAt(bots, seat, number)].choose(view, legal, moves));
  }
}

function botAt(bots: readonly BotName[], seat: number, number: number): BotName {
  return bots[(seat + number) % bots.length] ?? 'random';
}

function partsOf(replay: Replay, deal: number, seed: string): Parts[] {
  const walked = walkDeal(replay, deal);
  if (walked === null) throw new RangeError(`no deal ${deal}`);
  const values = new ChoiceValues(walked, STREAMS);
  runToEnd(values.compute(seed));
  return runToEnd(seatAverages(walked, PLACE_DEALS, seed)).map((place, seat) => values.parts(seat, place));
}

const measured = new Map<RulesetId, Estimate>();

/** The mean luck of all seats over {@link DEALS} deals. */
function meanLuck(id: RulesetId): Estimate {
  const found = measured.get(id) ?? meanOf(lucksOf(id));
  measured.set(id, found);
  return found;
}

/** The mean luck of the seats in each deal. */
function lucksOf(id: RulesetId): number[] {
  const bots = MIXED.slice(0, RULESETS[id].players.includes(4) ? 4 : 3);
  const lucks: number[] = [];
  for (let game = 0; lucks.length < DEALS; game++) {
    const replay = gameOf(id, bots, game, DEALS_PER_GAME);
    const count = Math.min(replay.game.settled.length, DEALS - lucks.length);
    for (let deal = 1; deal <= count; deal++) {
      // What is left of the results without the places and all choices.
      const left = partsOf(replay, deal, `${id} ${game} ${deal}`).map(
        ({ result, place, own, others }) => result - place.value - own.value - others.value,
      );
      lucks.push(meanOf(left).value);
    }
  }
  return lucks;
}

function inErrors({ value, standardError }: Estimate): number {
  return value / standardError;
}

// The seeds were fixed before the first result. Of six rulesets without any bias one misses two errors with a quarter of all
// seeds, so a change of the bots or the playouts may need another seed. The sum over the rulesets shows a bias that is too
// small for each of them.
describe('the luck of mixed bots adds up to nothing', { tags: ['deep'], timeout: 120_000 }, () => {
  test.each(RULESET_IDS)('%s', (id) => {
    const luck = meanLuck(id);
    expect(Math.abs(inErrors(luck))).toBeLessThan(2);
    expect(luck.standardError).toBeLessThan(1);
  });

  test('over all rulesets', () => {
    const errors = RULESET_IDS.map((id) => inErrors(meanLuck(id)));
    expect(errors.reduce((sum, one) => sum + one ** 2, 0)).toBeLessThan(CHI_SQUARE_OF_SIX);
  });
});

// Where the first lead is a choice, the playouts begin with it, so that luck can be compared to the last digit.
test.each(RULESET_IDS.filter((id) => id !== 'nain-jaune-court'))(
  'the same cards are the same luck, however they are played: %s',
  (id) => {
    const seats = RULESETS[id].players.includes(4) ? 4 : 3;
    for (let game = 0; game < inScope({ quick: 1, all: 5 }); game++) {
      const [mixed, weak] = [
        MIXED.slice(0, seats),
        Array.from({ length: seats }, () => 'random' as const),
      ].map((bots) => partsOf(gameOf(id, bots, game, 1), 1, 'same').map(({ luck }) => luck));
      expect(weak).toEqual(mixed);
    }
  },
);
