import { pass } from '@nain-jaune/engine';
import type { Bot } from '../bot.ts';
import { announcedLays, honoursOf, inOrderOf, isWanted, lowness } from '../lays.ts';

/**
 * Leads its lowest card, an honour first among equals. It lays whenever it can and always announces. A wild dwarf is
 * laid only if it would have to pass otherwise, and led as a seven.
 */
export const lowest: Bot = {
  name: 'lowest',
  choose(view, legal) {
    const order = inOrderOf(({ card }) => (isWanted(view, card) ? 0 : 1), ...lowness(honoursOf(view)));
    return announcedLays(legal).sort(order)[0] ?? pass;
  },
};
