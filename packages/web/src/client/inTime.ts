/** How long a file may be on its way before the page says so, in milliseconds. */
const PATIENCE = 10_000;

/**
 * The same promise, rejected if it takes too long: a request that is on its way when the network drops may never end.
 * `onLate` is called if it is fulfilled after that.
 */
export function inTime<Value>(loading: Promise<Value>, onLate: () => void = () => undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('still on its way'));
    }, PATIENCE);
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
