/** The languages by their ISO 639 codes, in the order in which the page offers them, each with its own name for itself. */
export const LANGUAGE_NAMES = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
} as const;

/** A language by its ISO 639 code. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The letters of the ace, the jack, the queen and the king in each language. */
export const RANK_LETTERS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['1', 'V', 'D', 'R'],
  en: ['A', 'J', 'Q', 'K'],
  de: ['A', 'B', 'D', 'K'],
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

const FALLBACK: Language = 'en';

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGE_NAMES, text);
}

/** Returns the first known language of tags as in a browser (`fr-CA`) or in `$LANG` (`de_AT.UTF-8`), else English. */
export function chooseLanguage(preferred: readonly string[]): Language {
  return preferred.map(primary).find(isLanguage) ?? FALLBACK;
}

function primary(tag: string): string {
  return tag.split(/[-_.@]/, 1)[0]?.toLowerCase() ?? '';
}
