/** An entry that can be searched. Matches in the title rank above those in the keywords. */
export interface SearchEntry<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly keywords: string;
}

/** The share of the words of a query that an entry must contain. */
const REQUIRED_SHARE = 0.6;
/** Words up to this length are ignored if the query has longer ones. */
const SHORT_WORD = 2;

/** Folds a text for comparison: lower case, no accents or punctuation, ligatures as two letters. */
export function foldText(text: string): string {
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

/** Returns the entries that match a query, best first. Words match by prefix. An empty query matches every entry. */
export function bestMatches<Id extends string>(query: string, entries: readonly SearchEntry<Id>[]): Id[] {
  const words = wordsOf(query);
  if (words.length === 0) return entries.map(({ id }) => id);
  return entries
    .map(({ id, title, keywords }) => ({ id, ...scoreOf(words, foldText(title), foldText(keywords)) }))
    .filter(({ hits }) => hits >= Math.max(1, words.length * REQUIRED_SHARE))
    .sort((one, other) => other.hits - one.hits || other.inTitle - one.inTitle)
    .map(({ id }) => id);
}

function wordsOf(query: string): string[] {
  const words = [...new Set(foldText(query).split(' '))].filter((word) => word !== '');
  const longer = words.filter((word) => word.length > SHORT_WORD);
  return longer.length > 0 ? longer : words;
}

function scoreOf(words: readonly string[], title: string, keywords: string) {
  const hasWord = (text: string, word: string) => ` ${text}`.includes(` ${word}`);
  const inTitle = words.filter((word) => hasWord(title, word)).length;
  const hits = words.filter((word) => hasWord(title, word) || hasWord(keywords, word)).length;
  return { hits, inTitle };
}
