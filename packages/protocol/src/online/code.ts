/** The consonants of codes of tables: those that no two of our languages say or hear alike enough to mistake. */
export const CODE_CONSONANTS = 'bdfgklmnprstvz';

/** The vowels of codes of tables. */
export const CODE_VOWELS = 'aeiou';

const SYLLABLE = `[${CODE_CONSONANTS}][${CODE_VOWELS}]`;
const CODE = new RegExp(`^${SYLLABLE}${SYLLABLE}-${SYLLABLE}${SYLLABLE}-${SYLLABLE}$`);

/** Whether a text has the form of a table's code: five syllables, such as `bado-miku-ze`. */
export function isTableCode(text: string): boolean {
  return CODE.test(text);
}
