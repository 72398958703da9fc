import { heightOf } from '@nain-jaune/engine';
import { type Character, PACES } from './character.ts';
import { everyday } from './everyday.ts';
import { chooseWithin } from './within.ts';

/** The cautious one: whenever she leads, she leads a card of her lowest rank. */
export const blandine: Character = {
  name: 'blandine',
  strength: everyday.name,
  pace: PACES.blandine,
  choose(view, legal, random) {
    const lays = legal.filter((move) => move.type === 'lay');
    const lowest = Math.min(...lays.map(({ card }) => heightOf(card)));
    const allowed = view.deal?.turn?.leads ? lays.filter(({ card }) => heightOf(card) === lowest) : legal;
    return chooseWithin(everyday, allowed, view, random);
  },
};
