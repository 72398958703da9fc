import { RULESETS, seatAt } from '@nain-jaune/engine';
import { cards } from '@nain-jaune/engine/testing';
import { beforeAll, expect, test } from 'vitest';
import type { ReadableGame } from '../app/gameService/serviceMessages.ts';
import { preferences } from '../app/settings/preferences.svelte.ts';
import { tableAtHome, tableAway } from './tableCard.ts';

const GAME: ReadableGame = {
  readable: true,
  id: 'game',
  kept: 1,
  rulesId: 'famille',
  players: [
    { name: '', bot: null, profile: null },
    { name: 'Ninon', bot: 'ninon', profile: null },
    { name: 'Prosper', bot: 'prosper', profile: null },
  ],
  deals: 2,
  settled: 1,
  over: false,
  practice: false,
  contest: null,
  standing: {
    rules: RULESETS.famille,
    counters: [105, 110, 100],
    boxes: [4, 0, 0, 8, 20],
    toMove: seatAt(0),
    hand: cards('7d Kh'),
  },
};

beforeAll(async () => {
  await preferences.setLanguage('en');
  await preferences.loadChapters(['laterHome']);
});

test('a game at home has its deal, whose turn it is, and the counters and place of the player', () => {
  expect(tableAtHome(GAME)).toMatchObject({
    href: '#/game/game',
    kind: 'Your table',
    title: 'Deal 2, your turn',
    counters: 105,
    more: '2nd of 3',
    rules: { id: 'famille' },
    boxes: [4, 0, 0, 8, 20],
    seats: [
      { name: 'Ninon', face: 'ninon', counters: 110 },
      { name: 'Prosper', face: 'prosper', counters: 100 },
    ],
    hand: cards('7d Kh'),
  });
  const equal = { ...GAME.standing!, counters: [105, 105, 105] };
  expect(tableAtHome({ ...GAME, standing: equal })).toMatchObject({ more: '' });
  const standing = { ...GAME.standing!, toMove: seatAt(1) };
  expect(tableAtHome({ ...GAME, standing })).toMatchObject({
    title: 'Deal 2',
    more: 'Ninon to play · 2nd of 3',
  });
});

test('a game of several people, or one whose standing is not known, says less', () => {
  const people = GAME.players.map((player) => ({ ...player, bot: null }));
  expect(tableAtHome({ ...GAME, players: people })).toMatchObject({ title: 'Deal 2', counters: null });
  const { standing: _, ...unknown } = GAME;
  expect(tableAtHome({ ...unknown, practice: true })).toMatchObject({
    kind: 'Practice',
    more: '',
    boxes: [],
    seats: [],
    hand: [],
  });
});

test('a game with house rules has its own rules', () => {
  const rules = { ...RULESETS.famille, id: 'famille-house' };
  const game = { ...GAME, standing: { ...GAME.standing!, rules } };
  expect(tableAtHome(game).rules).toBe(rules);
});

test('a table online or in one room has its own rules, and boxes that are not known', () => {
  const about = { title: 'Paul’s table', state: 'Game in progress', rules: RULESETS['gelber-zwerg'] };
  expect(tableAway({ href: '#/t/bado-miku-ze', opened: 1, isRunning: false, about })).toMatchObject({
    kind: 'Together',
    title: 'Paul’s table',
    more: 'Game in progress',
    rules: RULESETS['gelber-zwerg'],
    boxes: [],
    seats: [],
    hand: [],
  });
});
