/** Protocol version, raised by every incompatible change. docs/protocol.md describes it. */
export const PROTOCOL_VERSION = 2;

/** Seconds for a move by turn clock; null for no limit. */
export const CLOCK_SECONDS = { none: null, gentle: 60, quick: 15 } as const satisfies Readonly<
  Record<string, number | null>
>;

/** Maximum length of a name, in characters as readers count them. */
export const LONGEST_NAME = 24;

/** Maximum length of a member's text, in characters as readers count them. */
export const LONGEST_TEXT = 200;

/** Maximum number of results of a challenge on a server. */
export const MOST_CHALLENGE_RESULTS = 50;

/** Consonants of table codes. No two of them sound alike in the languages of the page. */
export const CODE_CONSONANTS = 'bdfgklmnprstvz';

export const CODE_VOWELS = 'aeiou';

const SYLLABLE = `[${CODE_CONSONANTS}][${CODE_VOWELS}]`;
const FIVE_SYLLABLES = `${SYLLABLE}${SYLLABLE}-${SYLLABLE}${SYLLABLE}-${SYLLABLE}`;
const CODE = new RegExp(`^${FIVE_SYLLABLES}$`);
const INVITATION = new RegExp(`^(${FIVE_SYLLABLES})(?:-(${FIVE_SYLLABLES}))?$`);

/** Whether a text has the form of a table code, such as `bado-miku-ze`. */
export function isTableCode(text: string): boolean {
  return CODE.test(text);
}

/** What is in the link to a table. */
export interface Invitation {
  readonly code: string;
  /** Five more syllables if the host has renewed the link, otherwise empty. */
  readonly key: string;
}

/** Parses what is in the link to a table, such as `bado-miku-ze` or `bado-miku-ze-fuga-lito-pe`. Null if it has another form. */
export function parseInvitation(text: string): Invitation | null {
  const [, code, key = ''] = INVITATION.exec(text) ?? [];
  return code === undefined ? null : { code, key };
}

/** Quick phrases by key. Each client shows them in its own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'bravo',
  'thanks',
  'sorry',
  'oops',
  'ouch',
  'what-luck',
  'haha',
  'hmm',
  'one-moment',
  'your-turn',
  'another-game',
  'good-night',
] as const;

export type Phrase = (typeof PHRASES)[number];

/** Portraits by key. */
export const PORTRAITS = [
  'grandmother',
  'grandfather',
  'lady',
  'gentleman',
  'girl',
  'boy',
  'cat',
  'fox',
  'owl',
  'hare',
] as const;

export type Portrait = (typeof PORTRAITS)[number];
