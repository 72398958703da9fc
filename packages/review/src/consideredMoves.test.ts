import { compileRules, moveText } from '@nain-jaune/engine';
import { moveOf } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { consideredMoves } from './consideredMoves.ts';
import { viewOf } from './testing/preparedDeal.ts';

function considered(rules: string, hand: string, made: string | null = null): string[] {
  const { view, legal } = viewOf({ rules, hands: [hand, '2c', '3c'] });
  const compiled = compileRules(view.rules, 3);
  return consideredMoves(compiled, legal, made === null ? null : moveOf(made)).map(moveText);
}

describe('consideredMoves', () => {
  test('keeps one plain card of a rank if runs go by rank', () => {
    expect(considered('lindor-1789', '5c 5h 9s')).toEqual(['5c', '9s']);
  });

  test('keeps an honour and a plain card of the same rank', () => {
    expect(considered('lindor-1789 announcing=automatic', '7c 7d 7h')).toEqual(['7c', '7d']);
  });

  test('keeps all cards if runs go by suit', () => {
    expect(considered('avantcoureur-1760 hocs=false', '5c 5h 9s')).toEqual(['5c', '5h', '9s']);
  });

  test('keeps a silent honour only if it was the move made', () => {
    expect(considered('lindor-1789', '7d 9s')).toEqual(['7d!', '9s']);
    expect(considered('lindor-1789', '7d 9s', '7d')).toEqual(['7d!', '7d', '9s']);
  });
});
