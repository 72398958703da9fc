import type { LessonWords } from '../lesson.ts';

/** Words of the lesson that teaches the game by playing a prepared deal, in English. */
export const lesson: LessonWords = {
  title: 'Learn to play',
};
