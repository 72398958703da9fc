import { type GameView, type Lay, type Move, makeCardText } from '@nain-jaune/engine';
import { announcedLays } from '../lays.ts';
import { longest } from '../levels/longest.ts';
import { type Character, PACES } from './character.ts';
import { chooseWithin } from './chooseWithin.ts';

/**
 * The bold one: she lays an honour as soon as she may, the one of the fullest box first, else leads the start of her
 * longest run. She never passes if she can lay.
 */
export const rosalie: Character = {
  name: 'rosalie',
  strength: longest.name,
  pace: PACES.rosalie,
  choose(view, legal, random) {
    return chooseWithin(longest, fullestHonours(view, legal), { view, legal, random });
  },
};

/** The legal honours of the fullest box, announced. */
function fullestHonours(view: GameView, legal: readonly Move[]): Lay[] {
  const lays = announcedLays(legal).map((move) => ({ move, held: boxOf(view, move) }));
  const most = Math.max(...lays.map(({ held }) => held));
  return lays.filter(({ held }) => held >= 0 && held === most).map(({ move }) => move);
}

/** The contents of the box of an honour, −1 for another card. */
function boxOf({ rules, boxes }: GameView, { card }: Lay): number {
  const box = rules.honours.findIndex((honour) => honour.card === makeCardText(card));
  return boxes[box] ?? -1;
}
