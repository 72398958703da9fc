import type * as v from 'valibot';

/** A type with everything in it read-only, as all our messages are. */
type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: Frozen<T[Key]> };

/** True where what a schema accepts is exactly the type written for it, else false. */
type Same<Accepted, Written> = [Frozen<Accepted>, Frozen<Written>] extends [Frozen<Written>, Frozen<Accepted>]
  ? true
  : false;

/**
 * The schema it is given, unchanged. It compiles only where what the schema accepts is exactly the type `Written`,
 * so that neither of them can change alone: `exactly<Laid>()(v.object({ … }))`.
 */
export function exactly<Written>() {
  return <Schema extends v.GenericSchema>(
    schema: Schema & (Same<v.InferOutput<Schema>, Written> extends true ? unknown : never),
  ): Schema => schema;
}
