import * as v from 'valibot';
import { isWithin } from '../characters.ts';
import { isTableCode, LONGEST_NAME, LONGEST_TEXT, PORTRAITS, parseInvitation } from '../constants.ts';
import { normaliseName, normaliseText } from '../text.ts';

/** Bounds the cost of normalising. */
const LONGEST_INPUT = 1000;

/** A chosen name, normalised. */
export const givenName = v.pipe(
  v.string(),
  v.maxLength(LONGEST_INPUT),
  v.transform(normaliseName),
  v.check((name) => name !== '', 'a name with at least one letter, digit or emoji'),
  v.check((name) => isWithin(name, LONGEST_NAME), `a name of at most ${LONGEST_NAME} characters`),
);

/** A member's text, normalised. The room refuses an empty one. */
export const ownText = v.pipe(
  v.string(),
  v.maxLength(LONGEST_INPUT),
  v.transform(normaliseText),
  v.check((text) => isWithin(text, LONGEST_TEXT), `at most ${LONGEST_TEXT} characters`),
);

/** Null for none. */
export const chosenFace = v.nullable(v.picklist(PORTRAITS));

/** A portrait from a server. An unknown one becomes null. */
export const shownFace = v.fallback(chosenFace, null);

export const tableCode = v.pipe(
  v.string(),
  v.check(isTableCode, 'a code such as bado-miku-ze'),
  v.metadata({ pattern: '^[a-z]{4}-[a-z]{4}-[a-z]{2}$' }),
);

/** A table code, followed by the key of a renewed link. */
export const invitation = v.pipe(
  v.string(),
  v.check((text) => parseInvitation(text) !== null, 'a code such as bado-miku-ze'),
  v.metadata({ pattern: '^[a-z]{4}-[a-z]{4}-[a-z]{2}(-[a-z]{4}-[a-z]{4}-[a-z]{2})?$' }),
);

/** A member's token: 32 bytes in base64url. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, '43 characters of base64url'));

/** The secret of an offered place: 16 bytes. */
export const placeSecret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits'));

/** The cutter's contribution to the shuffle: 16 bytes. */
export const cutNumber = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits'));
