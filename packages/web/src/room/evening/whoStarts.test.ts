import {
  beginView,
  type DrawTexts,
  dealCards,
  type GameView,
  PACK,
  parseDrawTexts,
  RULESETS,
  type Ruleset,
  seatAt,
  see,
  startGame,
} from '@nain-jaune/engine';
import { type Context, words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { dealStartOf, whoStartsText } from './whoStarts.ts';

const { whoStarts: texts } = await words('en').chapters.evening();

function contextOf(rules: Ruleset): Context {
  return { names: ['Anne', 'Paul', 'Léa', 'Hugo'], rules, you: null };
}

function firstDeal(rules: Ruleset, drawn?: DrawTexts): GameView {
  const game = startGame(rules, 4, seatAt(0));
  const { events } = dealCards(game, PACK, drawn && parseDrawTexts(drawn));
  return events.reduce(see, beginView(rules, 4, null));
}

test('nothing starts before the first deal', () => {
  expect(dealStartOf(beginView(RULESETS.famille, 3, null))).toBeNull();
});

test('the first dealer is found by lot or by the highest card', () => {
  const rules = { ...RULESETS.famille, firstDealer: 'lot' } as const;
  const byLot = dealStartOf(firstDeal(rules))!;
  expect(byLot).toMatchObject({ dealer: 0, leader: 3, foundBy: 'lot' });
  expect(whoStartsText(byLot, texts, contextOf(rules))).toBe('Anne was drawn to deal first. Hugo leads.');

  const drawn = dealStartOf(firstDeal(RULESETS['lindor-1789'], [['Kh', '5c', 'Ad', '9s']]))!;
  const context = contextOf(RULESETS['lindor-1789']);
  expect(drawn.foundBy).toBe('highest-card');
  expect(whoStartsText(drawn, texts, context)).toContain(
    'Anne drew the highest card, the king of hearts. Anne deals.',
  );
});

test('equals for the highest card draw again', () => {
  const draws = [
    ['7h', '3c', 'As', '7s'],
    ['6h', null, null, '2s'],
  ];
  const drawn = dealStartOf(firstDeal(RULESETS.famille, draws))!;
  expect(whoStartsText(drawn, texts, contextOf(RULESETS.famille))).toBe(
    'Anne and Hugo both drew a seven, so they drew again. This time Anne has the highest card, the six of hearts. Anne deals. Hugo leads.',
  );
});

test('a later dealer follows the last one, and the lead may be the lowest card', () => {
  const rules = { ...RULESETS.famille, firstLead: 'lowest' } as const;
  const view = firstDeal(rules);
  const later = dealStartOf({ ...view, deal: { ...view.deal!, number: 2 } })!;
  expect(later.foundBy).toBeNull();
  expect(whoStartsText(later, texts, contextOf(rules))).toBe(
    'Anne deals. Hugo leads with the lowest card in hand.',
  );
});
