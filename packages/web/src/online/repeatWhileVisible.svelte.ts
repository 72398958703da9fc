/** How often it is tried again while the page is looked at, in milliseconds. */
const EVERY = 4000;

/**
 * Does something now and then while the page is looked at, and at once when it is looked at again or the network is back. Call
 * it while a component is being made.
 */
export function repeatWhileVisible(ask: () => void): void {
  $effect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  });
}
