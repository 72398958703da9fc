const IDLE_AFTER_MS = 5000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether screen, mouse and keys have been unused for some seconds. Call it while a component is initialised. */
export function watchIdle(): { readonly current: boolean } {
  let isIdle = $state(false);
  $effect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      isIdle = false;
      clearTimeout(timer);
      timer = setTimeout(() => (isIdle = true), IDLE_AFTER_MS);
    };
    wake();
    for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, wake, { capture: true });
    };
  });
  return {
    get current() {
      return isIdle;
    },
  };
}
