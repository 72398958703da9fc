/** Code units per character that a text may have on average: emoji and flags have up to 15, and some are endless. */
const UNITS_PER_CHARACTER = 8;

/** Made at the first use, which takes longer than the use. */
let segmenter: Intl.Segmenter | undefined;

/** The maximum number of code units in a text of at most `longest` characters. */
export function mostUnits(longest: number): number {
  return longest * UNITS_PER_CHARACTER;
}

/**
 * Splits a text into characters as readers count them (grapheme clusters).
 *
 * @example charactersOf('Zoé👨‍👩‍👧') // ['Z', 'o', 'é', '👨‍👩‍👧']
 */
export function charactersOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Whether a text has at most `longest` characters, and not too many code units. */
export function isWithin(text: string, longest: number): boolean {
  if (text.length <= longest) return true;
  return text.length <= mostUnits(longest) && charactersOf(text).length <= longest;
}

/** Cuts a text to its first whole characters: at most `longest`, and at most `units` code units. */
export function cutTo(text: string, longest: number, units: number = mostUnits(longest)): string {
  // Most texts are short, and the first division into characters costs a page 30 ms.
  if (text.length <= Math.min(longest, units)) return text;
  let cut = '';
  for (const character of charactersOf(text).slice(0, longest)) {
    if (cut.length + character.length > units) break;
    cut += character;
  }
  return cut;
}
