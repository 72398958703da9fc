import {
  dealCards,
  type GameEvent,
  legalMoves,
  mayDeal,
  playMove,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { below, type Random, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { anyRuleset } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';

/** The events of some deals with random legal moves. */
function eventsOf(ruleset: Ruleset, random: Random, deals: number): GameEvent[] {
  let game = startGame(ruleset, ruleset.players[0] as number, seatAt(0));
  const events: GameEvent[] = [];
  for (let deal = 0; deal < deals && mayDeal(game); deal++) {
    const dealt = dealCards(game, shuffledPack(random));
    events.push(...dealt.events);
    game = dealt.game;
    while (game.deal !== null && game.deal.phase.type !== 'over') {
      const legal = legalMoves(game.deal);
      const move = legal[below(random, legal.length)];
      const played = move && playMove(game, game.deal.phase.seat, move);
      if (!played?.ok) throw new Error('a legal move was refused');
      events.push(...played.value.events);
      game = played.value.game;
    }
  }
  return events;
}

function expectSentences(ruleset: Ruleset, events: readonly GameEvent[]): void {
  const names = ['Anne', 'Bob', 'Carla', 'David', 'Emma', 'Felix', 'Gina', 'Hugo'];
  for (const language of LANGUAGES) {
    const { callOfRun, eventSentence } = words(language);
    const sentences = [null, seatAt(0)].flatMap((you) =>
      events.map((event) => eventSentence(event, { names, rules: ruleset, you })),
    );
    const wrong = sentences.filter(
      (text) => !/^\p{Lu}.*[.!”“»]$/u.test(text) || /undefined|NaN|[{}]/.test(text),
    );
    expect(wrong).toEqual([]);
    expect(callOfRun(events, ruleset)).not.toMatch(/undefined|NaN|[{}]|, ,/);
  }
}

test.each(RULESET_IDS)('games by %s have sentences in every language', (id) => {
  expectSentences(RULESETS[id], eventsOf(RULESETS[id], seededRandom(id), 20));
});

test('deals by any valid ruleset have sentences in every language', () => {
  fc.assert(
    fc.property(anyRuleset, fc.integer(), (ruleset, seed) => {
      expectSentences(ruleset, eventsOf(ruleset, seededRandom(seed), 1));
    }),
    { numRuns: 30 },
  );
});
