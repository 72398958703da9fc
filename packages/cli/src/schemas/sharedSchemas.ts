import * as v from 'valibot';

// Cards and moves are in the notation of docs/record-format.md.

/** A count or an index from 0. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An index from 1, such as the number of a deal. */
export const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Negative if the rules allow debts. */
export const counters = v.pipe(v.number(), v.integer());
export const card = v.pipe(v.string(), v.regex(/^[A2-9TJQK][cdhs]$/));
export const cards = v.pipe(v.string(), v.regex(/^(?:[A2-9TJQK][cdhs](?: [A2-9TJQK][cdhs])*)?$/));
/** A card, with `!` if announced, or `-` for a pass. */
export const move = v.pipe(v.string(), v.regex(/^(?:[A2-9TJQK][cdhs]!?|-)$/));
/** A ruleset of docs/record-format.md. */
export const ruleset = v.looseObject({ id: v.string(), players: v.array(whole) });

/** A mean with its standard error. Null for fewer than two values. */
export const measure = v.strictObject({ mean: v.number(), standardError: v.nullable(v.number()) });
export const estimate = v.strictObject({ value: v.number(), standardError: v.number() });

/** The faults of a program of one kind. `number` and `seat` are those of the first one. */
export const faultCount = v.strictObject({
  kind: v.string(),
  count: ordinal,
  number: ordinal,
  seat: whole,
  story: v.string(),
});

export const setting = { rules: v.string(), players: whole, seed: v.string() };

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
