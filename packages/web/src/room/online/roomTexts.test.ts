import type { LobbyTable, Member } from '@nain-jaune/protocol';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { ANNE, BASILE, ROOM, seatsWith } from '../../testing/roomInfo.ts';
import { joiningText, lobbyText, waitingText } from './roomTexts.ts';

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

test('a member who waits is told what is true', () => {
  const board: Member = { ...ANNE, id: 9, board: true };
  const [eve, fay] = [BASILE, { ...BASILE, id: 3, name: 'Fay', waits: true }];
  const members = [board, ANNE, eve, fay];
  const seats = seatsWith(eve, 1);
  const playing = { ...ROOM, phase: 'playing', members, seats } as const;
  const gone = { ...playing, members: [board, ANNE, { ...eve, connected: false }, fay] };
  expect([
    waitingText(playing, { ...fay, seatFrom: 'next-deal' }, texts),
    waitingText(playing, { ...fay, seatFrom: 'next-deal', takes: 2 }, texts),
    waitingText(playing, { ...fay, seatFrom: 'next-game' }, texts),
    waitingText(gone, fay, texts),
    waitingText(playing, fay, texts),
    waitingText({ ...playing, nextPlayers: 8 }, fay, texts),
    waitingText({ ...playing, members: [ANNE, eve, fay] }, fay, texts),
    waitingText({ ...playing, phase: 'gathering' }, fay, texts),
  ]).toEqual([
    'You’ll play from the next deal.',
    'You’ll take Basile’s seat at the next deal.',
    'You’ll play from the next game.',
    'All seats are taken: you’re watching. You’ll play as soon as a seat is free. Basile is away: the big screen can give you a seat.',
    'All seats are taken: you’re watching. You’ll play as soon as a seat is free. The big screen can add a seat.',
    'All seats are taken: you’re watching. You’ll play as soon as a seat is free.',
    'All seats are taken: you’re watching. You’ll play as soon as a seat is free.',
    'These rules are for at most 4 players. You’ll play as soon as a seat is free.',
  ]);
});

test('a deleted name is in lower case and in its case inside a sentence', async () => {
  const room = { ...ROOM, members: [ANNE, { ...BASILE, name: '' }] };
  const member = { ...BASILE, id: 3, takes: BASILE.id };
  const told = (['fr', 'de', 'en'] as const).map(async (language) =>
    waitingText(room, member, await words(language).chapters.online()),
  );
  expect(await Promise.all(told)).toEqual([
    'Vous prendrez la place de quelqu’un à la prochaine donne.',
    'Ab der nächsten Runde spielst du anstelle von jemandem.',
    'You’ll take someone’s seat at the next deal.',
  ]);
});

test('the lobby offers to join or wait while the table accepts it, else to watch while that is allowed', () => {
  const offered = (['seat', 'next-deal', 'wait', 'full'] as const).map((joining) =>
    lobbyText({ ...TABLE, joining }, texts),
  );
  expect(offered).toEqual(['Join', 'Join', 'Wait for a seat', 'Watch']);
  expect(lobbyText({ ...TABLE, joining: 'full', watching: false }, texts)).toBeNull();
});
