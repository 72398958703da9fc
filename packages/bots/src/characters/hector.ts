import { below } from '@nain-jaune/engine/random';
import { heuristic } from '../heuristic/heuristic.ts';
import { type Character, PACES } from './character.ts';
import { anyCard } from './ninon.ts';

/** One card in this many is laid without thinking. */
const UNTHOUGHT_ONE_IN = 4;

/** The hasty one: one time in four he lays any card. */
export const hector: Character = {
  name: 'hector',
  strength: heuristic.name,
  pace: PACES.hector,
  choose(view, legal, random) {
    return below(random, UNTHOUGHT_ONE_IN) === 0
      ? anyCard(legal, random)
      : heuristic.choose(view, legal, random);
  },
};
