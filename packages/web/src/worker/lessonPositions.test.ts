import { expect, it } from 'vitest';
import { lessonPositions } from './lessonPositions.ts';

const position = (name: string) => lessonPositions().find((other) => other.name === name)!;
const moves = (name: string) => position(name).answers.map(({ move }) => move);

it('is the turn of the pupil in every position, and his hand is there', () => {
  for (const { view } of lessonPositions()) {
    expect(view.deal?.turn?.seat).toBe(view.seat);
    expect(view.deal?.hand.length).toBeGreaterThan(1);
  }
});

it('may be followed with an eight alone, or not at all', () => {
  expect(moves('follow')).toEqual(['8d', '-']);
});

it('must lay a card where he leads', () => {
  expect(moves('lead')).not.toContain('-');
});

it('may keep a card that is wanted', () => {
  expect(moves('keep')).toEqual(['Th', '-']);
});

it('sweeps the box of the dwarf when he says so, and nothing in silence', () => {
  const { view, answers } = position('silence');
  expect(answers).toContainEqual({ move: '7d!', sweeps: view.boxes[4] });
  expect(answers).toContainEqual({ move: '7d', sweeps: 0 });
});
