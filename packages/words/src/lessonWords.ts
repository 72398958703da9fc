/** What the sentences of the lesson may name: cards and calls as they are called elsewhere, players by their seats. */
export interface LessonTold {
  readonly names: readonly string[];
  /** A card, given as records write it, without an article: `seven of diamonds`. */
  card(text: string): string;
  /** What the corner of a card shows of its rank: `10`. */
  rank(text: string): string;
  /** What is said to announce a card. */
  announcement(text: string): string;
  /** What is said where a card of this rank is wanted and not laid: `without 4`. */
  without(text: string): string;
  /** A number of counters with its noun. */
  counters(count: number): string;
}

/** One sentence of the teacher; `counters` is a number that the step is about, else 0. */
export type LessonSentence = (told: LessonTold, counters: number) => string;

/** A question: what is asked, and what the teacher says to a right answer and to a wrong one. */
export interface LessonQuestion {
  readonly asked: LessonSentence;
  readonly right: LessonSentence;
  readonly wrong: LessonSentence;
}

/** What the teacher says or asks for, step by step. */
export interface LessonTexts {
  readonly hello: LessonSentence;
  readonly board: LessonSentence;
  readonly hand: LessonSentence;
  readonly ace: LessonSentence;
  readonly two: LessonSentence;
  readonly three: LessonSentence;
  readonly withoutFour: LessonSentence;
  readonly ninon: LessonSentence;
  readonly leonie: LessonSentence;
  readonly achille: LessonSentence;
  readonly forgotten: LessonSentence;
  readonly queen: LessonSentence;
  readonly swept: LessonSentence;
  readonly king: LessonSentence;
  readonly leadAgain: LessonSentence;
  readonly jack: LessonSentence;
  readonly withoutQueen: LessonSentence;
  readonly kings: LessonSentence;
  readonly climb: LessonSentence;
  readonly dwarf: LessonSentence;
  readonly sweptDwarf: LessonSentence;
  readonly eight: LessonSentence;
  readonly withoutNine: LessonSentence;
  readonly stall: LessonSentence;
  readonly five: LessonSentence;
  readonly six: LessonSentence;
  readonly seven: LessonSentence;
  readonly out: LessonSentence;
  readonly points: LessonSentence;
  readonly bete: LessonSentence;
  readonly settled: LessonSentence;
  readonly end: LessonSentence;
}

/** The questions, in the deal and after it. */
export interface LessonQuestions {
  readonly fullest: LessonQuestion;
  readonly leader: LessonQuestion;
  readonly pays: LessonQuestion;
  readonly follow: LessonQuestion;
  readonly mayPass: LessonQuestion;
  readonly keep: LessonQuestion;
  readonly silence: LessonQuestion;
}

/** Why something that the pupil did was not what the teacher asked for, kindly. */
export interface LessonSlips {
  /** The card would fit, and another one is asked for. */
  other(card: string): string;
  /** The card does not fit: what is wanted, as the corner of a card shows it. */
  unfit(wanted: string): string;
  /** A card, where only a pass is possible. */
  mustPass(call: string): string;
  /** A pass, where there is a card to lay. */
  mayLay(card: string): string;
}

/** The words of the lesson that teaches the game by playing a prepared deal. */
export interface LessonWords {
  readonly title: string;
  /** What the teacher is. */
  readonly teacher: string;
  /** The pupil, where he has given no name. */
  readonly you: string;
  progress(step: number, of: number): string;
  readonly next: string;
  readonly back: string;
  readonly readAloud: string;
  readonly again: string;
  readonly leave: string;
  readonly notOpened: string;
  /** What lies open at the end: the cards that the others still held. */
  readonly stillHeld: string;
  /** What begins a real game, at once or after choosing. */
  readonly playNow: string;
  readonly chooseGame: string;
  readonly mayPass: string;
  readonly mayNotPass: string;
  readonly texts: LessonTexts;
  readonly questions: LessonQuestions;
  readonly slips: LessonSlips;
}
