/** What the tabs and workers of a browser share: databases, and a channel. They may be absent or refused. */

/** Opens a database with one store, whose values have their key as `id`. Rejects if the browser has no database to offer. */
export function openDatabase(name: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database could not be opened'));
    request.onblocked = () => reject(new Error('the database is in use by another version of the page'));
  });
}

/** Messages between the tabs of this browser. */
export interface TabChannel {
  send(message: unknown): void;
  /** Calls `hear` with each message of another tab. Returns a cancel function. */
  listen(hear: (message: unknown) => void): () => void;
}

/** Opens a channel between tabs. Without one, the tabs know nothing of each other. */
export function openChannel(name: string): TabChannel {
  const channel = attempt(() => new BroadcastChannel(name), null);
  return {
    send: (message) => attempt(() => channel?.postMessage(message), undefined),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => hear(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

/** What `use` returns, or the fallback if it throws. */
export function attempt<Value, Fallback>(use: () => Value, fallback: Fallback): Value | Fallback {
  try {
    return use();
  } catch {
    return fallback;
  }
}
