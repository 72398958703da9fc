import type { LessonWords } from '../lesson.ts';

/** Words of the lesson that teaches the game by playing a prepared deal, in German. */
export const lesson: LessonWords = {
  title: 'Spielen lernen',
};
