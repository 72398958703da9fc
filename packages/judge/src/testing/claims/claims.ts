import type { TopicId } from '../../topics.ts';
import type { Claims } from './claim.ts';
import { DWARF } from './dwarf.ts';
import { END } from './end.ts';
import { HONOURS } from './honours.ts';
import { OPERAS } from './opera.ts';
import { PAYING } from './paying.ts';
import { PLAY } from './play.ts';
import { START } from './start.ts';

/** A claim for every sentence that the judge may say of any situation. */
export const CLAIMS: Claims<TopicId> = {
  ...START,
  ...PLAY,
  ...HONOURS,
  ...DWARF,
  ...PAYING,
  ...OPERAS,
  ...END,
};
