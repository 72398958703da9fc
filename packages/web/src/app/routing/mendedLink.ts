import { parseInvitation } from '@nain-jaune/protocol';

/** The length to which pages cut an unreadable text that they show. */
export const LONGEST_SHOWN = 40;
/** How often a link is decoded again. */
const MOST_ENCODINGS = 4;
/** Invisible characters: of no width, of direction, soft hyphens and line breaks. */
const INVISIBLE = /%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A[06-9]|%EF%BB%BF|%C2%AD|%0[AD]/gi;
/** Parameters that other sites add, and directives of browsers. */
const PARAMETERS = /(?:[?&]|%3F|%26)[\w.-]+(?:=|%3D).*$|:~:.*$/is;
/**
 * The signs around a link in a sentence, plain and as browsers encode them: punctuation, quotes, brackets, spaces. A position may end
 * with `_.` or an announced card such as `5h!`.
 */
const TAIL =
  /(?:["'(),:;<>?@[\]`|*&#]|(?<!_)\.|(?<![shdc])!|%2[02]|%3[CE]|%60|%C2%(?:A0|AB|BB)|%E2%80%[89AB][\dA-F]){1,24}$/i;
/** Ten syllables, or five, with any other signs before and between them, and no letter or digit after them. */
const SPELT_INVITATIONS = [
  /^(?:[^a-z]*[a-z]{2}){10}(?![-_]*[a-z\d])/,
  /^(?:[^a-z]*[a-z]{2}){5}(?![-_]*[a-z\d])/,
];

/**
 * Returns the part of an address after `#/`, such as `t/bado-miku-ze`, without what mail programs, messengers and other sites have
 * added to the link or encoded in it.
 */
export function mendedLink(hash: string): string {
  let mended = cut(hash);
  // Names of pages have letters only: an escape before the first slash shows that the whole was encoded.
  for (let level = 0; level < MOST_ENCODINGS && /^[^/]*%/.test(mended); level++)
    mended = cut(decoded(mended));
  return mended;
}

function cut(hash: string): string {
  return hash
    .replace(INVISIBLE, '')
    .replace(PARAMETERS, '')
    .replace(/^[#/\s]+/, '')
    .replace(TAIL, '');
}

/** Decodes a text. One that was cut inside an escape stays as it is, so that its page can say what is wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text of a part of an address; null if it is empty. */
export function textIn(part = ''): string | null {
  return decoded(part) || null;
}

/** The first letters, digits, `_` and `-`: an id, a token or an encoded deal. Dashes may have become long ones. */
export function wordIn(part = ''): string | null {
  return /[\w-]+/.exec(decoded(part).replace(/\p{Pd}/gu, '-'))?.[0] ?? null;
}

/** A date such as `2026-11-25`. Other texts are returned as they are. */
export function dateIn(part = ''): string | null {
  const text = decoded(part).replace(/\p{Pd}/gu, '-');
  return /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? textIn(part);
}

export function numberIn(part = ''): number | null {
  const [digits] = /^[1-9]\d*(?!\w)/.exec(part) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** A table code in any spelling, such as `Bado Miku Ze`; null if the text has none. */
export function tableCodeIn(part = ''): string | null {
  return parseInvitation(invitationIn(part) ?? '')?.code ?? null;
}

/** A table code with the key of a renewed link, if it has one, in any spelling; null if the text has no code. */
export function invitationIn(part = ''): string | null {
  const text = decoded(part).toLowerCase();
  const spelt = SPELT_INVITATIONS.map((pattern) => inParts(pattern.exec(text)?.[0] ?? ''));
  return spelt.find((invitation) => parseInvitation(invitation) !== null) ?? null;
}

/** Divides two, two and one syllables, such as `bado-miku-ze`. */
function inParts(text: string): string {
  const letters = text.replace(/[^a-z]/g, '');
  return letters.replaceAll(/(.{4})(.{4})(.{2})/g, '$1-$2-$3-').replace(/-$/, '');
}
