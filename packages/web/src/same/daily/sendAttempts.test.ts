import { expect, test, vi } from 'vitest';
import { newDay } from './savedDays.ts';
import { SENT, sendAttempts } from './sendAttempts.ts';

function dayOf(date: string, game: string) {
  return { ...newDay(date, game, date), result: 5, expert: 3 };
}

test('an attempt whose game is damaged does not keep the others from being sent', async () => {
  const answer = { result: 5, attempts: 1, better: 0 };
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  const days = [dayOf('2026-11-25', 'damaged'), dayOf('2026-11-24', 'missing'), dayOf('2026-11-23', 'good')];
  const texts: Record<string, string> = {
    damaged: '{',
    good: JSON.stringify({ players: [{ name: 'Anne' }], deals: [] }),
  };
  const sent = new Map<string, string>();
  const games = {
    days,
    record: async (game: string) => texts[game] ?? Promise.reject(new Error('missing')),
    noteSent: ({ date }: { readonly date: string }, how: string) => void sent.set(date, how),
  };
  await sendAttempts(games, '2026-11-25');
  expect([...sent]).toEqual([['2026-11-23', SENT]]);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['api/daily/2026-11-23/attempts']);
  expect(fetched.mock.calls[0]?.[1].body).not.toContain('Anne');
});
