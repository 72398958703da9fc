/** Shorter than whole words, so that the forms of a word count as one. */
const STEM_LENGTH = 6;
/** Two words in a row and three letters in a row say less than a word, since each word brings several. */
const PAIR_WEIGHT = 0.7;
const LETTERS_WEIGHT = 0.5;
/** How many questions with the usual share of a feature are added to each entry, so that chance hits weigh little. */
const USUAL_QUESTIONS = 15;

interface Feature {
  readonly text: string;
  readonly weight: number;
}

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
 * Returns a function that finds the entries that answer a question best, by what was asked about each: a naive Bayes
 * classifier over words, pairs of words, and threes of letters, which also match other forms and typing errors.
 *
 * @param asked The questions that each entry answers.
 * @param most The number of entries to return. An empty question returns all, one without a known word none.
 * @returns The ids, best first.
 */
export function makeSearch<Id extends string>(
  asked: ReadonlyMap<Id, readonly string[]>,
  most: number,
): (query: string) => readonly Id[] {
  const [ids, questions] = [[...asked.keys()], [...asked.values()]];
  let counts: Counts | null = null;
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return ids;
    counts ??= countFeatures(questions);
    if (!words.some((word) => isKnown(word, counts!))) return [];
    const scores = scoresOf(featuresOf(words), counts, questions);
    return ids
      .map((id, entry) => ({ id, score: scores[entry]! }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ id }) => id);
  };
}

/** In how many questions of each entry a feature is. */
type Counts = ReadonlyMap<string, Uint16Array>;

function countFeatures(asked: readonly (readonly string[])[]): Counts {
  const counts = new Map<string, Uint16Array>();
  for (const [entry, questions] of asked.entries())
    for (const question of questions)
      for (const { text } of featuresOf(wordsOf(question))) {
        const row = counts.get(text) ?? new Uint16Array(asked.length);
        row[entry]! += 1;
        counts.set(text, row);
      }
  return counts;
}

/** Returns for each entry the logarithm of how much likelier it is asked with these features than any. */
function scoresOf(
  features: readonly Feature[],
  counts: Counts,
  asked: readonly (readonly string[])[],
): Float64Array {
  const all = asked.reduce((sum, questions) => sum + questions.length, 0);
  const scores = new Float64Array(asked.length);
  for (const { text, weight } of features) {
    const row = counts.get(text);
    if (row === undefined) continue;
    const usual = row.reduce((sum, count) => sum + count, 0) / all;
    for (const [entry, questions] of asked.entries()) {
      const share = (row[entry]! + USUAL_QUESTIONS * usual) / (questions.length + USUAL_QUESTIONS);
      scores[entry]! += weight * Math.log(share / usual);
    }
  }
  return scores;
}

/** Tolerates typing errors: half of its threes of letters are enough. */
function isKnown(word: string, counts: Counts): boolean {
  const letters = lettersOf(word);
  return letters.filter((three) => counts.has(three)).length >= letters.length / 2;
}

/** Returns the features of a question, each once. */
function featuresOf(words: readonly string[]): readonly Feature[] {
  const stems = words.map((word) => word.slice(0, STEM_LENGTH));
  const bounded = ['', ...stems, ''];
  const pairs = bounded.slice(1).map((stem, index) => `${bounded[index]} ${stem}`);
  return [
    ...weighted(stems, 1),
    ...weighted(pairs, PAIR_WEIGHT),
    ...weighted(words.flatMap(lettersOf), LETTERS_WEIGHT),
  ];
}

function weighted(texts: readonly string[], weight: number): readonly Feature[] {
  return [...new Set(texts)].map((text) => ({ text, weight }));
}

/** Returns the threes of letters of a word, with its ends, marked so that none equals a word. */
function lettersOf(word: string): readonly string[] {
  const bounded = `_${word}_`;
  return Array.from({ length: bounded.length - 2 }, (_, start) => `~${bounded.slice(start, start + 3)}`);
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '');
}
