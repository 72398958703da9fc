/** Runs a task and yields another progress in place of its own. */
export function* mapProgress<Inner, Outer, Result>(
  work: Generator<Inner, Result, void>,
  map: (progress: Inner) => Outer,
): Generator<Outer, Result, void> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield map(step.value);
  }
}
