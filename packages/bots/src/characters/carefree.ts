import { type Move, pass } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import { announcedLays } from '../lays.ts';
import { type Character, PACES } from './character.ts';
import { everyday } from './everyday.ts';

/** Any card that may be laid, announced wherever that is possible; a pass only where there is none. */
function anyCard(legal: readonly Move[], random: Random): Move {
  const lays = announcedLays(legal);
  return lays.length === 0 ? pass : (lays[below(random, lays.length)] ?? pass);
}

/** The child: lays whatever she likes, lays whenever she can, and never forgets to call out an honour. */
export const ninon: Character = {
  name: 'ninon',
  strength: 'random',
  pace: PACES.ninon,
  choose: (_view, legal, random) => anyCard(legal, random),
};

/** One decision in so many is made without a thought. */
const UNTHOUGHT_ONE_IN = 4;

/** The hasty one: one time in four he lays the first card that comes to hand. */
export const hector: Character = {
  name: 'hector',
  strength: everyday.name,
  pace: PACES.hector,
  choose(view, legal, random) {
    return below(random, UNTHOUGHT_ONE_IN) === 0
      ? anyCard(legal, random)
      : everyday.choose(view, legal, random);
  },
};
