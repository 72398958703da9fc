import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import type { ReadableGame } from '../app/gameService/savedGameList.svelte.ts';
import { lastPlayedText, standingLine } from './gameInWords.ts';

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
  standing: { counters: [105, 110, 100], toMove: null },
};
const DAILY = { type: 'daily', date: '2026-11-25' } as const;
const CHALLENGE = { type: 'challenge', text: 'text', code: null } as const;

const plain = (text: string) => text.replace(/\s/g, ' ');

test('a game of a day, a challenge and practice are told apart', () => {
  const french = words('fr');
  const line = (game: Partial<ReadableGame>) => plain(standingLine({ ...GAME, ...game }, french));
  expect(line({})).toMatch(/^Donne 1 · /);
  expect(line({ contest: DAILY })).toMatch(/^Donne du jour · 25 nov\. · 105/);
  expect(line({ contest: CHALLENGE })).toMatch(/^Défi · Donne 1 · /);
  expect(line({ contest: DAILY, practice: true })).toMatch(/^Entraînement · /);
  const when = lastPlayedText({ ...GAME, contest: DAILY }, french, { dateStyle: 'medium' });
  expect(plain(when)).toBe('Donne du jour · 25 nov. · 27 nov. 2026');
  expect(lastPlayedText(GAME, words('en'), { dateStyle: 'medium' })).toBe('27 Nov 2026');
});
