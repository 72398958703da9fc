/** The languages, the source's own first. */
export const LANGUAGES = ['fr', 'en', 'de'] as const;
/** A language by its ISO 639 code. */
export type Language = (typeof LANGUAGES)[number];

/** The language that is spoken to somebody of whom nothing is known. */
const FALLBACK: Language = 'en';

/** Whether a text is the code of a language that is spoken here. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
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
