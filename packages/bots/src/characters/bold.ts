import { type GameView, type Lay, type Move, makeCardText } from '@nain-jaune/engine';
import { announcedLays } from '../lays.ts';
import { longest } from '../longest.ts';
import { type Character, PACES } from './character.ts';
import { chooseWithin } from './within.ts';

/**
 * The bold one: lays an honour as soon as she may, the one of the fullest box first, leads the start of her longest run
 * otherwise, and never passes while she can lay.
 */
export const rosalie: Character = {
  name: 'rosalie',
  strength: longest.name,
  pace: PACES.rosalie,
  choose(view, legal, random) {
    const honours = fullestHonours(view, legal);
    return chooseWithin(longest, honours.length > 0 ? honours : legal, view, random);
  },
};

/** The honours of the fullest box that may be laid, announced. */
function fullestHonours(view: GameView, legal: readonly Move[]): Lay[] {
  const lays = announcedLays(legal).map((move) => ({ move, held: boxOf(view, move) }));
  const most = Math.max(...lays.map(({ held }) => held));
  return lays.filter(({ held }) => held >= 0 && held === most).map(({ move }) => move);
}

/** What the box of an honour holds; −1 for a card that is none. */
function boxOf({ rules, boxes }: GameView, { card }: Lay): number {
  const box = rules.honours.findIndex((honour) => honour.card === makeCardText(card));
  return boxes[box] ?? -1;
}
