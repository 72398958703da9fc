import { lay } from '@nain-jaune/engine';
import { below } from '@nain-jaune/engine/random';
import { heuristic } from '../heuristic/heuristic.ts';
import { type Character, PACES } from './character.ts';

/** One announcement in this many is forgotten. */
const FORGOTTEN_ONE_IN = 4;

/** The absent-minded uncle: one time in four he forgets to announce. */
export const achille: Character = {
  name: 'achille',
  strength: heuristic.name,
  pace: PACES.achille,
  choose(view, legal, random) {
    const move = heuristic.choose(view, legal, random);
    const forgets = move.type === 'lay' && move.announced && below(random, FORGOTTEN_ONE_IN) === 0;
    return forgets ? lay(move.card) : move;
  },
};
