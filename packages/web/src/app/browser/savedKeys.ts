/**
 * The keys of the texts in `localStorage`, without the prefix `nain-jaune.`. Each has a fixture in `fixtures/1.0/browser.json`,
 * which later versions read.
 */
export type SavedKey =
  | 'analysis'
  | 'board'
  | 'boards'
  | 'challenges-entered'
  | 'daily-days'
  | 'daily-mark'
  | 'hand'
  | 'house-rules'
  | 'kept-games'
  | 'lesson'
  | 'new-evening'
  | 'new-game'
  | 'online-hidden'
  | 'online-places'
  | 'online-promises'
  | 'online-terms'
  | 'preferences'
  | 'print'
  | 'profiles'
  | 'puzzle-filter'
  | 'puzzles'
  | 'sound-board'
  | 'sound-hand';
