import type { PlayWords } from '../play.ts';

/** Words of play at the table: flow, speech, sounds, looks, in English. */
export const play: PlayWords = {
  title: 'Look',
};
