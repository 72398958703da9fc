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

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name isolated from the text around it, if it is written from right to left: else it would turn what follows it around. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** What is given to words, such as names, a list of names, or a context with names, with each name isolated. */
function withIsolatedNames(given: unknown): unknown {
  if (typeof given === 'string') return isolated(given);
  if (Array.isArray(given)) return given.some(isRightToLeft) ? given.map(withIsolatedNames) : given;
  if (typeof given !== 'object' || given === null || !('names' in given)) return given;
  return { ...given, names: withIsolatedNames(given.names) };
}

function isRightToLeft(value: unknown): boolean {
  return typeof value === 'string' && RIGHT_TO_LEFT.test(value);
}

/**
 * The same words with every text in them typeset: in strings, lists, objects and what functions return or promise. Names that
 * functions get are isolated if they are written from right to left.
 */
export function typesetAll<Words>(words: Words, typeset: (text: string) => string = (text) => text): Words {
  return typesetValue(words, typeset) as Words;
}

function typesetValue(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map((part) => typesetValue(part, typeset));
  if (typeof value === 'function') {
    return (...given: unknown[]) => typesetValue(value(...given.map(withIsolatedNames)), typeset);
  }
  if (value instanceof Promise) return value.then((kept) => typesetValue(kept, typeset));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetValue(part, typeset)]));
  }
  return value;
}
