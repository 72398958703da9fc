import { pass } from '@nain-jaune/engine';
import type { Bot } from './bot.ts';
import { announcedLays, honoursOf, inOrderOf, isWanted, lowness } from './lays.ts';
import { runWorth } from './runs.ts';

/**
 * Leads the start of its longest run, honours counted in: the ascending cards that it could lay without help up to
 * the next stop, an honour counting two; among equal runs the lower start. Lays whenever it can, always announces.
 * With a wild dwarf it does as `lowest`: the wanted card first, the dwarf when it would have to pass otherwise.
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
