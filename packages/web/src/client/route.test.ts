import { expect, test } from 'vitest';
import {
  houseAddress,
  keepByAddress,
  keeperAddress,
  parseRoute,
  playAddress,
  printAddress,
  replayAddress,
  tableAddress,
} from './route.svelte.ts';

test.each([
  ['', { page: 'home', rules: null }],
  ['#/', { page: 'home', rules: null }],
  ['#/keeper', { page: 'keeper', evening: null, rules: null }],
  [keeperAddress('k1 2'), { page: 'keeper', evening: 'k1 2', rules: null }],
  [
    keepByAddress('lindor-1789~end.deals=3'),
    { page: 'keeper', evening: null, rules: 'lindor-1789~end.deals=3' },
  ],
  [playAddress('lindor-1789,end.deals=3'), { page: 'home', rules: 'lindor-1789,end.deals=3' }],
  [tableAddress('a/b'), { page: 'table', game: 'a/b' }],
  [houseAddress('famille~players=4,5/%'), { page: 'house', rules: 'famille~players=4,5/%' }],
  ['#/house/famille~players=4,5', { page: 'house', rules: 'famille~players=4,5' }],
  [houseAddress('famille'), { page: 'house', rules: 'famille' }],
  [printAddress('famille~players=4,5'), { page: 'print', rules: 'famille~players=4,5' }],
  ['#/print', { page: 'print', rules: null }],
  ['#/house', { page: 'house', rules: null }],
  [replayAddress('g', 3), { page: 'replay', game: 'g', deal: 3 }],
  [replayAddress('g'), { page: 'replay', game: 'g', deal: null }],
  ['#/rules', { page: 'rules', section: null, topic: null, rules: null }],
  ['#/rules/judge', { page: 'rules', section: 'judge', topic: null, rules: null }],
  [
    '#/rules/judge/all/famille~payment=points',
    { page: 'rules', section: 'judge', topic: null, rules: 'famille~payment=points' },
  ],
  [
    '#/rules/judge/cannot-pay/3CSZ-RJ3',
    { page: 'rules', section: 'judge', topic: 'cannot-pay', rules: '3CSZ-RJ3' },
  ],
  ['#/choose', { page: 'choose', rules: null }],
  ['#/choose/3CSZ-RJ3', { page: 'choose', rules: '3CSZ-RJ3' }],
  ['#/online', { page: 'online', rules: null }],
  ['#/online/famille~players=4', { page: 'online', rules: 'famille~players=4' }],
  ['#/t/bado-miku-ze', { page: 'room', code: 'bado-miku-ze', token: null }],
  ['#/t/bado-miku-ze/s_e-cret', { page: 'room', code: 'bado-miku-ze', token: 's_e-cret' }],
  ['#/t', { page: 'unknown' }],
  ['#/record/bado-miku-ze/2/3', { page: 'record', code: 'bado-miku-ze', game: 2, deal: 3 }],
  ['#/record/bado-miku-ze/2', { page: 'record', code: 'bado-miku-ze', game: 2, deal: null }],
  ['#/record/bado-miku-ze/x', { page: 'unknown' }],
  ['#/game/', { page: 'unknown' }],
  ['#/game/%E0%A4%A', { page: 'unknown' }],
  ['#/nowhere', { page: 'unknown' }],
])('%s is a page or told to be none', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});
