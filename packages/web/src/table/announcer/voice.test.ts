import { expect, it } from 'vitest';
import { Voice } from './voice.ts';

it('speaks one call at a time and skips all but the latest waiting one', () => {
  const spoken: string[] = [];
  let said: () => void = () => undefined;
  const voice = new Voice((text, done) => {
    spoken.push(text);
    said = done;
  });
  voice.speak('5');
  voice.speak('6');
  voice.speak('7');
  expect(spoken).toEqual(['5']);
  said();
  expect(spoken).toEqual(['5', '7']);
  said();
  voice.speak('sans 8');
  expect(spoken).toEqual(['5', '7', 'sans 8']);
});

it('keeps an important call that waits, and speaks it first', () => {
  const spoken: string[] = [];
  let said: () => void = () => undefined;
  const voice = new Voice((text, done) => {
    spoken.push(text);
    said = done;
  });
  voice.speak('10');
  voice.speak('Jack');
  voice.speak('Anne takes the queen: 12', true);
  voice.speak('King');
  said();
  said();
  said();
  expect(spoken).toEqual(['10', 'Anne takes the queen: 12', 'King']);
});

it('stops speaking', () => {
  const spoken: string[] = [];
  let said: () => void = () => undefined;
  const voice = new Voice((text, done) => {
    spoken.push(text);
    said = done;
  });
  voice.speak('5');
  voice.speak('6');
  voice.hush();
  said();
  expect(spoken).toEqual(['5']);
});
