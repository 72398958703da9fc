/** The seconds until a time of `performance.now`: negative after it, 0 without one. Call it while a component is initialised. */
export function secondsUntil(moment: () => number | null): { readonly seconds: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (moment() === null) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 500);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return Math.ceil(((moment() ?? now) - now) / 1000);
    },
  };
}
