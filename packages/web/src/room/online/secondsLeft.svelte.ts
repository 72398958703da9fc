/** The seconds left until a time of `performance.now`. Call it while a component is initialised. */
export function secondsLeft(until: () => number): { readonly seconds: number } {
  let now = $state(performance.now());
  $effect(() => {
    void until();
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 500);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return Math.max(0, Math.ceil((until() - now) / 1000));
    },
  };
}
