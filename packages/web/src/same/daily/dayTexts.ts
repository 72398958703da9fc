import type { DateText } from '@nain-jaune/same-cards';
import type { Language } from '@nain-jaune/words';
import { dateFormat } from '../../app/settings/dateFormat.ts';

/** Dates as texts. Days begin in UTC, so they are written in UTC. */
const FORMATS = {
  /** 25 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Wednesday 25 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 25 Nov */
  short: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Wed */
  weekday: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** The formats that are lines of their own, with a capital also in French. */
const STANDALONE: readonly (keyof typeof FORMATS)[] = ['full', 'month'];

export function dayText(date: DateText, format: keyof typeof FORMATS, language: Language): string {
  const options = { ...FORMATS[format], timeZone: 'UTC' } as const;
  const text = dateFormat(language, options).format(Date.parse(date));
  const written = language === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text;
  return STANDALONE.includes(format) ? `${written.charAt(0).toUpperCase()}${written.slice(1)}` : written;
}
