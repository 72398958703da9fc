import type { Cancel, Clock } from '@nain-jaune/table';

/** The longest wait of a timer of Node. */
const longestWait = 2 ** 31 - 1;

/** The real time. */
export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, act): Cancel {
    if (ms <= 0) {
      const soon = setImmediate(act);
      return () => clearImmediate(soon);
    }
    const timer = setTimeout(act, Math.min(ms, longestWait));
    return () => clearTimeout(timer);
  },
};
