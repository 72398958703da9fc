const TIMEOUT_MS = 10_000;

/**
 * Rejects if `loading` takes too long: a request may never end if the network drops. Calls `onLate` if `loading` resolves after
 * that.
 */
export function inTime<Value>(loading: Promise<Value>, onLate: () => void = () => undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('loading timed out'));
    }, TIMEOUT_MS);
    loading.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
        if (isLate) onLate();
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
