import { pass, type Ruleset, seatAt } from '@nain-jaune/engine';
import { countersOf, Kernel, LAYOUT } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { anyRuleset, inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveByRule } from '../heuristic/heuristic.ts';
import { cardOf } from '../heuristic/moves.ts';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from '../heuristic/weights.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { SeenCards } from '../knowledge/seenCards.ts';
import { dealtGame } from '../testing/game.ts';
import { playedScene } from '../testing/scene.ts';
import { Denied } from './denied.ts';
import { type Chooser, Playout } from './playout.ts';

/** Plays a deal out in the kernel and, card by card, at a table where each seat has its own view. */
function playTwofold(ruleset: Ruleset, players: number, seed: number, weights: Weights): number {
  const driver = dealtGame(ruleset, players, seededRandom(seed), seatAt(seed % players));
  const { deal } = driver.game;
  const { rules, words } = deal!;
  const kernel = new Kernel(rules);
  kernel.copyFrom(words);
  const policy = new Policy(rules, weights);
  const denied = new Denied(rules);
  let decisions = 0;
  const chooser: Chooser = {
    choose(_, seenCards, talon) {
      while (driver.turn!.legal.every(({ type }) => type === 'pass')) driver.makeMove(pass);
      const { view, legal } = driver.turn!;
      expect(kernel.words[LAYOUT.TO_MOVE]).toBe(view.seat);
      const knowledge = knowledgeOf(view);
      expect({ ...seenCards }).toEqual({ ...knowledge.observations.seenCards });
      expect(denied.words).toEqual(Denied.in(knowledge).words);
      const card = policy.choose(kernel, seenCards, talon);
      const move = moveByRule(view, legal, weights);
      expect(cardOf(move)).toBe(card);
      driver.makeMove(move);
      decisions++;
      return card;
    },
  };
  const playout = new Playout(rules, deal!.setup.talon.length, chooser, denied);
  playout.begin(new SeenCards());
  playout.toTheEnd(kernel);
  expect(driver.turn).toBeNull();
  expect(countersOf(kernel.words, players)).toEqual(driver.viewOf(seatAt(0)).counters);
  return decisions;
}

describe('a deal that is played out in the kernel', () => {
  test.each([
    ['the rule of thumb', RULE_OF_THUMB],
    ['who counts', COUNTING],
  ])('goes as at a table if every seat plays by its view alone: by %s', (_, weights) => {
    let decisions = 0;
    fc.assert(
      fc.property(anyRuleset, fc.nat({ max: 0xffff }), (ruleset, seed) => {
        const players = ruleset.players[seed % ruleset.players.length]!;
        decisions += playTwofold(ruleset, players, seed, weights);
      }),
      { numRuns: inScope({ quick: 20, all: 40 }) },
    );
    expect(decisions).toBeGreaterThan(inScope({ quick: 200, all: 400 }));
  });

  test('reports who was the first to lead', () => {
    const moment = playedScene({ rules: 'yellow-dwarf', hands: ['2s Qd Kd', '3c 4d 8c 9c', '5s Jh Th 6d'] });
    const { deal, view } = moment;
    const leader = (first: string) => {
      const kernel = new Kernel(deal.rules);
      kernel.copyFrom(deal.words);
      const playout = new Playout(deal.rules, view.deal!.talon, new Policy(deal.rules, COUNTING));
      playout.begin(new SeenCards());
      expect(playout.leader).toBe(-1);
      const move = moment.legal.find((legal) => legal.type === 'lay' && legal.card === cardFrom(first))!;
      playout.play(kernel, cardOf(move), true);
      playout.toTheEnd(kernel);
      return playout.leader;
    };
    // A king ends its run; after the two come 3 4 5 6, and no player has a seven.
    expect(leader('Kd')).toBe(0);
    expect(leader('2s')).toBe(2);
  });
});

function cardFrom(text: string): number {
  return 'A23456789TJQK'.indexOf(text[0]!) * 4 + 'cdhs'.indexOf(text[1]!);
}
