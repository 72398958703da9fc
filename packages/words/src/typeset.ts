/**
 * French typography, so that authors write plain spaces: the narrow no-break space before ! ? ; and inside « »,
 * the no-break space before : and % and a unit, nothing before an ellipsis.
 * An ASCII apostrophe between letters becomes a typographic one.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/ (?=[!?;»])/g, '\u202f')
    .replace(/« /g, '«\u202f')
    .replace(/ (?=[:%])|(?<=\d) (?=(?:mm|cm|s)\b)/g, '\u00a0')
    .replace(/ …/g, '…')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** The same words with every text in them typeset: in strings, lists, objects and what functions give or promise. */
export function typesetAll<Words>(words: Words, typeset: (text: string) => string): Words {
  return typesetValue(words, typeset) as Words;
}

function typesetValue(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map((part) => typesetValue(part, typeset));
  if (typeof value === 'function') {
    return (...given: unknown[]) => typesetValue(value(...given), typeset);
  }
  if (value instanceof Promise) return value.then((kept) => typesetValue(kept, typeset));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetValue(part, typeset)]));
  }
  return value;
}
