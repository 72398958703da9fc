import { type GameView, type Move, makeCardSet } from '@nain-jaune/engine';
import { kernelAt } from '@nain-jaune/engine/kernel';
import type { Bot } from '../bot.ts';
import { observationsOf } from '../knowledge/observations.ts';
import { moveOf } from './moves.ts';
import { Policy } from './policy.ts';
import { RULE_OF_THUMB, type Weights } from './weights.ts';

/** Returns the move of a rule of thumb, always announced. */
export function moveByRule(view: GameView, legal: readonly Move[], weights: Weights): Move {
  const kernel = kernelAt(view);
  const cards = makeCardSet(legal.flatMap((move) => (move.type === 'lay' ? [move.card] : [])));
  const policy = new Policy(kernel.rules, weights);
  const { seenCards } = observationsOf(view);
  return moveOf(policy.chooseFrom(cards, kernel, seenCards, view.deal?.talon ?? 0), legal);
}

/**
 * A rule of thumb that looks at its own hand: long runs, full boxes, leading again. It does not count cards.
 */
export const heuristic: Bot = {
  name: 'heuristic',
  choose: (view, legal) => moveByRule(view, legal, RULE_OF_THUMB),
};
