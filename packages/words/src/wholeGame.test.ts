import { type GameEvent, RULESET_IDS, RULESETS, type Ruleset, seatAt } from '@nain-jaune/engine';
import { anyRuleset, randomGame } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';

/** The events of a random game. */
function eventsOf(ruleset: Ruleset, seed: string | number, deals: number): readonly GameEvent[] {
  return randomGame(ruleset, ruleset.players[0] as number, seed, { deals }).events;
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
  expectSentences(RULESETS[id], eventsOf(RULESETS[id], id, 20));
});

test('deals by any valid ruleset have sentences in every language', () => {
  fc.assert(
    fc.property(anyRuleset, fc.integer(), (ruleset, seed) => {
      expectSentences(ruleset, eventsOf(ruleset, seed, 1));
    }),
    { numRuns: 30 },
  );
});
