import { type Card, compileRules, type GameView, pass } from '@nain-jaune/engine';
import type { Bot } from '../bot.ts';
import { announcedLays, honoursOf, inOrderOf, isWanted, lowness } from '../lays.ts';

/**
 * Leads the start of its longest run: the ascending cards that it can lay without help up to the next stop, an honour
 * counting two. Of equal runs it leads the lower start. It lays whenever it can and always announces. A wild dwarf is
 * laid only if it would have to pass otherwise.
 */
export const longest: Bot = {
  name: 'longest',
  choose(view, legal) {
    const worth = runWorth(view);
    const order = inOrderOf(
      ({ card }) => (isWanted(view, card) ? 0 : 1),
      ({ card }) => -worth(card),
      ...lowness(honoursOf(view)),
    );
    return announcedLays(legal).sort(order)[0] ?? pass;
  },
};

/** Returns the worth of the best run that a view's own hand can lay without help, by the card that starts it. */
function runWorth(view: GameView): (start: Card) => number {
  const rules = compileRules(view.rules, view.players);
  const honours = honoursOf(view);
  const hand = new Set(view.deal?.hand);
  return function worth(start: Card): number {
    const own = honours.has(start) ? 2 : 1;
    const next = (rules.wantedCards[rules.after[start] ?? 0] ?? []).filter((card) => hand.has(card));
    return own + Math.max(0, ...next.map(worth));
  };
}
