/** The global object of a worker. The types of the page describe a window. */
export const workerScope = self as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;
