/** Compares the engine with the referee. They share no code, so if they disagree, one of them is wrong. */

import { readFileSync } from 'node:fs';
import {
  type Game as EngineGame,
  type GameRecord as EngineRecord,
  type Ruleset as EngineRuleset,
  legalMoves,
  moveText,
  parseMoveText,
  parseRuleset,
  playMove,
  readRecord,
  replayRecord,
} from '@nain-jaune/engine';
import { inScope } from '@nain-jaune/engine/testing';
import { checkProofs } from '@nain-jaune/table/proof';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../packages/engine/src/random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../../packages/engine/src/testing/arbitraryRuleset.ts';
import { parseCounts } from '../../packages/engine/src/testing/moveSequences.ts';
import { randomGame as engineGame, oneOf } from '../../packages/engine/src/testing/playedGame.ts';
import { rulesOf } from '../../packages/engine/src/testing/rules.ts';
import { Deal } from './deal.ts';
import { judge } from './judge.ts';
import { seeded } from './random.ts';
import { randomGame } from './randomGame.ts';
import { randomTable } from './randomRuleset.ts';
import type { GameRecord } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesetFaults } from './rulesetFaults.ts';
import { settle } from './settlement.ts';
import { SIX_RULESETS } from './sixRulesets.ts';
import { spoil } from './spoil.ts';

const GAMES = inScope({ quick: 120, all: 1000 });

const SEEDS = Array.from({ length: GAMES }, (_, index) => 1_000_000 + index);

/** A record as it is written in a file. */
function written(value: unknown): GameRecord {
  return JSON.parse(JSON.stringify(value)) as GameRecord;
}

/** A random game that the engine played under rules of the referee's; every third is in progress. */
function playedByTheEngine(rules: Ruleset, players: number, seed: number): GameRecord {
  const options = seed % 3 === 0 ? { deals: 2, movesOfLastDeal: seed % 50 } : {};
  return written(engineGame(rules as EngineRuleset, players, seed, options).record);
}

/** What the engine finds wrong with the moves of a record, or else with its proofs. */
function engineFindings(record: GameRecord) {
  const read = readRecord(record);
  return read.ok ? checkProofs(read.value).findings : read.error;
}

/** The place of the first finding, where there is one. */
function place([first]: readonly { deal: number | null; move: number | null }[]): string {
  return first === undefined ? 'right' : `wrong in deal ${first.deal}, move ${first.move}`;
}

describe(`${GAMES} games under arbitrary rules`, () => {
  it('played by the referee are found right by the engine', { timeout: 60_000 }, () => {
    const disagreements = SEEDS.filter((seed) => {
      const random = seeded(seed);
      const { rules, players } = randomTable(random);
      return engineFindings(written(randomGame(rules, players, random, 5))).length > 0;
    });
    expect(disagreements).toEqual([]);
  });

  it('played by the engine are judged right by the referee', { timeout: 60_000 }, () => {
    const disagreements = SEEDS.filter((seed) => {
      const { rules, players } = randomTable(seeded(seed));
      return judge(playedByTheEngine(rules, players, seed)).length > 0;
    });
    expect(disagreements).toEqual([]);
  });

  it('spoilt are found wrong by both or by neither, and in the same place', { timeout: 60_000 }, () => {
    const disagreements: string[] = [];
    let wrong = 0;
    for (const seed of SEEDS) {
      const random = seeded(seed);
      const { rules, players } = randomTable(random);
      const records = [randomGame(rules, players, random, 5), playedByTheEngine(rules, players, seed)];
      for (const right of records) {
        const { record, description } = spoil(right, random);
        const [engine, referee] = [place(engineFindings(record)), place(judge(record))];
        if (referee !== 'right') wrong++;
        if (engine !== referee)
          disagreements.push(`seed ${seed}, ${description}: ${engine}, referee: ${referee}`);
      }
    }
    expect(disagreements).toEqual([]);
    expect(wrong).toBeGreaterThan(GAMES);
  });
});

describe('rules that fast-check makes', () => {
  it('are rules to the referee, and games by them are judged right', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        expect(rulesetFaults(written(ruleset))).toEqual([]);
        expect(judge(written(engineGame(ruleset, players, seed).record))).toEqual([]);
      }),
    );
  });
});

