import type { Language } from '@nain-jaune/words';

/** British English: a date of the page has the day first in all languages. */
const LOCALES: Readonly<Partial<Record<Language, string>>> = { en: 'en-GB' };

export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language] ?? language, options);
}
