/** Messages between the tabs of this browser. */
export interface TabChannel {
  send(message: unknown): void;
  /** Calls `listener` with each message of another tab. Returns a cancel function. */
  listen(listener: (message: unknown) => void): () => void;
}

/** Opens a channel between tabs and their workers. If the browser has none, no message arrives. */
export function openChannel(name: string): TabChannel {
  const channel = attempt(() => new BroadcastChannel(name), null);
  return {
    send: (message) => attempt(() => channel?.postMessage(message), undefined),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

/** Returns what `use` returns, or the fallback if it throws. */
export function attempt<Value, Fallback>(use: () => Value, fallback: Fallback): Value | Fallback {
  try {
    return use();
  } catch {
    return fallback;
  }
}
