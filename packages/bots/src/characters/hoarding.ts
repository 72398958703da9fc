import type { Card, GameView, Move } from '@nain-jaune/engine';
import { honoursOf } from '../lays.ts';
import { type Character, PACES } from './character.ts';
import { everyday } from './everyday.ts';
import { chooseWithin } from './within.ts';

/** With so many cards or fewer another is about to go out. */
const ALMOST_OUT = 3;

/**
 * The hoarder: until another is about to go out he lays an honour only when there is nothing else that he may do; then
 * he tries to save what he can.
 */
export const prosper: Character = {
  name: 'prosper',
  strength: everyday.name,
  pace: PACES.prosper,
  choose(view, legal, random) {
    const honours = honoursOf(view);
    const others = isUrgent(view) ? [] : legal.filter((move) => !laysOneOf(honours, move));
    return chooseWithin(everyday, others.length > 0 ? others : legal, view, random);
  },
};

function isUrgent({ deal, seat }: GameView): boolean {
  return deal?.sizes.some((size, other) => other !== seat && size <= ALMOST_OUT) ?? false;
}

function laysOneOf(honours: ReadonlySet<Card>, move: Move): boolean {
  return move.type === 'lay' && honours.has(move.card);
}
