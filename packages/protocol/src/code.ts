/** Consonants of table codes. No two of them are easily confused when said or heard in our languages. */
export const CODE_CONSONANTS = 'bdfgklmnprstvz';

/** Vowels of table codes. */
export const CODE_VOWELS = 'aeiou';

const SYLLABLE = `[${CODE_CONSONANTS}][${CODE_VOWELS}]`;
const CODE = new RegExp(`^${SYLLABLE}${SYLLABLE}-${SYLLABLE}${SYLLABLE}-${SYLLABLE}$`);

/** Whether a text has the form of a table code: five syllables, such as `bado-miku-ze`. */
export function isTableCode(text: string): boolean {
  return CODE.test(text);
}
