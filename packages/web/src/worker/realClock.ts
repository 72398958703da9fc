import type { Cancel, Clock } from '@nain-jaune/table';

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

/** Acts after the pending messages. A message to itself is faster than a timer, which browsers delay by at least 4 ms. */
function soon(act: () => void): Cancel {
  const number = ++asked;
  waiting.set(number, act);
  port2.postMessage(number);
  return () => waiting.delete(number);
}
