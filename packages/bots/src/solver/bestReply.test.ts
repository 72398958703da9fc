import { type Deal, legalMoves, type Move, parseRulesText, seatAt } from '@nain-jaune/engine';
import type { GameDriver } from '@nain-jaune/engine/driver';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../heuristic/heuristic.ts';
import { dealtGame } from '../testing/game.ts';
import { bestReplyToHeuristic } from './index.ts';

const PATIENT = { timeout: 120_000 };
/** Deals in which there are more ways than this to play are not tried. */
const MOST_WAYS = 100;
const DEALS = inScope({ quick: 1, all: 2 });

/** A deal at the first choice of seat 0, and every way to play on, with the own counters at the end. */
interface Tried {
  readonly deal: Deal;
  readonly best: number;
}

/** Plays one way through a deal: seat 0 makes the choices of a list, all others are the rule of thumb and see views. */
class Way {
  readonly game: GameDriver;
  /** The moves of seat 0 at the end of the list. Empty if the deal is over. */
  open: readonly Move[] = [];
  /** The deal when seat 0 first chose. */
  first: Deal | null = null;

  constructor(rules: string, players: number, seed: string, choices: readonly number[]) {
    const ruleset = parseRulesText(rules);
    if (!ruleset.ok) throw new Error(JSON.stringify(ruleset.error));
    this.game = dealtGame(ruleset.value, players, seededRandom(seed), seatAt(players - 1));
    this.#play([...choices]);
  }

  #play(choices: number[]): void {
    const { game } = this;
    for (let { turn } = game; turn !== null; { turn } = game) {
      const moves = turn.seat === 0 ? announced(turn.legal) : [];
      if (moves.length < 2) game.makeMove(heuristic.choose(turn.view, turn.legal, seededRandom(0)));
      else {
        this.first ??= game.game.deal;
        const choice = choices.shift();
        if (choice === undefined) {
          this.open = moves;
          return;
        }
        game.makeMove(moves[choice]!);
      }
    }
  }
}

/** Legal moves without those that keep silent about what could be announced. */
function announced(moves: readonly Move[]): Move[] {
  const cards = new Set(moves.flatMap((move) => (move.type === 'lay' && move.announced ? move.card : [])));
  return moves.filter((move) => move.type === 'pass' || move.announced || !cards.has(move.card));
}

/** Tries every way to play a deal. Null if seat 0 has no choice, or too many. */
function tried(rules: string, players: number, seed: string): Tried | null {
  let deal: Deal | null = null;
  let best = Number.NEGATIVE_INFINITY;
  let ways = 0;
  for (const untried: number[][] = [[]]; untried.length > 0; ways++) {
    if (ways > MOST_WAYS) return null;
    const choices = untried.pop()!;
    const way = new Way(rules, players, seed, choices);
    deal ??= way.first;
    if (way.open.length === 0) best = Math.max(best, way.game.game.counters[0]!);
    untried.push(...way.open.map((_, choice) => [...choices, choice]));
  }
  return deal === null ? null : { deal, best };
}

describe('the best reply to the rule of thumb', () => {
  test.each([
    ['lindor-1789 continuing=compulsory', 8],
    ['lindor-1789 continuing=compulsory', 6],
    ['yellow-dwarf debts=true', 7],
    ['nain-jaune-court', 8],
    ['gelber-zwerg continuing=compulsory', 8],
    ['avantcoureur-1760', 5],
  ])('is the best of all that can be tried: %s, %i players', PATIENT, (rules, players) => {
    let compared = 0;
    for (let turn = 0; compared < DEALS && turn < 40; turn++) {
      const found = tried(rules, players, `best reply ${turn}`);
      if (found === null) continue;
      compared++;
      const reply = bestReplyToHeuristic(found.deal);
      expect(reply.counters, `deal ${turn}`).toBe(found.best);
      expect(legalMoves(found.deal)).toContainEqual(reply.move);
    }
    expect(compared).toBe(DEALS);
  });
});
