import { readFileSync } from 'node:fs';
import { BOTS } from '@nain-jaune/bots';
import { type GameView, handOf, makeCardText, RULESET_IDS, RULESETS, seatsOf } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '@nain-jaune/engine/driver';
import { describe, expect, test } from 'vitest';
import { withDeals } from '../game.ts';
import { cardsForSeed, randomForDecision } from '../seeding.ts';
import { helloLine, questionLine } from './botProtocol.ts';

function decisionsIn(id: keyof typeof RULESETS): Decision[] {
  const rules = withDeals(RULESETS[id], 2);
  const players = rules.players[0] as number;
  const driver = GameDriver.start(rules, players, cardsForSeed(rules, players, 'secret'));
  const decisions: Decision[] = [];
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    decisions.push(decision);
    driver.makeMove(BOTS.random.choose(decision.view, decision.legal, randomForDecision('secret', decision)));
  }
  return decisions;
}

/** Returns all cards in a value except in the rules and in lists of wanted cards. */
function cardsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A2-9TJQK][cdhs]$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['rules', 'wanted', 'standsFor'].includes(key) ? [] : cardsIn(part),
  );
}

describe.each(RULESET_IDS)('a question in %s', (id) => {
  const decisions = decisionsIn(id);

  test('has no card of another seat or the talon', () => {
    expect(decisions.length).toBeGreaterThan(10);
    for (const { view, legal, game, seat } of decisions) {
      const { deal } = game;
      if (deal === null) throw new Error('no deal');
      const others = seatsOf(deal.rules.players).filter((other) => other !== seat);
      const hands = others.flatMap((other) => handOf(deal, other));
      const hidden = new Set([...hands, ...deal.setup.talon].map(makeCardText));
      const { view: sent, legal: moves } = JSON.parse(questionLine(1, view, legal, 0));
      for (const card of cardsIn([sent, moves])) expect(hidden.has(card)).toBe(false);
    }
  });

  test('has the whole view', () => {
    for (const { view, legal } of decisions.slice(-5)) {
      const sent = JSON.parse(questionLine(7, view, legal, 9));
      expect(sent).toMatchObject({ type: 'move', id: 7, seed: 9 });
      expect(Object.keys(sent.view).sort()).toEqual(Object.keys(view).sort());
      expect(Object.keys(sent.view.deal).sort()).toEqual(Object.keys(view.deal ?? {}).sort());
      expect(sent.view.deal.hand).toEqual(view.deal?.hand.map(makeCardText));
      expect(sent.view.deal.events).toHaveLength(view.deal?.events.length ?? 0);
      expect(sent.legal).toHaveLength(legal.length);
    }
  });
});

test('an additional field of a view is not sent', () => {
  const { view, legal } = decisionsIn('lindor-1789')[0] as Decision;
  const spoilt = { ...view, hands: ['Ac'], deal: { ...view.deal, hands: ['Ac'] } } as GameView;
  expect(questionLine(1, spoilt, legal, 0)).toBe(questionLine(1, view, legal, 0));
});

test('the greeting has format, version and time limit', () => {
  expect(JSON.parse(helloLine(250))).toEqual({
    type: 'hello',
    id: 0,
    format: 'nain-jaune-bot',
    version: 1,
    milliseconds: 250,
  });
});

test('the example in docs/exec-bots.md is real', () => {
  const docs = readFileSync(new URL('../../../../docs/exec-bots.md', import.meta.url), 'utf8');
  const rules = withDeals(RULESETS['lindor-1789'], 1);
  const driver = GameDriver.start(rules, 3, cardsForSeed(rules, 3, 'docs 5'));
  let decision = driver.nextDecision() as Decision;
  while (decision.view.deal?.laid.length !== 2) {
    driver.makeMove(decision.legal[0] as Decision['legal'][number]);
    decision = driver.nextDecision() as Decision;
  }
  expect(docs).toContain(questionLine(17, decision.view, decision.legal, 2718281828));
  expect(docs).toContain(helloLine(10_000));
});
