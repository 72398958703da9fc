import { compileRules, moveText } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { consideredMoves } from './consideredMoves.ts';
import { moveOf, viewOf } from './testing/preparedDeal.ts';

function told(rules: string, hand: string, made: string | null = null): string[] {
  const { view, legal } = viewOf({ rules, hands: [hand, '2c', '3c'] });
  const compiled = compileRules(view.rules, 3);
  return consideredMoves(compiled, legal, made === null ? null : moveOf(made)).map(moveText);
}

describe('the moves that a choice is between', () => {
  test('are one for the plain cards of a rank where runs go by rank', () => {
    expect(told('lindor-1789', '5c 5h 9s')).toEqual(['5c', '9s']);
  });

  test('are an honour and a plain card of its rank, which differ', () => {
    expect(told('lindor-1789 announcing=automatic', '7c 7d 7h')).toEqual(['7c', '7d']);
  });

  test('are all cards where runs go within a suit', () => {
    expect(told('avantcoureur-1760 hocs=false', '5c 5h 9s')).toEqual(['5c', '5h', '9s']);
  });

  test('have an honour laid in silence only where that was done', () => {
    expect(told('lindor-1789', '7d 9s')).toEqual(['7d!', '9s']);
    expect(told('lindor-1789', '7d 9s', '7d')).toEqual(['7d!', '7d', '9s']);
  });
});
