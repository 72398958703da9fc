import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import type { ReadableGame } from '../app/gameService/serviceMessages.ts';
import { lastPlayedText, marksOf } from './gameInWords.ts';

const GAME: ReadableGame = {
  readable: true,
  id: 'game',
  kept: Date.UTC(2026, 10, 27, 12),
  rulesId: 'famille',
  players: [
    { name: '', bot: null, profile: null },
    { name: 'A', bot: 'ninon', profile: null },
    { name: 'B', bot: 'prosper', profile: null },
  ],
  deals: 1,
  settled: 0,
  over: false,
  practice: false,
  contest: null,
};
const DAILY = { type: 'daily', date: '2026-11-25' } as const;
const CHALLENGE = { type: 'challenge', text: 'text', code: null } as const;

const plain = (text: string) => text.replace(/\s/g, ' ');

test('a game of a day, a challenge and practice are told apart', () => {
  const french = words('fr');
  const marks = (game: Partial<ReadableGame>) => plain(marksOf({ ...GAME, ...game }, french).join(' · '));
  expect(marks({})).toBe('');
  expect(marks({ contest: DAILY })).toBe('Donne du jour · 25 nov.');
  expect(marks({ contest: CHALLENGE })).toBe('Défi');
  expect(marks({ contest: DAILY, practice: true })).toBe('Entraînement');
  const when = lastPlayedText({ ...GAME, contest: DAILY }, french, { dateStyle: 'medium' });
  expect(plain(when)).toBe('Donne du jour · 25 nov. · 27 nov. 2026');
  expect(lastPlayedText(GAME, words('en'), { dateStyle: 'medium' })).toBe('27 Nov 2026');
});
