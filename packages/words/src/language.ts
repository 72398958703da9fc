/** The languages by ISO 639 code, each with its own name, in the order of the menu. */
export const LANGUAGE_NAMES = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

type RankLetters = readonly [ace: string, jack: string, queen: string, king: string];

/** The letters in the corners of aces and court cards. */
export const RANK_LETTERS: Readonly<Record<Language, RankLetters>> = {
  fr: ['1', 'V', 'D', 'R'],
  en: ['A', 'J', 'Q', 'K'],
  de: ['A', 'B', 'D', 'K'],
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

const FALLBACK: Language = 'en';

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGE_NAMES, text);
}

/** Returns the first known language of a list of tags such as `fr-CA` or `de_AT.UTF-8`, or English. */
export function chooseLanguage(preferred: readonly string[]): Language {
  return preferred.map(primary).find(isLanguage) ?? FALLBACK;
}

function primary(tag: string): string {
  return tag.split(/[-_.@]/, 1)[0]?.toLowerCase() ?? '';
}
