import { beforeEach, expect, test, vi } from 'vitest';
import { madeChallenges, saveEntered, saveMade, wasEntered } from './savedChallenges.ts';

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

test('the challenges that were sent are listed, the latest first, each with its cards once', () => {
  const first = { game: 'a', deal: 2, text: 'one', code: 'bado-miku', at: 1 };
  saveMade(first);
  saveMade({ ...first, deal: null, code: null, at: 2 });
  saveEntered('key');
  saveMade({ ...first, text: 'named', code: null, at: 3 });
  expect(madeChallenges()).toEqual([
    { ...first, text: 'named', at: 3 },
    { ...first, deal: null, code: null, at: 2 },
  ]);
  expect(wasEntered('key')).toBe(true);
  for (let one = 0; one < 20; one++) saveMade({ ...first, game: `${one}`, at: one });
  expect(madeChallenges().map(({ game }) => game)).not.toContain('a');
});
