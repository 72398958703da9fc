import { type Card, compileRules, type GameView, wantedAfter } from '@nain-jaune/engine';
import { honoursOf } from './lays.ts';

/** What a run is worth to who lays it alone: a card counts one, an honour two. */
export type RunWorth = (start: Card) => number;

/**
 * The worth of the best run that a view's own hand can lay without help, by the card it starts with. A run ends at
 * a king or another stop, and where no card of the hand continues it. A wild dwarf counts in its own place alone.
 */
export function runWorth(view: GameView): RunWorth {
  const rules = compileRules(view.rules, view.players);
  const honours = honoursOf(view);
  const hand = new Set(view.deal?.hand);
  return function worth(start: Card): number {
    const own = honours.has(start) ? 2 : 1;
    const next = wantedAfter(rules, start).filter((card) => hand.has(card));
    return own + Math.max(0, ...next.map(worth));
  };
}
