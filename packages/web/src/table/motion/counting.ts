interface Count {
  readonly from: number;
  readonly to: number;
  /** The value that is to be shown in the end, which changes if a move is taken back. */
  now(): number | undefined;
  /** In milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

/** The most numbers that are shown on the way. */
const STEPS = 8;
/** Ends the counts that are running. */
const running = new Set<() => void>();

/**
 * Counts a shown number from an old value to the present one. It writes into the text of a component, which writes there only when its
 * value changes: then the count ends.
 */
export function countTo(
  shown: HTMLElement,
  { from, to, now, delay, duration }: Count,
  write: (value: number) => string,
): void {
  const text = [...shown.childNodes].findLast((node) => node instanceof Text);
  if (text === undefined || from === to) return;
  const steps = Math.min(STEPS, Math.abs(to - from));
  let step = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = '';
  const put = (value: number) => {
    written = write(value);
    text.data = written;
  };
  const end = () => {
    clearTimeout(timer);
    running.delete(end);
    if (text.data === written) put(now() ?? to);
  };
  const goOn = () => {
    step++;
    if (step >= steps || text.data !== written || now() !== to) end();
    else {
      put(Math.round(from + ((to - from) * step) / steps));
      timer = setTimeout(goOn, duration / steps);
    }
  };
  put(from);
  timer = setTimeout(goOn, delay);
  running.add(end);
}

/** Shows the last value of every count. */
export function endCounts(): void {
  for (const end of [...running]) end();
}
