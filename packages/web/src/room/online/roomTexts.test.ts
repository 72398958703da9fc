import type { LobbyTable } from '@nain-jaune/protocol';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { joiningText, lobbyText } from './roomTexts.ts';

const texts = await words('en').chapters.online();
const TABLE = { phase: 'playing', watching: true } as LobbyTable;

test('a visitor is offered what the table gives', () => {
  const offered = (['seat', 'next-deal', 'wait', 'full'] as const).map((one) => joiningText(one, texts));
  expect(offered).toEqual([
    'Take a seat',
    'Play from the next deal',
    'Wait for a seat',
    'All seats are taken.',
  ]);
});

test('the lobby offers to join or wait while the table accepts it, else to watch while that is allowed', () => {
  const offered = (['seat', 'next-deal', 'wait', 'full'] as const).map((joining) =>
    lobbyText({ ...TABLE, joining }, texts),
  );
  expect(offered).toEqual(['Join', 'Join', 'Wait for a seat', 'Watch']);
  expect(lobbyText({ ...TABLE, joining: 'full', watching: false }, texts)).toBeNull();
});
