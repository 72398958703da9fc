import unhomoglyph from 'unhomoglyph';

const MARKS = /\p{M}/gu;
const BETWEEN = /[\s\p{P}]/gu;

/**
 * Equal for names that look alike: without case, accents, spaces and punctuation, and with one letter for all that look like
 * it in Unicode's list of confusable characters. The capital I looks like a small l.
 *
 * @example nameKey('Аnne') === nameKey('ANNE') // the first letter of the first is Cyrillic
 */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(MARKS, '');
  const key = unhomoglyph(plain).toLowerCase().replaceAll('i', 'l');
  return key.replace(BETWEEN, '') || key;
}
