import { type Card, type GameView, makeCardText, parseCardText } from '@nain-jaune/engine';
import type { LessonQuestions, LessonWords, Words } from '@nain-jaune/words';
import type { LessonPosition } from '../app/gameService/serviceMessages.ts';
import { paidBy } from './lessonSentences.ts';

/** An answer to choose. */
export interface Option {
  readonly text: string;
  readonly card: Card | null;
  readonly right: boolean;
}

export interface OptionSource {
  readonly view: GameView;
  /** The position of the question, if it is not about the deal. */
  readonly position: LessonPosition | undefined;
  readonly names: readonly string[];
  readonly words: Words;
  readonly chapter: LessonWords;
}

/** The position of a question; undefined if it is about the deal. */
export function positionOf(name: keyof LessonQuestions): LessonPosition['name'] | undefined {
  if (name === 'mayPass') return 'lead';
  return name === 'follow' || name === 'keep' || name === 'silence' ? name : undefined;
}

export function optionsOf(name: keyof LessonQuestions, source: OptionSource): Option[] {
  switch (name) {
    case 'fullest':
      return fullest(source);
    case 'leader':
      return source.names.map((text, seat) => plain(text, seat === source.view.deal?.turn?.seat));
    case 'pays':
      return payments(source.view).map((count) => plain(String(count), count === paidBy(source.view, 2)));
    case 'follow':
      return following(source);
    case 'mayPass':
    case 'keep':
      return yesOrNo(mayMove(source.position, '-'), source.chapter);
    case 'silence':
      return sweeps(source);
  }
}

const plain = (text: string, right: boolean): Option => ({ text, card: null, right });

function mayMove(position: LessonPosition | undefined, move: string): boolean {
  return position?.answers.some((answer) => answer.move === move) ?? false;
}

function yesOrNo(yes: boolean, chapter: LessonWords): Option[] {
  return [plain(chapter.mayPass, yes), plain(chapter.mayNotPass, !yes)];
}

/** The boxes of the queen, the king and the dwarf. */
function fullest({ view, words }: OptionSource): Option[] {
  const most = Math.max(...view.boxes);
  return [2, 3, 4].flatMap((box) => {
    const honour = parseCardText(view.rules.honours[box]?.card ?? '');
    if (honour === undefined) return [];
    return [{ text: words.theHonour(honour), card: honour, right: view.boxes[box] === most }];
  });
}

/** The right payment and two wrong ones. */
function payments(view: GameView): number[] {
  const paid = paidBy(view, 2);
  return [paid - 1, paid, paid + 10];
}

function following({ position, words }: OptionSource): Option[] {
  return (position?.view.deal?.hand ?? []).map((card) => ({
    text: words.cardName(card),
    card,
    right: mayMove(position, makeCardText(card)),
  }));
}

/** What the dwarf sweeps announced or silent. Silent is right. */
function sweeps({ position }: OptionSource): Option[] {
  const swept = (move: string) => position?.answers.find((answer) => answer.move === move)?.sweeps ?? 0;
  return [swept('7d!'), swept('7d')].map((count) => plain(String(count), count === swept('7d')));
}
