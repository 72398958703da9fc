import * as v from 'valibot';

// What several outputs have in common. Cards and moves are in the notation of docs/record-format.md.

/** A count or an index. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A count that starts at 1, such as the number of a deal. */
export const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Counters, below zero where the rules allow debts. */
export const counters = v.pipe(v.number(), v.integer());
export const card = v.pipe(v.string(), v.regex(/^[A2-9TJQK][cdhs]$/));
/** Cards with spaces between them. */
export const cards = v.pipe(v.string(), v.regex(/^(?:[A2-9TJQK][cdhs](?: [A2-9TJQK][cdhs])*)?$/));
/** A card, with `!` if announced, or `-` for a pass. */
export const move = v.pipe(v.string(), v.regex(/^(?:[A2-9TJQK][cdhs]!?|-)$/));
/** A ruleset, as docs/record-format.md describes it. */
export const ruleset = v.looseObject({ id: v.string(), players: v.array(whole) });

/** A mean with its standard error, null for fewer than two values. */
export const measure = v.strictObject({ mean: v.number(), standardError: v.nullable(v.number()) });
/** A value with its standard error. */
export const estimate = v.strictObject({ value: v.number(), standardError: v.number() });

/** What a program did wrong, one kind. */
export const faultCount = v.strictObject({
  kind: v.string(),
  count: ordinal,
  number: ordinal,
  seat: whole,
  story: v.string(),
});

/** What a run of many games was started with. */
export const setting = { rules: v.string(), players: whole, seed: v.string() };

/** One thing that is wrong with a line of a file. */
export const finding = v.strictObject({
  type: v.literal('finding'),
  file: v.string(),
  line: ordinal,
  column: v.nullable(ordinal),
  deal: v.nullable(ordinal),
  move: v.nullable(ordinal),
  code: v.string(),
  message: v.string(),
});
