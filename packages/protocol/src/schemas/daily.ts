/** Today's deal and challenges over HTTP. */
import * as v from 'valibot';
import { MOST_CHALLENGE_RESULTS } from '../constants.ts';
import { amount, count, fromOne } from './basics.ts';
import { tableCode } from './texts.ts';

const LONGEST_CHALLENGE = 4096;
/** The format of records needs five. */
const DEEPEST_RECORD = 8;

/** Whether a text is a date of the calendar as in ISO 8601. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A UTC date. */
export const date = v.pipe(
  v.string(),
  v.check(isDate, 'a date such as 2026-11-27'),
  v.metadata({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
);

/** Answer to `GET /api/daily/{date}`. */
export const dailyResults = v.object({
  date,
  attempts: count,
  /** Results in counters with the number of attempts that had them, ascending. */
  results: v.array(v.strictTuple([amount, fromOne])),
  /**
   * What their choices cost in counters, with the number of attempts that had this cost, ascending. The cost of attempts that a server of release
   * 1.0 stored is not known.
   */
  costs: v.optional(v.array(v.strictTuple([count, fromOne])), []),
});

/** Whether values are nested at most this deep. Deeper ones would overflow the stack of programs that walk them. */
function isNestedWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isNestedWithin(levels - 1, inner));
}

/** A record that is not parsed yet. */
export const unparsedRecord = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (record) => isNestedWithin(DEEPEST_RECORD, record),
    `a record, nested at most ${DEEPEST_RECORD} deep`,
  ),
);

export const attemptId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{16,64}$/, '16 to 64 characters of base64url'),
);

/** Body of `POST /api/daily/{date}/attempts`. The same `id` is counted once. */
export const newAttempt = v.strictObject({
  id: attemptId,
  record: unparsedRecord,
});

/**
 * Answer to it: the result in counters, what its choices cost, the number of attempts, and how many of them cost less. If a server of release 1.0
 * stored the attempt, its cost is null, and `better` counts better results.
 */
export const attemptResult = v.object({
  result: amount,
  cost: v.optional(v.nullable(count), null),
  attempts: count,
  better: count,
});

export const challengeText = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]*$/, 'base64url'),
  v.minLength(1),
  v.maxLength(LONGEST_CHALLENGE),
);

/**
 * Body of `POST /api/challenges` and of `POST /api/challenges/{code}/results`. The server checks its form
 * and its table, and does not play its games.
 */
export const challengeEntry = v.strictObject({ text: challengeText });

/** Answer to `POST /api/challenges`. */
export const challengeCode = v.object({ code: tableCode });

/** Answer to `GET /api/challenges/{code}` and to a new result. Results are in the order of their arrival. */
export const challenge = v.object({
  text: challengeText,
  results: v.pipe(v.array(challengeText), v.maxLength(MOST_CHALLENGE_RESULTS)),
});
