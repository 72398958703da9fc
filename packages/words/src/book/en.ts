import type { BookWords } from '../book.ts';

/** Words of the rule book, and of the page that lays the rulesets side by side, in English. */
export const book: BookWords = {
  title: 'The rules',
};
