import { LANGUAGE_NAMES, type Language } from './registry.ts';

export { LANGUAGE_NAMES, type Language, RANK_LETTERS } from './registry.ts';

/** The languages, the source's own first. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The language that is spoken to somebody of whom nothing is known. */
const FALLBACK: Language = 'en';

/** Whether a text is the code of a language that is spoken here. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGE_NAMES, text);
}

/**
 * The first language spoken here of those somebody prefers, as a browser lists them (`fr-CA`) or as `$LANG` has it
 * (`de_AT.UTF-8`); English where none is.
 */
export function chooseLanguage(preferred: readonly string[]): Language {
  return preferred.map(primary).find(isLanguage) ?? FALLBACK;
}

function primary(tag: string): string {
  return tag.split(/[-_.@]/, 1)[0]?.toLowerCase() ?? '';
}
