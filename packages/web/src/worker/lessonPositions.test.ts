import { expect, it } from 'vitest';
import { lessonPositions } from './lessonPositions.ts';

const position = (name: string) => lessonPositions().find((other) => other.name === name)!;
const moves = (name: string) => position(name).answers.map(({ move }) => move);

it('every position has the pupil to move, with a hand', () => {
  for (const { view } of lessonPositions()) {
    expect(view.deal?.turn?.seat).toBe(view.seat);
    expect(view.deal?.hand.length).toBeGreaterThan(1);
  }
});

it('only an eight may follow', () => {
  expect(moves('follow')).toEqual(['8d']);
});

it('a lead must be a card', () => {
  expect(moves('lead')).not.toContain('-');
});

it('a wanted card may be kept', () => {
  expect(moves('keep')).toEqual(['Th', '-']);
});

it('only an announced dwarf sweeps its box', () => {
  const { view, answers } = position('silence');
  expect(answers).toContainEqual({ move: '7d!', sweeps: view.boxes[4] });
  expect(answers).toContainEqual({ move: '7d', sweeps: 0 });
});
