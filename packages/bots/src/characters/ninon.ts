import { type Move, pass } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import { announcedLays } from '../lays.ts';
import { type Character, PACES } from './character.ts';

/** The child: lays any card whenever she can, and always announces. */
export const ninon: Character = {
  name: 'ninon',
  strength: 'random',
  pace: PACES.ninon,
  choose: (_view, legal, random) => anyCard(legal, random),
};

/** Returns any legal card, announced if possible, or a pass if there is none. */
export function anyCard(legal: readonly Move[], random: Random): Move {
  const lays = announcedLays(legal);
  return lays.length === 0 ? pass : (lays[below(random, lays.length)] ?? pass);
}
