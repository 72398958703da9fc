import type * as v from 'valibot';

/** `T` with everything in it read-only, as all messages are. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: Frozen<T[Key]> };

type Same<Parsed, Written> = [Frozen<Parsed>, Frozen<Written>] extends [Frozen<Written>, Frozen<Parsed>]
  ? true
  : false;

/**
 * Returns the schema unchanged. Compiles only if its output is exactly the type `Written`: for types of the engine, which
 * has no schemas of its own.
 *
 * @example exactly<Laid>()(v.object({ … }))
 */
export function exactly<Written>() {
  return <Schema extends v.GenericSchema>(
    schema: Schema & (Same<v.InferOutput<Schema>, Written> extends true ? unknown : never),
  ): Schema => schema;
}
