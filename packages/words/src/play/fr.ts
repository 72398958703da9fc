import type { PlayWords } from '../play.ts';

/** Words of play at the table: flow, speech, sounds, looks, in French. */
export const play: PlayWords = {
  title: 'Aspect',
};
