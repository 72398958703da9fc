import type { PlayWords } from '../play.ts';

/** Words of play at the table: flow, speech, sounds, looks, in German. */
export const play: PlayWords = {
  title: 'Aussehen',
};
