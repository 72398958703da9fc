import type { Evening } from '@nain-jaune/engine';

/** Returns when the clock of an evening runs out, in milliseconds since 1970, or null without a clock. */
export function timeEnds({ timer, rules, entries }: Evening): number | null {
  const set = timer ?? (rules.end.minutes === null ? null : { of: 'evening', minutes: rules.end.minutes });
  if (set === null) return null;
  const antes = entries.filter(({ type }) => type === 'anted');
  const begun = (set.of === 'deal' ? antes.at(-1) : antes[0])?.at;
  return begun === undefined ? null : begun + set.minutes * 60_000;
}

/** Whether the time limit of the rules is over. A clock that the family set ends nothing. */
export function isTimeUp({ rules, entries }: Evening, now = Date.now()): boolean {
  const begun = entries.find(({ type }) => type === 'anted')?.at;
  const { minutes } = rules.end;
  return minutes !== null && begun !== undefined && now >= begun + minutes * 60_000;
}

/** Formats a duration as a clock: `1:05:09`, `4:30`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
