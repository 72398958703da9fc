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
