// Written by scripts/languages.ts from the files in languages/: change those, and not this one.
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import type { Language } from './registry.ts';
import type { Words } from './words.ts';

/** Everything that is said in each language. */
export const EVERY_LANGUAGE: Readonly<Record<Language, Words>> = {
  fr,
  en,
  de,
};
