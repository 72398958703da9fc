import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, type Game, handOf, PACK, RULESET_IDS, RULESETS, seatsOf } from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { ascending } from '../testing/cards.ts';
import { applyToCounters } from '../testing/fixedDeal.ts';
import { inScope } from '../testing/index.ts';
import { oneOf, type PlayedGame, playedGame, randomGame } from '../testing/playedGame.ts';

/** For tests that play many games, on a machine that has other work too. */
const PATIENT = { timeout: 60_000 };

function sum(counters: readonly number[]): number {
  return counters.reduce((total, has) => total + has, 0);
}

/** Follows a game's counters by its events alone and looks after every event. */
function follow({ game, events }: PlayedGame, look: (counters: number[], boxes: number[]) => void): void {
  const counters = seatsOf(game.players).map(() => game.ruleset.counters);
  const boxes = game.ruleset.honours.map(() => 0);
  for (const event of events) {
    applyToCounters(event, counters, boxes);
    look(counters, boxes);
    if (event.type === 'settled') {
      expect(counters).toEqual(event.counters);
      expect(boxes).toEqual(event.boxes);
    }
  }
  expect(counters).toEqual(game.counters);
  expect(boxes).toEqual(game.boxes);
}

function everyCard({ deal, players }: Game): Card[] {
  if (deal === null) return [];
  const laid = deal.moves.flatMap((move) => (move.type === 'lay' ? [move.card] : []));
  return [...seatsOf(players).flatMap((seat) => handOf(deal, seat)), ...laid, ...deal.setup.talon];
}

describe('counters', () => {
  test('of players and boxes together never change in sum, after every event', PATIENT, () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const played = randomGame(ruleset, players, seed);
        follow(played, (counters, boxes) => {
          expect(sum(counters) + sum(boxes)).toBe(players * ruleset.counters);
        });
      }),
    );
  });

  test('R7: are never below zero, unless there are debts; boxes never are', PATIENT, () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        follow(randomGame(ruleset, players, seed), (counters, boxes) => {
          if (!ruleset.debts) expect(Math.min(...counters)).toBeGreaterThanOrEqual(0);
          expect(Math.min(...boxes)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  test('are at most what was owed, and what was owed with debts', PATIENT, () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        for (const event of randomGame(ruleset, players, seed).events) {
          if (event.type !== 'paid' && event.type !== 'beted') continue;
          expect(event.counters).toBeLessThanOrEqual(event.owed);
          if (ruleset.debts) expect(event.counters).toBe(event.owed);
        }
      }),
    );
  });
});

describe('cards', () => {
  test('are all 52 in one place each, after every move', PATIENT, () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const played = playedGame(ruleset, players).dealAtRandom(random);
        while (played.isPlaying) {
          expect(ascending(everyCard(played.game))).toBe(ascending(PACK));
          played.move(oneOf(played.legal, random));
        }
        expect(ascending(everyCard(played.game))).toBe(ascending(PACK));
      }),
    );
  });
});

describe('a game', () => {
  test('is not changed by what is played after it', PATIENT, () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const played = playedGame(ruleset, players).dealAtRandom(random);
        const before = played.game;
        const record = played.record;
        const { counters, boxes } = before;
        const copies = [[...counters], [...boxes], [...before.deal!.words]];
        played.playAtRandom(random);
        expect([counters, boxes, [...before.deal!.words]]).toEqual(copies);
        played.game = before;
        expect(played.record).toEqual(record);
      }),
      { numRuns: inScope({ quick: 10, all: 30 }) },
    );
  });

  test('always ends under the six rulesets, or goes on with everyone able to ante', PATIENT, () => {
    for (const id of RULESET_IDS) {
      const ruleset = RULESETS[id];
      for (const players of ruleset.players) {
        const { game } = randomGame(ruleset, players, id, { deals: 12 });
        const poorest = ruleset.ante === 'everyone' ? Math.min(...game.counters) : 15;
        if (game.ended === null) expect(poorest).toBeGreaterThanOrEqual(15);
        else
          expect(game.ended.winners.map((seat) => game.counters[seat])).toContain(Math.max(...game.counters));
      }
    }
  });
});
