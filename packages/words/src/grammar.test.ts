import { expect, test } from 'vitest';
import { words } from './index.ts';

test.each([
  ['en', ['0 counters', '1 counter', '2 counters', '1,200 counters', '-1 counter']],
  ['fr', ['0 jeton', '1 jeton', '2 jetons', '1\u202f200 jetons', '-1 jeton']],
  ['de', ['0 Jetons', '1 Jeton', '2 Jetons', '1.200 Jetons', '-1 Jeton']],
] as const)('counters are counted in %s', (language, texts) => {
  expect([0, 1, 2, 1200, -1].map(words(language).interface.countersCount)).toEqual(texts);
});
