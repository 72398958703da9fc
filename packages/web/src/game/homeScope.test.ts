import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { backLinkTo } from './homeScope.ts';

const english = words('en');

test.each([
  ['#/replay/a-game/1/12', 'Back to the replay'],
  ['#/deal/AQA68A/3', 'Back to the replay'],
  ['#/puzzles/p17', 'Back to the puzzle'],
  ['#/analyse/famille_0', 'Back to the analysis'],
  ['#/position/famille_0', 'Back to the analysis'],
  ['#/online', 'Back'],
  ['#/daily/2026-11-25', 'Back to the result'],
])('the link to %s is %j', (href, name) => {
  expect(backLinkTo(href, english)).toEqual({ href, name });
});

test.each([null, '', '#/nothing', 'https://example.com/'])('%j has no link', (address) => {
  expect(backLinkTo(address, english)).toBeNull();
});
