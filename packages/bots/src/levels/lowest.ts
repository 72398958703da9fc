import { pass } from '@nain-jaune/engine';
import type { Bot } from '../bot.ts';
import { announcedLays, honoursOf, inOrderOf, isWanted, lowness } from '../lays.ts';

/**
 * Leads its lowest card, the honour first among equals; lays whenever it can; always announces.
 * A wild dwarf it keeps while it can follow with a wanted card, and lays when it would have to pass otherwise; it leads
 * the dwarf as the seven it is.
 */
export const lowest: Bot = {
  name: 'lowest',
  choose(view, legal) {
    const order = inOrderOf(({ card }) => (isWanted(view, card) ? 0 : 1), ...lowness(honoursOf(view)));
    return announcedLays(legal).sort(order)[0] ?? pass;
  },
};
