/** Delay before the address follows, in milliseconds. Browsers limit the rate of changes. */
const SETTLED = 400;

/** Calls `follow` with a value once it has stayed for a moment, unless another page is shown by then. Null is no value. */
export function onSettled<Value>(value: () => Value | null, follow: (value: Value) => void): void {
  $effect(() => {
    const shown = value();
    if (shown === null) return;
    const { hash } = location;
    // The address of another page must not be replaced.
    const timer = setTimeout(() => location.hash === hash && follow(shown), SETTLED);
    return () => clearTimeout(timer);
  });
}
