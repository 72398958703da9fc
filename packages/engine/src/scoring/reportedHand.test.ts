import { expect, test } from 'vitest';
import { askedCards, compileRules, makeCardsText, scoringCards } from '../index.ts';
import { rulesOf } from '../testing/rules.ts';

test.each([
  ['lindor-1789', 'Td Jc Qs Kh 7d', '7d Td Jc Qs Kh'],
  ['nain-jaune-court', '', '7d Td Jc Qh Ks'],
  ['avantcoureur-1760', 'Td Jc Qs Kh 7d', '7d Td Jc Qs Kc Kd Kh Ks'],
  ['avantcoureur-1760 heldHonour=nothing', '7d', '7d Td Jc Qs Kc Kd Kh Ks'],
])('by %s the settlement asks for %s, and %s bring something when laid', (rules, asked, scoring) => {
  const compiled = compileRules(rulesOf(rules), 3);
  expect(makeCardsText(askedCards(compiled))).toBe(asked);
  expect(makeCardsText(scoringCards(compiled))).toBe(scoring);
});
