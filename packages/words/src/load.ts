import { type Language, LOADERS } from './registry.ts';
import type { Words } from './words.ts';

/** Everything that is said in a language, loaded alone: a page speaks one language at a time. */
export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}
