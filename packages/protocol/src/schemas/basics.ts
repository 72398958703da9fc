import {
  type Card,
  cardAt,
  parseFormerRuleset,
  parseMoveText,
  parseRuleset,
  type Ruleset,
  type Seat,
  seatAt,
} from '@nain-jaune/engine';
import * as v from 'valibot';

const LONGEST_ID = 64;

/** A whole number of counters or points. Below zero for debts. */
export const amount = v.pipe(v.number(), v.safeInteger());

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A whole number from 1: the number of a member, game or deal. */
export const fromOne = v.pipe(count, v.minValue(1));

/** A card by its number. */
export const card = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(51),
  v.transform((index): Card => cardAt(index)),
);

/** Several cards. */
export const cards = v.array(card);

/** The number of a seat, which may be beyond those at the table. */
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

/** A seat by its number. */
export const seat = v.pipe(
  seatNumber,
  v.transform((index): Seat => seatAt(index)),
);

/** A move in the notation of records: `7d`, `7d!`, `-`. */
export const moveText = v.pipe(
  v.string(),
  v.check((text) => parseMoveText(text) !== undefined, 'a move such as 7d! or -'),
);

/** The client's own id of a command. */
export const commandId = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID));

/** One thing that is wrong with an input. */
export const problem = v.object({
  code: v.picklist(['missing', 'unknown-key', 'wrong-value', 'conflict', 'newer-version']),
  path: v.string(),
  expected: v.string(),
  found: v.string(),
});

/** A ruleset that a client asks for. */
export const ruleset = rulesetBy(parseRuleset);

/** A ruleset by which a table plays: with a target that version 1 of the contract allowed. */
export const playedRuleset = rulesetBy(parseFormerRuleset);

/** A ruleset by one of the engine's parsers. Each of its problems keeps its path. */
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
