import MiniSearch from 'minisearch';

/** An entry that can be searched. A word of the title weighs more than one of the keywords. */
export interface SearchEntry<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly keywords: string;
}

/** What a search knows of a language. Words are separated by spaces. */
export interface SearchLanguage {
  /** Words that say nothing about a situation. */
  readonly stopWords: string;
  /** Endings that word forms lose, such as `ing ed s`. */
  readonly endings: string;
  /** Words that mean the same, a set a line. */
  readonly synonyms: readonly string[];
  /** Words that mean something else together, and the word that replaces them. */
  readonly phrases: Readonly<Record<string, string>>;
}

const SHORTEST_STEM = 3;
/** Shorter words are not compared with similar ones. */
const SHORTEST_FUZZY = 5;
const SHORTEST_PREFIX = 3;

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

/**
 * Returns a function that finds the entries that answer a question best.
 *
 * One word in common is enough. Rare words weigh more, and word forms and synonyms count, as do small typing errors in
 * words that no entry has.
 *
 * @param most The number of entries to return. An empty question returns all.
 * @returns The ids, best first.
 */
export function makeSearch<Id extends string>(
  entries: readonly SearchEntry<Id>[],
  language: SearchLanguage,
  most: number,
): (query: string) => readonly Id[] {
  const tokenize = tokenizer(language);
  const known = new Set(entries.flatMap(({ title, keywords }) => tokenize(`${title} ${keywords}`)));
  const index = new MiniSearch<SearchEntry<Id>>({
    fields: ['title', 'keywords'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 1.3 },
      prefix: (term) => term.length >= SHORTEST_PREFIX,
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY && !known.has(term) ? 0.2 : false),
      weights: { prefix: 0.3, fuzzy: 0.3 },
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
    },
  });
  index.addAll(entries);
  return (query) =>
    foldText(query) === ''
      ? entries.map(({ id }) => id)
      : index
          .search(query)
          .slice(0, most)
          .map(({ id }) => id as Id);
}

/** Returns a function that splits a text into the stems of its words, without stop words. */
function tokenizer({ stopWords, endings, synonyms, phrases }: SearchLanguage): (text: string) => string[] {
  const stops = new Set(wordsOf(stopWords));
  const stemOf = stemmer(wordsOf(endings));
  const sets = synonyms.map((line) => wordsOf(line).map(stemOf));
  const canonical = new Map(sets.flatMap(([first = '', ...others]) => others.map((other) => [other, first])));
  const replaced = Object.entries(phrases).map(
    ([phrase, word]) => [foldText(phrase), foldText(word)] as const,
  );
  return (text) => {
    const plain = replaced.reduce(
      (all, [phrase, word]) => all.replaceAll(` ${phrase} `, ` ${word} `),
      ` ${foldText(text)} `,
    );
    const stems = wordsOf(plain)
      .filter((word) => !stops.has(word))
      .map(stemOf);
    return [...new Set(stems.flatMap((stem) => [stem, canonical.get(stem) ?? stem]))];
  };
}

/** Returns a function that removes the longest ending that leaves a stem. */
function stemmer(endings: readonly string[]): (word: string) => string {
  const longestFirst = endings.toSorted((one, other) => other.length - one.length);
  return (word) => {
    const ending = longestFirst.find(
      (some) => word.endsWith(some) && word.length - some.length >= SHORTEST_STEM,
    );
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '');
}
