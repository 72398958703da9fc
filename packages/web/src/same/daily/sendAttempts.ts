import { addDays, type DateText } from '@nain-jaune/same-cards';
import * as v from 'valibot';
import { sendAttempt } from './dailyApi.ts';
import type { DailyGames } from './dailyGames.svelte.ts';
import { isDone, type SavedDay } from './savedDays.ts';

/** The server accepts attempts of a day for a week. */
const LATEST_DAYS = 7;
export const SENT = 'sent';
/** The server asks to try again later, or its day has not begun. */
const AGAIN = ['not-ready', 'too-many', 'internal', 'not-yet'];

const RECORD_TEXT = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ players: v.array(v.looseObject({ name: v.string() })) }),
);

type Games = Pick<DailyGames, 'days' | 'record' | 'noteSent'>;

/** Sends the attempts that the server does not have yet, one after another. Names are left out. */
export async function sendAttempts(games: Games, today: DateText): Promise<void> {
  for (const day of games.days) {
    if (!isDone(day) || day.sent !== null || isTooLate(day.date, today)) continue;
    const record = await recordOf(day, games);
    if (record === null) continue;
    const answer = await sendAttempt(day.date, day.attempt, record);
    if (answer === null) return;
    const refused = 'refused' in answer ? answer.refused : null;
    if (refused === null || !AGAIN.includes(refused)) games.noteSent(day, refused ?? SENT);
  }
}

/** Whether servers accept no more attempts of a date. */
export function isTooLate(date: DateText, today: DateText): boolean {
  return date < addDays(today, -LATEST_DAYS);
}

async function recordOf(day: SavedDay, games: Games): Promise<object | null> {
  const text = await games.record(day.game).catch(() => null);
  const parsed = v.safeParse(RECORD_TEXT, text);
  if (!parsed.success) return null;
  const players = parsed.output.players.map((player) => ({ ...player, name: '' }));
  return { ...parsed.output, players };
}
