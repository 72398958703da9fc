import { compileRules, lay } from '@nain-jaune/engine';
import { below } from '@nain-jaune/engine/random';
import { heuristic } from '../heuristic/heuristic.ts';
import { lowest } from '../levels/lowest.ts';
import { type Character, PACES } from './character.ts';

/** One announcement in this many is forgotten. */
const FORGOTTEN_ONE_IN = 4;
/** If nothing need be announced, one plan for a lead in this many is. */
const FORGOTTEN_LEAD_ONE_IN = 2;

/**
 * The absent-minded uncle: one time in four he forgets to announce. If the rules do not ask for that, he forgets every other time what he
 * wanted to lead, and leads his lowest card.
 */
export const achille: Character = {
  name: 'achille',
  strength: heuristic.name,
  pace: PACES.achille,
  choose(view, legal, random) {
    const move = heuristic.choose(view, legal, random);
    const announces = compileRules(view.rules, view.players).announcingRequired;
    const mayForget = announces
      ? move.type === 'lay' && move.announced
      : view.deal?.turn?.leads === true && legal.length > 1;
    const oneIn = announces ? FORGOTTEN_ONE_IN : FORGOTTEN_LEAD_ONE_IN;
    if (!mayForget || below(random, oneIn) > 0) return move;
    return announces && move.type === 'lay' ? lay(move.card) : lowest.choose(view, legal, random);
  },
};
