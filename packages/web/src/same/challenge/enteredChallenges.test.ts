import { beforeEach, expect, test, vi } from 'vitest';
import { saveEntered, wasEntered } from './enteredChallenges.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a challenge that was entered is remembered, and the oldest of many is dropped', () => {
  expect(wasEntered('a')).toBe(false);
  saveEntered('a');
  expect(wasEntered('a')).toBe(true);
  for (let one = 0; one < 499; one++) saveEntered(`${one}`);
  expect(wasEntered('a')).toBe(true);
  saveEntered('b');
  expect(wasEntered('a')).toBe(false);
});

test.each(['{', '[]', '{"list":5}', '{"list":[{},null,"b"]}'])('what is damaged is ignored: %s', (text) => {
  stored.set('nain-jaune.challenges-entered', text);
  expect(wasEntered('a')).toBe(false);
  saveEntered('a');
  expect(wasEntered('a')).toBe(true);
});
