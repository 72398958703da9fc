import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../testing/browserStorage.ts';
import { commitmentFor } from './savedCommitments.ts';

const SECRET = 'ab'.repeat(32);
const COMMITMENT = 'cd'.repeat(32);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-25T23:59:00Z') });
  vi.stubGlobal('localStorage', storageOf());
});

afterEach(() => void vi.useRealTimers());

/** A server whose day is given, or none. */
function serve(today: string | null) {
  const days = [
    { date: '2026-11-27', commitment: COMMITMENT, secret: null, attempts: 0 },
    { date: '2026-11-25', commitment: COMMITMENT, secret: SECRET, attempts: 3 },
  ];
  const asked = vi.fn(async () => {
    if (today === null) throw new TypeError('no network');
    return Response.json({ today, days });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

async function makeCalendar() {
  const { DailyCalendar } = await import('./dailyCalendar.svelte.ts');
  return new DailyCalendar();
}

test('without a server today is the day in UTC', async () => {
  serve(null);
  const calendar = await makeCalendar();
  expect(calendar.isLoaded).toBe(false);
  await calendar.load();
  expect([calendar.isLoaded, calendar.today, calendar.of('2026-11-25')]).toEqual([true, '2026-11-25', null]);
});

test('an answer that is not one counts as none', async () => {
  for (const body of [{ today: 'now', days: [] }, { today: '2026-11-25' }, [], 'x', null]) {
    vi.stubGlobal('fetch', async () => Response.json(body));
    const calendar = await makeCalendar();
    await calendar.load();
    expect(calendar.today).toBe('2026-11-25');
    expect(calendar.of('2026-11-25')).toBeNull();
  }
});

test('the server says which day it is, and its commitments are saved', async () => {
  serve('2026-11-26');
  const calendar = await makeCalendar();
  await calendar.load();
  expect(calendar.today).toBe('2026-11-26');
  expect(calendar.of('2026-11-25')?.secret).toBe(SECRET);
  expect(commitmentFor('2026-11-27')).toBe(COMMITMENT);
  expect(commitmentFor('2026-11-25')).toBeNull();
});

test('another day begins while the page is open, also without a network', async () => {
  const asked = serve('2026-11-25');
  const calendar = await makeCalendar();
  await calendar.load();
  calendar.follow();
  expect(asked).toHaveBeenCalledTimes(1);
  serve(null);
  vi.setSystemTime(new Date('2026-11-26T00:02:00Z'));
  calendar.follow();
  await vi.waitFor(() => expect(calendar.today).toBe('2026-11-26'));
  expect(calendar.of('2026-11-25')?.secret).toBe(SECRET);
});

test('a server with another day is asked once a minute', async () => {
  const asked = serve('2026-11-24');
  const calendar = await makeCalendar();
  await calendar.load();
  calendar.follow();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 50_000);
  calendar.follow();
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 9_000);
  vi.setSystemTime(Date.now() + 2_000);
  calendar.follow();
  expect(asked).toHaveBeenCalledTimes(2);
});
