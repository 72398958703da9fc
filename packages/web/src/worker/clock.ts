import type { Cancel, Clock } from '@nain-jaune/table';

/** The real time. */
export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    if (ms <= 0) return soon(act);
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

const { port1, port2 } = new MessageChannel();
const waiting = new Map<number, () => void>();
let asked = 0;

port1.onmessage = (event: MessageEvent<number>) => {
  const act = waiting.get(event.data);
  waiting.delete(event.data);
  act?.();
};

/**
 * Acts as soon as what has come in meanwhile was heard. Browsers stretch timers of nothing to four milliseconds, as
 * long as a slice of a bot's thought takes: a message to oneself is not delayed.
 */
function soon(act: () => void): Cancel {
  const number = ++asked;
  waiting.set(number, act);
  port2.postMessage(number);
  return () => waiting.delete(number);
}

/**
 * The page tells when a game was played, and a browser that writes its first date prepares for as long as a page takes to be
 * made; what it has prepared serves the whole program. Here that keeps nobody waiting.
 */
export function prepareDates(): void {
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format();
}
