import { expect, it } from 'vitest';
import { Timer } from './timer.ts';

it('a timer never waits less than no time, though time goes on while it is asked for', () => {
  let time = 0;
  const waits: number[] = [];
  const clock = {
    now: () => time++,
    after: (ms: number) => {
      waits.push(ms);
      return () => undefined;
    },
  };
  const timer = new Timer(clock);
  timer.start(0, () => undefined);
  timer.start(5, () => undefined, 0);
  timer.change(0);
  expect(waits).toHaveLength(3);
  expect(Math.min(...waits)).toBe(0);
});
