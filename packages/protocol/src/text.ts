/** Normalisation of names and texts. Forms, servers and stores use the same definition. */

/** Invisible or blank: default-ignorable characters, the Braille blank, private use, unassigned. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\p{Cf}\p{Co}\p{Cn}]/u;
/** The flags of England, Scotland and Wales. Fonts draw no other flag of tag characters, which could hide a text. */
const TAG_FLAG =
  /(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})/u;
const SPACES = /[\p{Z}\p{Cc}]+/gu;
/** Left-to-right, right-to-left and Arabic letter mark. Common in pasted Hebrew and Arabic, and harmless in an isolate. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/;
const ISOLATE_START = '\u2068';
const ISOLATE_END = '\u2069';
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A letter, a digit or an emoji. Modifier letters look like accents or quotation marks. */
const NAMING = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const EMOJI_PART = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const EMOJI_BASE = /\p{Emoji}/u;
const NON_JOINER = '\u200c';
const JOINER = '\u200d';
const EMOJI_SELECTOR = '\ufe0f';
/** Scripts whose spelling uses joiners and non-joiners. */
const JOINING_LETTER = new RegExp(
  `[${[
    'Arabic',
    'Syriac',
    'Mongolian',
    'Nko',
    'Mandaic',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Khmer',
    'Myanmar',
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join('')}]`,
  'u',
);
/** No language puts more marks on one letter. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Returns a name as it is stored and shown: one line in NFC without invisible and direction characters. Empty if it has no
 * letter, digit or emoji.
 *
 * @example normaliseName(' A\u200bnne\u3164 ') // 'Anne'
 */
export function normaliseName(name: string): string {
  const clean = cleaned(name, () => false);
  return NAMING.test(clean) ? clean : '';
}

/**
 * Returns a text as it is stored and shown. Unlike in a name, direction marks stay, and the text is isolated so that they do
 * not affect the text around it.
 */
export function normaliseText(text: string): string {
  const clean = cleaned(text, (character) => DIRECTION_MARKS.test(character));
  if (!VISIBLE.test(clean)) return '';
  return DIRECTION_MARKS.test(clean) ? `${ISOLATE_START}${clean}${ISOLATE_END}` : clean;
}

function cleaned(text: string, mayStay: (character: string) => boolean): string {
  // Every second part is a flag.
  const parts = text.toWellFormed().normalize('NFC').replace(SPACES, ' ').split(TAG_FLAG);
  const visible = parts.map((part, index) => (index % 2 === 1 ? part : withoutInvisible(part, mayStay)));
  return visible.join('').replace(STACKED_MARKS, '$1').replace(SPACES, ' ').trim().normalize('NFC');
}

function withoutInvisible(text: string, mayStay: (character: string) => boolean): string {
  const characters = [...text];
  const visible = characters.filter(
    (character, index) =>
      !INVISIBLE.test(character) ||
      mayStay(character) ||
      isNeeded(character, characters[index - 1] ?? '', characters[index + 1] ?? ''),
  );
  return visible.join('');
}

/** Whether a joiner or selector changes how its neighbours are read. */
function isNeeded(character: string, before: string, after: string): boolean {
  if (character === EMOJI_SELECTOR) return EMOJI_BASE.test(before);
  if (character === JOINER && EMOJI_PART.test(before)) return PICTOGRAPH.test(after);
  return (
    (character === JOINER || character === NON_JOINER) &&
    JOINING_LETTER.test(before) &&
    JOINING_LETTER.test(after)
  );
}
