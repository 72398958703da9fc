import { readFileSync } from 'node:fs';
import { BOTS } from '@nain-jaune/bots';
import { type GameView, handOf, makeCardText, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { cardsOf, chanceOf } from '../chance.ts';
import { withDeals } from '../game.ts';
import { type Decision, Play } from '../play.ts';
import { helloLine, questionLine } from './question.ts';

/** Every decision of a random game of two deals. */
function decisionsIn(id: keyof typeof RULESETS): Decision[] {
  const rules = withDeals(RULESETS[id], 2);
  const players = rules.players[0] ?? 0;
  const play = Play.begin(rules, players, cardsOf(rules, players, 'secret'));
  const decisions: Decision[] = [];
  for (let decision = play.next(); decision !== null; decision = play.next()) {
    decisions.push(decision);
    play.answer(BOTS.random.choose(decision.view, decision.legal, chanceOf('secret', decision)));
  }
  return decisions;
}

/** Every text in a value that names a card, save where cards are only spoken of: the rules, and what is wanted. */
function cardsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A2-9TJQK][cdhs]$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['rules', 'wanted', 'standsFor'].includes(key) ? [] : cardsIn(part),
  );
}

describe.each(RULESET_IDS)('what a program is sent in %s', (id) => {
  const decisions = decisionsIn(id);

  test('names no card that another seat or the talon holds', () => {
    expect(decisions.length).toBeGreaterThan(10);
    for (const { view, legal, game, seat } of decisions) {
      const { deal } = game;
      if (deal === null) throw new Error('no deal');
      const hidden = new Set(
        [
          ...deal.setup.hands.flatMap((_, other) =>
            other === seat ? [] : handOf(deal, other as typeof seat),
          ),
        ].map(makeCardText),
      );
      for (const card of deal.setup.talon) hidden.add(makeCardText(card));
      const { view: sent, legal: moves } = JSON.parse(questionLine(1, view, legal, 0));
      for (const card of cardsIn([sent, moves])) expect(hidden.has(card)).toBe(false);
    }
  });

  test('is the whole of the view, card by card', () => {
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

test('a field that somebody adds to a view is not sent', () => {
  const { view, legal } = decisionsIn('lindor-1789')[0] as Decision;
  const spoilt = { ...view, hands: ['Ac'], deal: { ...view.deal, hands: ['Ac'] } } as GameView;
  expect(questionLine(1, spoilt, legal, 0)).toBe(questionLine(1, view, legal, 0));
});

test('the greeting tells format, version and time', () => {
  expect(JSON.parse(helloLine(250))).toEqual({
    type: 'hello',
    id: 0,
    format: 'nain-jaune-bot',
    version: 1,
    milliseconds: 250,
  });
});

test('the example in docs/exec-bots.md is what is sent, word for word', () => {
  const docs = readFileSync(new URL('../../../../docs/exec-bots.md', import.meta.url), 'utf8');
  const rules = withDeals(RULESETS['lindor-1789'], 1);
  const play = Play.begin(rules, 3, cardsOf(rules, 3, 'docs 5'));
  let decision = play.next() as Decision;
  while (decision.view.deal?.laid.length !== 2) {
    play.answer(decision.legal[0] as Decision['legal'][number]);
    decision = play.next() as Decision;
  }
  expect(docs).toContain(questionLine(17, decision.view, decision.legal, 2718281828));
  expect(docs).toContain(helloLine(10_000));
});
