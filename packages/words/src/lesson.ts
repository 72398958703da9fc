/** The words of the lesson that teaches the game by playing a prepared deal. */
export interface LessonWords {
  readonly title: string;
}
