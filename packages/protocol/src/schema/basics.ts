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

/** A whole number, of counters or points; below zero where players may have debts. */
export const amount = v.pipe(v.number(), v.safeInteger());

/** A whole number from 0: how many, or the number of an event. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A card by its number. */
export const card = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(51),
  v.transform((index): Card => cardAt(index)),
);

/** The number of a seat that may be at the table or not. */
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** A seat by its number. */
export const seat = v.pipe(
  seatNumber,
  v.transform((index): Seat => seatAt(index)),
);

/** Several cards. */
export const cards = v.array(card);

/** A move as the record writes it. */
export const moveText = v.pipe(
  v.string(),
  v.check((text) => parseMoveText(text) !== undefined, 'a move such as 7d! or -'),
);

/** One thing that is wrong with an input, as its reader told it. */
export const problem = v.object({
  code: v.picklist(['missing', 'unknown-key', 'wrong-value', 'conflict']),
  path: v.string(),
  expected: v.string(),
  found: v.string(),
});

/** A ruleset, by the engine's own parser; each of its problems keeps its path. */
export const ruleset = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Ruleset => {
    const parsed = parseRuleset(dataset.value);
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
