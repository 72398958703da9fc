const INTERVAL_MS = 4000;

/**
 * Calls `action` repeatedly while the page is visible, and at once when it becomes visible or the network is back. Call it while
 * a component is initialised.
 */
export function repeatWhileVisible(action: () => void, intervalMs = INTERVAL_MS): void {
  $effect(() => {
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') action();
    };
    const timer = setInterval(runIfVisible, intervalMs);
    document.addEventListener('visibilitychange', runIfVisible);
    addEventListener('online', runIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', runIfVisible);
      removeEventListener('online', runIfVisible);
    };
  });
}
