/** What can be looked for: its title, which counts most, and other words for it. */
export interface Findable<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly more: string;
}

/** Of the words of a query, so many must be found. */
const ENOUGH = 0.6;
/** Words as short as this say little: they are looked for only where there are no others. */
const LITTLE = 2;

/** A text as it is compared: small letters without accents, ligatures in two. */
export function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What fits a query, the best first: what has most of its words, in the title rather than elsewhere. Words fit by their
 * beginning, accents and capitals do not matter. Everything, in its order, where nothing is looked for.
 */
export function bestMatches<Id extends string>(query: string, entries: readonly Findable<Id>[]): Id[] {
  const words = wordsOf(query);
  if (words.length === 0) return entries.map(({ id }) => id);
  return entries
    .map(({ id, title, more }) => ({ id, ...scoreOf(words, plainly(title), plainly(more)) }))
    .filter(({ hits }) => hits >= Math.max(1, words.length * ENOUGH))
    .sort((one, other) => other.hits - one.hits || other.inTitle - one.inTitle)
    .map(({ id }) => id);
}

function wordsOf(query: string): string[] {
  const words = [...new Set(plainly(query).split(' '))].filter((word) => word !== '');
  const telling = words.filter((word) => word.length > LITTLE);
  return telling.length > 0 ? telling : words;
}

function scoreOf(words: readonly string[], title: string, more: string) {
  const begins = (text: string, word: string) => ` ${text}`.includes(` ${word}`);
  const inTitle = words.filter((word) => begins(title, word)).length;
  const hits = words.filter((word) => begins(title, word) || begins(more, word)).length;
  return { hits, inTitle };
}
