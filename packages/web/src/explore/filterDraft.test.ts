import { EVERYTHING } from '@nain-jaune/review/explore';
import { expect, it } from 'vitest';
import { FilterDraft, MOST_CARDS } from './filterDraft.svelte.ts';

it('begins without a filter', () => {
  const draft = new FilterDraft();
  expect(draft.filter).toEqual({ ...EVERYTHING, hand: { ...EVERYTHING.hand, most: MOST_CARDS } });
  expect([draft.isSet, draft.problem]).toEqual([false, null]);
});

it('makes the filter of its fields, and is reset', () => {
  const draft = new FilterDraft();
  draft.ruleset = 'famille';
  draft.name = ' Anne ';
  draft.holds = 'K';
  draft.run = 3;
  draft.least = 5;
  expect(draft.filter).toMatchObject({
    ruleset: 'famille',
    name: 'Anne',
    hand: { least: 5, rank: 'K', honour: false, run: 3 },
  });
  draft.holds = 'honour';
  expect(draft.filter.hand).toMatchObject({ honour: true, rank: null });
  expect(draft.isSet).toBe(true);
  draft.reset();
  expect(draft.isSet).toBe(false);
});

it.each([
  ['', 18, 'not-a-number-of-cards'],
  ['1e1', 18, 'not-a-number-of-cards'],
  [0, 18, 'not-a-number-of-cards'],
  [1, 27, 'not-a-number-of-cards'],
  [5, 4, 'least-above-most'],
  [5, 5, null],
])('cards from %s to %s: %s', (least, most, problem) => {
  const draft = new FilterDraft();
  draft.least = least;
  draft.most = most;
  expect(draft.problem).toBe(problem);
});
