import type { Card, GameView, Move } from '@nain-jaune/engine';
import { heuristic } from '../heuristic/heuristic.ts';
import { honoursOf } from '../lays.ts';
import { type Character, PACES } from './character.ts';
import { chooseWithin } from './chooseWithin.ts';

/** A player with this many cards or fewer is about to go out. */
const ALMOST_OUT = 3;

/** The hoarder: he lays an honour only if he must, until another player is about to go out. */
export const prosper: Character = {
  name: 'prosper',
  strength: heuristic.name,
  pace: PACES.prosper,
  choose(view, legal, random) {
    const honours = honoursOf(view);
    const others = isUrgent(view) ? [] : legal.filter((move) => !laysOneOf(honours, move));
    return chooseWithin(heuristic, others, { view, legal, random });
  },
};

function isUrgent({ deal, seat }: GameView): boolean {
  return deal?.sizes.some((size, other) => other !== seat && size <= ALMOST_OUT) ?? false;
}

function laysOneOf(honours: ReadonlySet<Card>, move: Move): boolean {
  return move.type === 'lay' && honours.has(move.card);
}
