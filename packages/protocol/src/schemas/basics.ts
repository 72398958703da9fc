import {
  type Card,
  cardAt,
  parseMoveText,
  parseRuleset,
  type Ruleset,
  type Seat,
  seatAt,
} from '@nain-jaune/engine';
import * as v from 'valibot';

const LONGEST_ID = 64;
const LONGEST_BOT_NAME = 64;

/** An integer of counters or points. Negative for debts. */
export const amount = v.pipe(v.number(), v.safeInteger());

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const fromOne = v.pipe(count, v.minValue(1));

export const card = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(51),
  v.transform((index): Card => cardAt(index)),
);

export const cards = v.array(card);

/** The number of a seat, which may be higher than the table has. */
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

export const seat = v.pipe(
  seatNumber,
  v.transform((index): Seat => seatAt(index)),
);

/** How many play at a table. */
export const players = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8));

/** A move in the notation of records, such as `7d`, `7d!` or `-`. */
export const moveText = v.pipe(
  v.string(),
  v.check((text) => parseMoveText(text) !== undefined, 'a move such as 7d! or -'),
);

/** A text without halves of surrogate pairs. */
function shortText(longest: number) {
  const isWellFormed = (text: string) => text.isWellFormed();
  return v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.check(isWellFormed, 'valid Unicode'));
}

export const commandId = shortText(LONGEST_ID);

export const botName = shortText(LONGEST_BOT_NAME);

export const problem = v.object({
  code: v.picklist([
    'missing',
    'unknown-key',
    'wrong-value',
    'conflict',
    'duplicate-key',
    'newer-version',
    'draft-version',
  ]),
  path: v.string(),
  expected: v.string(),
  found: v.string(),
});

/** A ruleset from a client. */
export const ruleset = rulesetBy(parseRuleset);

/** A ruleset by a parser of the engine. Problems keep their paths. */
function rulesetBy(parse: typeof parseRuleset) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Ruleset => {
      const parsed = parse(dataset.value);
      if (parsed.ok) return parsed.value;
      for (const { path, expected, found } of parsed.error) {
        const place = {
          type: 'unknown',
          origin: 'value',
          input: dataset.value,
          key: path,
          value: found,
        } as const;
        addIssue({ message: expected, expected, received: found, ...(path === '' ? {} : { path: [place] }) });
      }
      return NEVER;
    }),
  );
}

/** `T`, deeply read-only. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: Frozen<T[Key]> };

type Same<Parsed, Written> = [Frozen<Parsed>, Frozen<Written>] extends [Frozen<Written>, Frozen<Parsed>]
  ? true
  : false;

/**
 * Returns the schema unchanged. Compiles only if its output is exactly the type `Written`, which the engine defines without a
 * schema.
 *
 * @example exactly<Laid>()(v.object({ … }))
 */
export function exactly<Written>() {
  return <Schema extends v.GenericSchema>(
    schema: Schema & (Same<v.InferOutput<Schema>, Written> extends true ? unknown : never),
  ): Schema => schema;
}
