/** The present time of `performance.now`, read again twice a second and when `changed` changes. */
function ticking(changed: () => unknown): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    void changed();
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), 500);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** The seconds left until a time of `performance.now`. Call it while a component is initialised. */
export function secondsLeft(until: () => number): { readonly seconds: number } {
  const time = ticking(until);
  return {
    get seconds() {
      return Math.max(0, Math.ceil((until() - time.now) / 1000));
    },
  };
}

/** The seconds since a time of `performance.now`. Call it while a component is initialised. */
export function secondsSince(since: () => number): { readonly seconds: number } {
  const time = ticking(since);
  return {
    get seconds() {
      return Math.max(0, Math.floor((time.now - since()) / 1000));
    },
  };
}
