import * as v from 'valibot';
import { isTableCode } from '../code.ts';
import { LONGEST_NAME, LONGEST_TEXT } from '../limits.ts';
import { PORTRAITS } from '../portraits.ts';

/** Control characters, halves of characters, and what turns the direction of the text around it. */
const DISORDERLY = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

function isOrderly(text: string): boolean {
  return !DISORDERLY.test(text);
}

function isName(text: string): boolean {
  return text.length <= LONGEST_NAME && VISIBLE.test(text) && isOrderly(text);
}

/** The name that a person gives himself, without the space around it. */
export const givenName = v.pipe(
  v.string(),
  v.trim(),
  v.check(isName, `a name of 1–${LONGEST_NAME} characters in one line`),
);

/** The portrait that somebody has chosen, or null for none. */
export const chosenFace = v.nullable(v.picklist(PORTRAITS));

/** A portrait that is told; one that came after this page was made is none to it. */
export const toldFace = v.fallback(chosenFace, null);

/** A person's own words in one line, without the space around them; whether there are any is the table's affair. */
export const ownWords = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => text.length <= LONGEST_TEXT && isOrderly(text),
    `at most ${LONGEST_TEXT} characters in one line`,
  ),
);

/** The code of a table. */
export const tableCode = v.pipe(v.string(), v.check(isTableCode, 'a code such as bado-miku-ze'));

/** The secret of a place: 32 bytes in base64url. */
export const token = v.pipe(
  v.string(),
  v.check((text) => /^[A-Za-z0-9_-]{43}$/.test(text), '43 characters of base64url'),
);

/** The number of the player who cuts. */
export const cutNumber = v.pipe(
  v.string(),
  v.check((text) => /^[0-9a-f]{32}$/.test(text), '32 hexadecimal digits'),
);
