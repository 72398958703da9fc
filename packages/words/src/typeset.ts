/**
 * Applies French typography to a text with plain spaces: a narrow no-break space before ! ? ; and inside « », a no-break
 * space before : and % and a unit, no space before an ellipsis, and typographic apostrophes.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/ (?=[!?;»])/g, '\u202f')
    .replace(/« /g, '«\u202f')
    .replace(/ (?=[:%])|(?<=\d) (?=(?:mm|cm|s)\b)/g, '\u00a0')
    .replace(/ …/g, '…')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Applies German typography to a text with plain spaces: a no-break space before an ellipsis, percentages and units. */
export function typesetGerman(text: string): string {
  return text.replace(/ (?=…)|(?<=\d) (?=(?:%|(?:mm|cm|s|MB)\b))/g, '\u00a0');
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Isolates a name that is written from right to left, which would reorder the text after it. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Isolates the names in an argument: a name, a list of names, or a context with names. */
function withIsolatedNames(argument: unknown): unknown {
  if (typeof argument === 'string') return isolated(argument);
  if (Array.isArray(argument))
    return argument.some(isRightToLeft) ? argument.map(withIsolatedNames) : argument;
  if (typeof argument !== 'object' || argument === null || !('names' in argument)) return argument;
  return { ...argument, names: withIsolatedNames(argument.names) };
}

function isRightToLeft(value: unknown): boolean {
  return typeof value === 'string' && RIGHT_TO_LEFT.test(value);
}

/**
 * Typesets every text of a value: in strings, lists, objects, and the results of functions and promises. Names from right to
 * left in the arguments of functions are isolated.
 */
export function typesetAll<Words>(words: Words, typeset: (text: string) => string = (text) => text): Words {
  return typesetValue(words, typeset) as Words;
}

function typesetValue(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map((part) => typesetValue(part, typeset));
  if (typeof value === 'function') {
    return (...args: unknown[]) => typesetValue(value(...args.map(withIsolatedNames)), typeset);
  }
  if (value instanceof Promise) return value.then((result) => typesetValue(result, typeset));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetValue(part, typeset)]));
  }
  return value;
}
