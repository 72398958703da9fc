/** A value, or the promise of one where something has to be waited for. */
export type Awaitable<Value> = Value | Promise<Value>;

/** Goes on with a value: at once where it is there, else when it comes. So what need not wait costs no promise. */
export function andThen<Value, Result>(
  value: Awaitable<Value>,
  goOn: (value: Value) => Result,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
