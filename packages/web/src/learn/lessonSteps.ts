import type { LessonQuestions, LessonTexts } from '@nain-jaune/words';

/** A part of the table to highlight. */
export type Spot =
  | 'board'
  | 'hand'
  | 'run'
  | 'pass'
  | 'me'
  | 'seats'
  | `box ${number}`
  | `seat ${number}`
  | `card ${string}`
  | `held ${number}`;

interface Shown {
  readonly spots: readonly Spot[];
}

/** The teacher speaks. */
export interface Say extends Shown {
  readonly type: 'say';
  readonly name: keyof LessonTexts;
}

/** The pupil makes a move. */
export interface Act extends Shown {
  readonly type: 'act';
  readonly name: keyof LessonTexts;
  /** In the notation of records. */
  readonly move: string;
}

/** The others make a number of moves. */
export interface Watch extends Shown {
  readonly type: 'watch';
  readonly name: keyof LessonTexts;
  readonly moves: number;
}

/** The pupil answers a question. */
export interface Ask extends Shown {
  readonly type: 'ask';
  readonly name: keyof LessonQuestions;
}

export type Step = Say | Act | Watch | Ask;

const say = (name: keyof LessonTexts, ...spots: Spot[]): Say => ({ type: 'say', name, spots });
const act = (name: keyof LessonTexts, move: string, ...spots: Spot[]): Act => ({
  type: 'act',
  name,
  move,
  spots,
});
const watch = (name: keyof LessonTexts, moves: number, ...spots: Spot[]): Watch => ({
  type: 'watch',
  name,
  moves,
  spots,
});
const ask = (name: keyof LessonQuestions, ...spots: Spot[]): Ask => ({ type: 'ask', name, spots });

/** The steps of the lesson. A card without a spot is for the pupil to find. */
export const STEPS: readonly Step[] = [
  say('hello', 'seats'),
  say('board', 'board'),
  ask('fullest', 'board'),
  say('hand', 'hand'),
  act('ace', 'Ac', 'card Ac'),
  act('two', '2d', 'card 2d'),
  act('three', '3h'),
  act('withoutFour', '-', 'pass'),
  watch('ninon', 6, 'seat 3', 'run'),
  watch('leonie', 2, 'seat 2', 'run'),
  watch('achille', 3, 'seat 1', 'run'),
  say('sweptTen', 'seat 1', 'box 0'),
  act('queen', 'Qs', 'card Qs', 'box 2'),
  say('swept', 'me', 'box 2'),
  act('king', 'Kd', 'card Kd'),
  act('leadAgain', 'Tc', 'card Tc'),
  act('jack', 'Jd'),
  act('withoutQueen', '-'),
  watch('kings', 4, 'seat 2', 'run'),
  watch('climb', 8, 'run'),
  act('dwarf', '7d', 'card 7d', 'box 4'),
  say('sweptDwarf', 'me', 'box 4'),
  act('eight', '8c'),
  act('withoutNine', '-'),
  watch('stall', 3, 'seats'),
  ask('leader', 'run'),
  act('five', '5s', 'hand'),
  act('six', '6c'),
  act('seven', '7s', 'card 7s'),
  say('out', 'me'),
  say('points', 'held 1', 'held 2', 'held 3'),
  ask('pays', 'held 2'),
  say('bete', 'box 3', 'held 1'),
  say('settled', 'me'),
  ask('follow', 'run'),
  ask('mayPass', 'run'),
  say('later', 'board'),
  ask('keep', 'run'),
  ask('silence', 'box 4'),
  say('end'),
];

/** The number of moves in a step. */
export function movesIn(step: Step): number {
  if (step.type === 'act') return 1;
  return step.type === 'watch' ? step.moves : 0;
}

/** The number of moves before a step. */
export function movesBefore(place: number): number {
  return STEPS.slice(0, place).reduce((sum, step) => sum + movesIn(step), 0);
}