describe('a deal, move by move', () => {
  it('has the same legal moves, counters and boxes for both', { timeout: 60_000 }, () => {
    for (const seed of SEEDS.slice(0, inScope({ quick: 40, all: 250 }))) {
      const random = seeded(seed);
      const { rules, players } = randomTable(random);
      const chance = seededRandom(seed);
      const { record } = engineGame(rules as EngineRuleset, players, seed, { deals: 1, movesOfLastDeal: 0 });
      let game = replayed(record);
      const { hands, dealer } = record.deals[0]!;
      const cards = hands.map((hand) => hand.split(' '));
      const deal = new Deal(rules, dealer, cards, [...game.counters], [...game.boxes]);
      for (;;) {
        const moves = game.deal === null ? [] : legalMoves(game.deal).map(moveText);
        expect(deal.legalMoves().sort(), `seed ${seed}`).toEqual(moves.toSorted());
        if (moves.length === 0) break;
        const move = oneOf(moves, chance);
        deal.play(move);
        game = played(game, move);
        if (deal.winner === null) {
          expect(deal.counters, `seed ${seed}`).toEqual(game.counters);
          expect(deal.boxes, `seed ${seed}`).toEqual(game.boxes);
        }
      }
      const result = settle(deal);
      expect(game.deal?.phase).toEqual({ type: 'over', winner: result.winner, opera: result.opera });
      expect(result.counters).toEqual(game.counters);
      expect(result.boxes).toEqual(game.boxes);
    }
  });
});

describe('the six rulesets', () => {
  it.each(SIX_RULESETS)('have the same values in every cell: $id', (rules) => {
    expect(rulesOf(rules.id)).toEqual(rules);
  });
});

describe('rulesets', () => {
  it('are right for both or for neither', () => {
    for (const seed of SEEDS) {
      const random = seeded(seed);
      const { rules, players } = randomTable(random);
      expect(parseRuleset(rules).ok, `seed ${seed}`).toBe(true);
      const right = randomGame(rules, players, random, 1);
      const spoilt = spoil(right, random).record.rules;
      expect(parseRuleset(spoilt).ok, `seed ${seed}`).toBe(rulesetFaults(spoilt).length === 0);
    }
  });
});

describe('the engine’s counts of move sequences', () => {
  const file = new URL('../../packages/engine/golden/move-sequences.txt', import.meta.url);
  const counted = parseCounts(readFileSync(file, 'utf8')).filter(({ counts }) => sum(counts) < 5000);

  it.each(counted)('are the referee’s: $rules, $hands', ({ rules, hands, depth, counts, won }) => {
    const counting = { counts: Array<number>(depth).fill(0), won: hands.map(() => 0) };
    count(rulesOf(rules) as Ruleset, hands, [], counting);
    expect({ ...counting, counts: counting.counts.filter((one) => one > 0) }).toEqual({ counts, won });
  });
});

function replayed(record: EngineRecord): EngineGame {
  const replay = replayRecord(record);
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  return replay.value.game;
}

function played(game: EngineGame, text: string): EngineGame {
  const phase = game.deal?.phase;
  const move = parseMoveText(text);
  if (phase === undefined || phase.type === 'over' || move === undefined)
    throw new Error(`${text} cannot be played`);
  const outcome = playMove(game, phase.seat, move);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value.game;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0);
}

/** Counts the move sequences of a small deal with the referee, which plays each again from its beginning. */
function count(
  rules: Ruleset,
  hands: readonly string[],
  moves: readonly string[],
  counting: { counts: number[]; won: number[] },
): void {
  const dealer = rules.play === 'clockwise' ? hands.length - 1 : 1;
  const cards = hands.map((hand) => hand.split(' '));
  const deal = new Deal(
    rules,
    dealer,
    cards,
    hands.map(() => 100),
    [10, 20, 30, 40, 50],
  );
  for (const move of moves) deal.play(move);
  if (deal.winner !== null) {
    counting.won[deal.winner]! += 1;
    return;
  }
  if (moves.length === counting.counts.length) return;
  for (const move of deal.legalMoves()) {
    counting.counts[moves.length]! += 1;
    count(rules, hands, [...moves, move], counting);
  }
}
