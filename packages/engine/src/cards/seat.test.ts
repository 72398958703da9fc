import { describe, expect, test } from 'vitest';
import { neighbour, seatAt, seatsAfter, seatsOf } from '../index.ts';

describe('seats', () => {
  test('are numbered clockwise: the left-hand neighbour of seat 1 is seat 2, the right-hand one seat 0', () => {
    expect(neighbour(seatAt(1), 'clockwise', 4)).toBe(2);
    expect(neighbour(seatAt(1), 'anticlockwise', 4)).toBe(0);
  });

  test('go round', () => {
    expect(neighbour(seatAt(3), 'clockwise', 4)).toBe(0);
    expect(neighbour(seatAt(0), 'anticlockwise', 4)).toBe(3);
    expect(seatsAfter(seatAt(2), 'clockwise', 4)).toEqual([3, 0, 1, 2]);
    expect(seatsAfter(seatAt(2), 'anticlockwise', 4)).toEqual([1, 0, 3, 2]);
  });

  test('of a table begin at 0', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
  });

  test.each([-1, 8, 0.5, Number.NaN])('there is no seat %d', (number) => {
    expect(() => seatAt(number)).toThrow(RangeError);
  });
});
