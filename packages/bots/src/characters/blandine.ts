import { heightOf } from '@nain-jaune/engine';
import { heuristic } from '../heuristic/heuristic.ts';
import { type Character, PACES } from './character.ts';
import { chooseWithin } from './chooseWithin.ts';

/** The cautious one: she always leads a card of her lowest rank. */
export const blandine: Character = {
  name: 'blandine',
  strength: heuristic.name,
  pace: PACES.blandine,
  choose(view, legal, random) {
    const lays = legal.filter((move) => move.type === 'lay');
    const lowest = Math.min(...lays.map(({ card }) => heightOf(card)));
    const allowed = view.deal?.turn?.leads ? lays.filter(({ card }) => heightOf(card) === lowest) : [];
    return chooseWithin(heuristic, allowed, { view, legal, random });
  },
};
